import { Button, DialogTrigger } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useTable } from '../table.ts'
import { RulePopover } from './why-not.tsx'

/** Rules worth reading before answering, at most two lines each. Pressing one shows its full text. */
export function Notes({ rules }: { readonly rules: readonly string[] }) {
  const table = useTable()
  const t = useTranslations('play')
  return rules.length === 0 ? null : (
    <ul className="notes" aria-label={t('mind')}>
      {rules.map(rule => (
        <li key={rule}>
          <DialogTrigger>
            <Button className="note">
              <span>
                <b>{table.ruleLabel(rule)}</b> {table.rule(rule)}
              </span>
            </Button>
            <RulePopover rule={rule} label={t('mind')} />
          </DialogTrigger>
        </li>
      ))}
    </ul>
  )
}
