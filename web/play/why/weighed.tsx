import { useTranslations } from 'use-intl'
import type { BotThought } from '#client/thoughts'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import { useTable } from '#ui/table'
import { useSmall } from '#ui/window'
import { useVenue } from '../venue.ts'
import { Answer } from './answer.tsx'
import { lastAnswerOf } from './asked-then.ts'
import { Candidates } from './candidates.tsx'
import { OwnAnswer } from './own-answer.tsx'
import { Reason } from './reason.tsx'
import { useReckoning } from './reckoning.ts'
import type { MatchRecord } from './record.ts'
import { type Reasons, useReasons } from './use-reasons.ts'
import { useRecord } from './use-record.ts'
import { WeighedOver } from './weighed-over.tsx'
import './weighed.css'

interface WeighedProps {
  readonly stops: readonly number[]
  /** The moment looked at. */
  readonly at: number
}

/** What was weighed before the answers of this moment: since the stop before it, as sealed answers are stops only when opened. */
export function Weighed({ stops, at }: WeighedProps) {
  const { viewer, live } = useTable()
  const { isShared } = useVenue()
  const t = useTranslations('play.weighed')
  const record = useRecord()
  const reasons = useReasons()
  const isSmall = useSmall()
  const seat = viewer === 'table' || isShared ? null : viewer
  const before = stops.findLast(seq => seq < at) ?? -1
  const isHere = (seq: number): boolean => seq > before && seq <= at
  const reckoned = useReckoning(seat, seat === null ? null : lastAnswerOf(live, seat, before, at))
  const own = reckoned.decisions.filter(isHere)
  const thoughts = (record?.thoughts ?? []).filter(({ seq, decision }) => isHere(seq) && decision.candidates.length > 0)
  const isKnown = reckoned.decisions.length > 0 || (record?.thoughts.length ?? 0) > 0
  if (!isKnown) return null
  // It keeps its place, so that the table does not jump from step to step.
  if (own.length === 0 && thoughts.length === 0) return <p className="weighed weighed-none">{t('none')}</p>
  const all = (
    <>
      {seat !== null &&
        own.map(seq => <OwnAnswer key={seq} seq={seq} seat={seat} reckoned={reckoned} reasons={reasons} />)}
      {record !== null &&
        thoughts.map(thought => <Thought key={thought.seq} thought={thought} record={record} reasons={reasons} />)}
    </>
  )
  if (isSmall) return <WeighedOver judged={own.flatMap(seq => reckoned.judged.get(seq) ?? [])}>{all}</WeighedOver>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="weighed" aria-label={t('title')} tabIndex={0}>
      {all}
    </section>
  )
}

interface ThoughtProps {
  readonly thought: BotThought
  readonly record: MatchRecord
  readonly reasons: Reasons | null
}

function Thought({ thought: { seq, seat, decision }, record, reasons }: ThoughtProps) {
  const asked = record.askedBefore(seq, seat)
  if (asked === null) return null
  return (
    <article className="weighed-one">
      <p>
        <SeatName seat={seat} />
        {': '}
        <Answer asked={asked} answer={decision.candidates[decision.chosen]?.answer ?? null} />
      </p>
      <Reason decision={decision} question={asked.question.name} seat={seat} reasons={reasons} />
      <Candidates asked={asked} decision={decision} own={null} />
    </article>
  )
}
