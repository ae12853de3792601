import type { Saying } from '#games/saying'
import type { Segment } from '#games/speaker'
import { useTable } from '../table.ts'
import { CardName } from './card-name.tsx'
import { RuleNumber } from './rule.tsx'
import { SeatName } from './seat-name.tsx'
import { Termed, TermOf } from './termed.tsx'

interface SaidProps {
  readonly saying: Saying
  readonly sentence?: boolean
  /** Inside a button, so nothing in it can be pressed separately. */
  readonly plain?: boolean
}

/** A saying in the reader's language. Cards, seats, things and rules in it can be pointed at. */
export function Said({ saying, sentence = true, plain = false }: SaidProps) {
  const { speaker, names, me } = useTable()
  const segments = sentence ? speaker.sentence(saying, names, me) : speaker.segments(saying, names, me)
  return segments.map((segment, i) => {
    const [before, after] = [markAfter(segments, i - 1), markAfter(segments, i)]
    const own = { ...segment, text: segment.text.slice(before.length) }
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is redrawn as a whole or not at all
    return <Stretch key={`${i} ${segment.text}`} segment={own} mark={after} plain={plain} />
  })
}

/** A comma or full stop stays with the button or picture before it. Otherwise a line could break between them. */
function markAfter(segments: readonly Segment[], i: number): string {
  const [it, next] = [segments[i], segments[i + 1]]
  const isPiece = it !== undefined && (it.card !== undefined || it.thing !== undefined)
  return isPiece && next !== undefined && isPlain(next) ? (/^[^\s\p{L}\d]+/u.exec(next.text)?.[0] ?? '') : ''
}

const isPlain = ({ seat, card, thing, rule }: Segment): boolean => (seat ?? card ?? thing ?? rule) === undefined

interface StretchProps {
  readonly segment: Segment
  readonly mark: string
  readonly plain: boolean
}

const Stretch = ({ segment, mark, plain }: StretchProps) =>
  mark === '' ? (
    <Drawn segment={segment} plain={plain} />
  ) : (
    <span className="unbroken">
      <Drawn segment={segment} plain={plain} />
      {mark}
    </span>
  )

function Drawn({ segment, plain }: Omit<StretchProps, 'mark'>) {
  const { screen } = useTable()
  const { text, seat, card, thing, n, rule } = segment
  if (seat !== undefined) return <SeatName seat={seat} text={text} />
  if (card !== undefined) return plain ? <span data-card={card}>{text}</span> : <CardName card={card} text={text} />
  if (thing !== undefined)
    return (
      <TermOf term={thing}>
        <screen.Thing kind={thing} n={n ?? 1} text={text} />
      </TermOf>
    )
  if (rule === undefined) return <Termed text={text} />
  return plain ? text : <RuleNumber rule={rule} />
}
