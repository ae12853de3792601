import { useTranslations } from 'use-intl'
import { useTable } from '../table.ts'

/** A rule number that links to the rule's text. */
export function RuleNumber({ rule }: { readonly rule: string }) {
  const { screen, ruleLabel } = useTable()
  return (
    <a className="rule-number" href={`/rules/${screen.game.id}#${anchorOf(rule)}`} target="_blank" rel="noreferrer">
      {ruleLabel(rule)}
    </a>
  )
}

/** The anchor of a rule on the rules page. */
export const anchorOf = (rule: string): string => rule.replaceAll(' ', '-')

/** A rule with its text: why something is so, or why it is not possible. */
export function RuleText({ rule }: { readonly rule: string }) {
  const table = useTable()
  const t = useTranslations('common')
  return (
    <p className="rule-text">
      <RuleNumber rule={rule} /> {table.rule(rule) ?? t('loading')}
    </p>
  )
}
