import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { RuleText } from './rule.tsx'

interface WhyNotProps {
  readonly rule: string
  readonly children: ReactNode
  /** How it looks, if not like a button that is barred. */
  readonly className?: string
}

/** Something that is not possible now: a press says by which rule. */
export function WhyNot({ rule, children, className = 'framed barred' }: WhyNotProps) {
  const t = useTranslations('common')
  return (
    <DialogTrigger>
      <Button className={className} data-rule={rule}>
        {children} <span className="why">{t('why')}</span>
      </Button>
      <RulePopover rule={rule} label={t('why')} />
    </DialogTrigger>
  )
}

/** A rule's text, beside what was pressed. */
export function RulePopover({ rule, label }: { readonly rule: string; readonly label: string }) {
  return (
    <Popover className="rule-popover parchment">
      <Dialog aria-label={label}>
        <RuleText rule={rule} />
      </Dialog>
    </Popover>
  )
}
