import { useTranslations } from 'use-intl'
import { useTable } from '../table.ts'

/** The number of a rule, which leads to its text. */
export function RuleNumber({ rule }: { readonly rule: string }) {
  const { screen, ruleLabel } = useTable()
  return (
    <a className="rule-number" href={`/rules/${screen.game.id}#${anchorOf(rule)}`} target="_blank" rel="noreferrer">
      {ruleLabel(rule)}
    </a>
  )
}

/** Where a rule stands on the page of the rules. */
export const anchorOf = (rule: string): string => rule.replaceAll(' ', '-')

/** A rule with its text: why something is so, or is not possible. */
export function RuleText({ rule }: { readonly rule: string }) {
  const table = useTable()
  const t = useTranslations('common')
  return (
    <p className="rule-text">
      <RuleNumber rule={rule} /> {table.rule(rule) ?? t('loading')}
    </p>
  )
}
