import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { RuleText } from './rule.tsx'

interface WhyNotProps {
  readonly rule: string
  readonly children: ReactNode
  /** Its style, unless it looks like a disabled button. */
  readonly className?: string
}

/** Something that is not possible now. Pressing it shows the rule that forbids it. */
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

/** A rule's text, next to what was pressed. */
export function RulePopover({ rule, label }: { readonly rule: string; readonly label: string }) {
  return (
    <Popover className="rule-popover parchment">
      <Dialog aria-label={label}>
        <RuleText rule={rule} />
      </Dialog>
    </Popover>
  )
}
