import { useTranslations } from 'use-intl'
import { gradeOf } from '#analysis/grading'
import type { Judged } from '#analysis/judged'
import type { Seat } from '#kernel/seat'
import { useTable } from '#ui/table'
import { Answer } from './answer.tsx'
import { askedBefore } from './asked-then.ts'
import { Candidates, useChange } from './candidates.tsx'
import { Reason } from './reason.tsx'
import type { Reckoned } from './reckoning.ts'
import type { Reasons } from './use-reasons.ts'

interface OwnAnswerProps {
  readonly seq: number
  readonly seat: Seat
  readonly reckoned: Reckoned
  readonly reasons: Reasons | null
}

/** What the analyst would have done in the reader's place, and what the reader's own answer cost. */
export function OwnAnswer({ seq, seat, reckoned, reasons }: OwnAnswerProps) {
  const t = useTranslations('play.weighed')
  const { screen, live } = useTable()
  const asked = askedBefore(screen.game, live, seq, seat)
  const judged = reckoned.judged.get(seq)
  if (asked === null || (judged !== undefined && judged.decision === null)) return null
  return (
    <article className="weighed-one" data-grade={judged === undefined ? undefined : gradeOf(judged)}>
      <h3>{t(reckoned.analyst?.startsWith('dragonlord') === true ? 'advice.dragonlord' : 'advice.other')}</h3>
      {judged === undefined ? (
        <p role="status">{t('working')}</p>
      ) : (
        <>
          <p>
            <Answer asked={asked} answer={judged.advice} />
            {'. '}
            <Verdict of={judged} />
          </p>
          {judged.decision !== null && (
            <>
              <Reason decision={judged.decision} question={judged.question} seat={seat} reasons={reasons} />
              <Candidates
                asked={asked}
                decision={judged.decision}
                own={judged.candidates[judged.chosen ?? -1] ?? null}
              />
            </>
          )}
        </>
      )}
    </article>
  )
}

function Verdict({ of: judged }: { readonly of: Judged }) {
  const t = useTranslations('play.weighed')
  const change = useChange()
  const { chosen, advised, cost, unit } = judged
  const grade = gradeOf(judged)
  if (chosen !== null && chosen === advised) return <b>{t('same')}</b>
  if (grade === null || unit === null) return t('unknown')
  if (grade !== 'error') return <b>{t('asGood')}</b>
  return <b className="costly">{t(`cost.${unit}`, { n: change(unit, -(cost ?? 0)) })}</b>
}
