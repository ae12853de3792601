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
    const [start, end] = [markAfter(segments, i - 1).length, markBefore(segments, i + 1).length]
    const own = { ...segment, text: segment.text.slice(start, segment.text.length - end) }
    const marks = [markBefore(segments, i), markAfter(segments, i)] as const
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is redrawn as a whole or not at all
    return <Stretch key={`${i} ${segment.text}`} segment={own} marks={marks} plain={plain} />
  })
}

/** A comma or full stop stays with the button or picture before it. Otherwise a line could break between them. */
function markAfter(segments: readonly Segment[], i: number): string {
  const [it, next] = [segments[i], segments[i + 1]]
  return isPiece(it) && next !== undefined && isPlain(next) ? (/^[^\s\p{L}\d]+/u.exec(next.text)?.[0] ?? '') : ''
}

/** So does an opening quotation mark with what comes after it. */
function markBefore(segments: readonly Segment[], i: number): string {
  const before = segments[i - 1]
  const isMarked = isPiece(segments[i]) && before !== undefined && isPlain(before)
  return isMarked ? (/\s([\p{Ps}\p{Pi}]+)$/u.exec(before.text)?.[1] ?? '') : ''
}

const isPiece = (it: Segment | undefined): boolean => it?.card !== undefined || it?.thing !== undefined
const isPlain = ({ seat, card, thing, rule }: Segment): boolean => (seat ?? card ?? thing ?? rule) === undefined

interface StretchProps {
  readonly segment: Segment
  /** What stays with it, before and after. */
  readonly marks: readonly [before: string, after: string]
  readonly plain: boolean
}

const Stretch = ({ segment, marks: [before, after], plain }: StretchProps) =>
  before + after === '' ? (
    <Drawn segment={segment} plain={plain} />
  ) : (
    <span className="unbroken">
      {before}
      <Drawn segment={segment} plain={plain} />
      {after}
    </span>
  )

function Drawn({ segment, plain }: Omit<StretchProps, 'marks'>) {
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
