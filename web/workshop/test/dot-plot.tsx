import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Figure } from '#games/almanac'
import { nameIn } from '#games/workshop/guest'
import type { BoxFigures } from '#local/box-figures'
import { useBench } from '../bench-context.ts'
import { figureWords } from '../figure-words.ts'
import { clearOf, type Dot, dotsIn, type Label, labelled, type Scale, scaleFor } from './dots.ts'

interface DotPlotProps {
  readonly measure: 'price' | 'winnerWins'
  readonly box: BoxFigures
  readonly figure: Figure | null
  readonly name: string
  /** More games are coming: the interval is dashed. */
  readonly isSoft: boolean
}

const WIDTH = 372
const HEIGHT = 132
const MIDDLE = 62
const LABELS = 110

/** The card as a lozenge with its interval among the dots of the box. Screen readers have the same as a table. */
export function DotPlot({ measure, box, figure, name, isSoft }: DotPlotProps) {
  const t = useTranslations('workshop.testing')
  const { craft } = useBench()
  const format = useFormatter()
  const [shown, setShown] = useState<string | null>(null)
  const cards = Object.entries(box).flatMap(([id, figures]) => {
    const value = figures[measure]
    const card = craft.workshop.boxed[id]
    return value === null || card === undefined ? [] : [{ name: nameIn(card, craft.language), value }]
  })
  const { name: title, about } = figureWords(craft.words, measure === 'price' ? 'price' : 'wins', craft.name)
  const isShare = measure === 'winnerWins'
  const said = (value: number): string =>
    isShare
      ? format.number(value, { style: 'percent', maximumFractionDigits: 0 })
      : format.number(value, { maximumFractionDigits: 1 })
  const values = [...cards.map(({ value }) => value), ...(figure === null ? [] : [figure.low, figure.high])]
  if (values.length === 0) return null
  const scale = scaleFor(values, isShare ? 0.05 : 1, WIDTH)
  const dots = dotsIn(cards, scale)
  const pointed = dots.find(dot => dot.name === shown)
  const named = pointed === undefined ? labelled(dots) : [pointed]
  const hasBand = measure === 'winnerWins' && cards.length > 1
  const [mine, within] = clearOf(
    figure === null ? [] : labelsOf(scale.at(figure.mean), `${name} ${said(figure.mean)}`),
    hasBand ? labelsIn(bandOf(dots), t('asInBox')) : [],
    WIDTH,
  )
  return (
    <figure className="dot-plot">
      <figcaption>
        <b>{title}</b>{' '}
        {measure === 'price' && cards.length > 0 && <small>{t('besideBox', { unit: about, n: cards.length })}</small>}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows walk from card to card; the table says the same aloud
        tabIndex={0}
        onPointerLeave={() => setShown(null)}
        onBlur={() => setShown(null)}
        onKeyDown={event => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
          if (step === undefined || dots.length === 0) return
          event.preventDefault()
          setShown(neighbourOf(dots, shown, step))
        }}
      >
        {hasBand && <Band dots={dots} label={within} />}
        <line className="plot-base" x1={8} x2={WIDTH - 8} y1={MIDDLE} y2={MIDDLE} />
        {dots.map(({ name: of, value, x, row }) => (
          <g
            key={of}
            className="plot-dot"
            data-shown={of === shown || undefined}
            onPointerEnter={() => setShown(of)}
            onPointerDown={() => setShown(of)}
          >
            <circle cx={x} cy={MIDDLE + row * 10} r={9} />
            <circle cx={x} cy={MIDDLE + row * 10} r={4.5} />
            <title>{`${of} ${said(value)}`}</title>
          </g>
        ))}
        {named.map(({ name: of, value, x, row }) => (
          <g key={of} className="plot-name">
            <line x1={x} x2={x} y1={MIDDLE + row * 10 + 5} y2={LABELS - 13} />
            <text x={x} y={LABELS} textAnchor={anchorAt(x)}>
              {pointed === undefined ? of : `${of} ${said(value)}`}
            </text>
          </g>
        ))}
        {scale.ticks.map(tick => (
          <text key={tick} className="plot-tick" x={scale.at(tick)} y={HEIGHT - 5} textAnchor="middle">
            {said(tick)}
          </text>
        ))}
        {figure !== null && mine !== undefined && <Mine figure={figure} scale={scale} isSoft={isSoft} label={mine} />}
      </svg>
      {/* A table takes the width of its text however narrow it is to be, and would widen the page. */}
      <div className="hidden-text">
        <table>
          <caption>{title}</caption>
          <tbody>
            {figure !== null && (
              <tr>
                <th scope="row">{name}</th>
                <td>{t('between', { mean: said(figure.mean), low: said(figure.low), high: said(figure.high) })}</td>
              </tr>
            )}
            {cards.map(({ name: of, value }) => (
              <tr key={of}>
                <th scope="row">{of}</th>
                <td>{said(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const anchorAt = (x: number): 'start' | 'middle' | 'end' => (x > WIDTH - 70 ? 'end' : x < 70 ? 'start' : 'middle')

/** The next card to the right or to the left; the first, if none is shown. */
function neighbourOf(dots: readonly Dot[], shown: string | null, step: number): string | null {
  const inOrder = dots.toSorted((a, b) => a.value - b.value)
  const at = inOrder.findIndex(({ name }) => name === shown)
  const next = at < 0 ? (step > 0 ? 0 : inOrder.length - 1) : Math.min(Math.max(at + step, 0), inOrder.length - 1)
  return inOrder[next]?.name ?? null
}

interface BandProps {
  readonly dots: readonly Dot[]
  /** A word for it, where there is room. */
  readonly label: Label | undefined
}

const bandOf = (dots: readonly Dot[]): readonly [from: number, to: number] => [
  Math.min(...dots.map(({ x }) => x)) - 8,
  Math.max(...dots.map(({ x }) => x)) + 8,
]

/** Above one of its ends, or outside. */
const labelsIn = ([from, to]: readonly [number, number], text: string): readonly Label[] => [
  { x: from, anchor: 'start', text },
  { x: to, anchor: 'end', text },
  { x: from, anchor: 'end', text },
  { x: to, anchor: 'start', text },
  { x: 0, anchor: 'start', text },
  { x: WIDTH, anchor: 'end', text },
]

/** Where the cards of the box are. */
function Band({ dots, label }: BandProps) {
  const [from, to] = bandOf(dots)
  return (
    <>
      <rect className="plot-band" x={from} y={MIDDLE - 34} width={to - from} height={68} rx={6} />
      {label !== undefined && (
        <text className="plot-within" x={label.x} y={MIDDLE - 40} textAnchor={label.anchor}>
          {label.text}
        </text>
      )}
    </>
  )
}

interface MineProps {
  readonly figure: Figure
  readonly scale: Scale
  readonly isSoft: boolean
  readonly label: Label
}

/** Above the stem, or beginning or ending there. */
function labelsOf(x: number, text: string): readonly Label[] {
  const [start, end]: readonly [Label, Label] = [
    { x: x - 9, anchor: 'start', text },
    { x: x + 9, anchor: 'end', text },
  ]
  if (x > WIDTH - 100) return [{ x, anchor: 'end', text }]
  return x < 100 ? [{ x, anchor: 'start', text }] : [{ x, anchor: 'middle', text }, start, end]
}

function Mine({ figure: { mean, low, high }, scale, isSoft, label }: MineProps) {
  const [x, from, to] = [scale.at(mean), scale.at(low), scale.at(high)]
  return (
    <g className="plot-mine" data-soft={isSoft || undefined}>
      <line x1={from} x2={to} y1={MIDDLE} y2={MIDDLE} />
      <line x1={from} x2={from} y1={MIDDLE - 8} y2={MIDDLE + 8} />
      <line x1={to} x2={to} y1={MIDDLE - 8} y2={MIDDLE + 8} />
      <line className="plot-stem" x1={x} x2={x} y1={22} y2={MIDDLE - 11} />
      <path d={`M${x} ${MIDDLE - 11}l9 11-9 11-9-11z`} />
      <text x={label.x} y={17} textAnchor={label.anchor}>
        {label.text}
      </text>
    </g>
  )
}
