import { useTranslations } from 'use-intl'
import type { Table } from '#client/messages'
import type { GameOffered } from '../../house/api.ts'
import { changedIn } from '../../house/choosing-options.ts'
import { usePaceText } from '../../house/pace-text.ts'
import { useOptionWords } from '../../house/use-option-words.ts'

interface AgreedTermsProps {
  readonly table: Table
  readonly offered: GameOffered
  /** Null for everybody except the host. */
  readonly change: (() => void) | null
}

/** What was agreed on. */
export function AgreedTerms({ table, offered, change }: AgreedTermsProps) {
  const t = useTranslations('home.table')
  const making = useTranslations('home.making')
  const common = useTranslations('common')
  const pace = usePaceText()
  const say = useOptionWords(table.game)
  const changed = Object.entries(changedIn(offered, table.options))
  return (
    <section className="terms board" aria-labelledby="terms">
      <h2 id="terms">{t('terms')}</h2>
      <ul>
        <li>{pace(table.pace)}</li>
        {table.standIns === false && <li>{t('termNoStandIns')}</li>}
        {table.advice === true && <li>{t('termAdvice')}</li>}
        <li>{table.listed ? t('termListed') : t('termByLink')}</li>
        {changed.length === 0 && <li>{t('termRules')}</li>}
        {say !== null &&
          changed.map(([name, value]) => (
            <li key={name}>
              {t('termOption', {
                option: say.name(name),
                value: say.value(name, value) ?? (value ? common('on') : common('off')),
              })}
              <br />
              <small>{say.about(name)}</small>
            </li>
          ))}
      </ul>
      {change !== null && (
        <button type="button" className="framed" onClick={change}>
          {making('change')}
        </button>
      )}
    </section>
  )
}
