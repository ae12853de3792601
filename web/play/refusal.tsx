import { use } from 'react'
import { useTranslations } from 'use-intl'
import { RuleText } from '#ui/pieces/rule.tsx'
import { useRefusal } from '../house/refusals.ts'
import { RefusedContext } from './answering.ts'
import './refusal.css'

/** A refusal of the house: what happened, by which rule, and what to do. */
export function Refusal() {
  const { refused, forgive } = use(RefusedContext)
  const t = useTranslations('play')
  const words = useRefusal()
  if (refused === null) return null
  return (
    <div className="refusal" role="alert">
      <p>{words(refused)}</p>
      {refused.rule !== null && <RuleText rule={refused.rule} />}
      <button type="button" className="quiet" onClick={forgive}>
        {t('understood')}
      </button>
    </div>
  )
}
