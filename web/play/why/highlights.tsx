import { useTranslations } from 'use-intl'
import { type Highlight, highlightsOf } from '#analysis/grading'
import type { Seat } from '#kernel/seat'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { useTable } from '#ui/table'
import hourglass from '~icon/hourglass'
import laurels from '~icon/laurels'
import coins from '~icon/pay-money'
import { Answer } from './answer.tsx'
import { askedBefore } from './asked-then.ts'
import { useChange } from './candidates.tsx'
import { useReckoning } from './reckoning.ts'
import './highlights.css'

type Kind = 'best' | 'costly' | 'missed'
const signs: Readonly<Record<Kind, IconData>> = { best: laurels, costly: coins, missed: hourglass }
const kinds = ['best', 'costly', 'missed'] as const

/** The reader's own match in up to three moments, once a bot has judged all their decisions; nothing if it cannot. */
export function Highlights({ watch }: { readonly watch: (seq: number) => void }) {
  const { me } = useTable()
  const t = useTranslations('play.weighed')
  const { decisions, judged, isDone, hasFailed } = useReckoning(me, null)
  if (me === null || hasFailed) return <Nothing />
  if (!isDone)
    return (
      <p className="highlights-progress" role="status">
        {decisions.length > 0 && t('progress', { n: judged.size, all: decisions.length })}
      </p>
    )
  const found = highlightsOf([...judged.values()].toSorted((a, b) => a.seq - b.seq))
  const some = kinds.flatMap(kind => (found[kind] === null ? [] : [{ kind, of: found[kind] }]))
  const [first] = some
  if (first === undefined) return <Nothing />
  return (
    <section className="highlights" aria-labelledby="highlights-title" data-judged>
      <h3 id="highlights-title">
        {t('match')} <small>{t(`matchAbout.${first.of.judged.unit ?? 'chance'}`)}</small>
      </h3>
      <ul>
        {some.map(({ kind, of }) => (
          <Moment key={kind} kind={kind} of={of} seat={me} watch={watch} />
        ))}
      </ul>
    </section>
  )
}

/** Takes no room, and says only that no more will come. */
const Nothing = () => <span hidden data-judged />

interface MomentProps {
  readonly kind: Kind
  readonly of: Highlight
  readonly seat: Seat
  readonly watch: (seq: number) => void
}

function Moment({ kind, of: { judged, change }, seat, watch }: MomentProps) {
  const { screen, live } = useTable()
  const [t, play] = [useTranslations('play.weighed'), useTranslations('play')]
  const changed = useChange()
  const asked = askedBefore(screen.game, live, judged.seq, seat)
  if (asked === null) return null
  const { question, view } = asked
  return (
    <li className="highlight board" data-kind={kind}>
      <span className="highlight-sign">
        <Icon of={signs[kind]} />
      </span>
      <div>
        <h4>
          {t(kind)} <b>{changed(judged.unit ?? 'chance', kind === 'costly' ? -change : change)}</b>
        </h4>
        <p className="highlight-asked">
          <Said saying={screen.asked(question, view, seat)} plain />
        </p>
        <p>
          {t.rich('you', { what: () => <Answer asked={asked} answer={judged.answer} /> })}{' '}
          {kind !== 'best' && t.rich('better', { what: () => <Answer asked={asked} answer={judged.advice} /> })}
        </p>
      </div>
      <button type="button" aria-label={`${t(kind)}: ${play('watch')}`} onClick={() => watch(judged.seq)}>
        <span aria-hidden="true">▶</span> {play('watch')}
      </button>
    </li>
  )
}
