import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Guest } from '#games/workshop/guest'
import { anchorOf } from '#ui/pieces/rule.tsx'
import { useBench } from './bench-context.ts'
import { sayable } from './model/sayable.ts'

/** The rules that decide odd cases of this card. */
export function LeansOn() {
  const t = useTranslations('workshop')
  const { craft, draft } = useBench()
  const said = useMemo(() => sayable(draft, craft.kind), [draft, craft.kind])
  const rules = said === null ? [] : craft.workshop.rulings(said as Guest)
  if (rules.length === 0) return null
  return (
    <p className="leans-on">
      {t('leansOn')}{' '}
      {rules.map(rule => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  )
}

/** A rule by its number, with its text as a hint. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { craft } = useBench()
  const told = craft.rules.get(rule)
  return (
    <a
      className="rule-number"
      href={`/rules/${craft.game}#${anchorOf(rule)}`}
      target="_blank"
      rel="noreferrer"
      title={told?.text}
    >
      {told?.label ?? rule}
    </a>
  )
}
