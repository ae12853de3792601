import * as Plot from '@observablehq/plot'
import type { Drawing, Figure, Unit } from '#games/almanac'
import { axisNumbers } from '../numbers.ts'
import { drawn, Paper } from './paper.ts'

/* The two kinds of pictures. They are drawn as wide as a phone, so that their text is never smaller than it should be. */

const WIDTH = 340
const LINE = 24
/** An average letter, in pixels, and how many of them there is room for. The table beside the picture has whole names. */
const LETTER = 6.8
const LETTERS = 24
const shortened = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trimEnd()}…` : name)

type Spec = Parameters<typeof Plot.plot>[0]

function plotted(spec: Spec): Drawing {
  const paper = new Paper() as unknown as Document
  return drawn(Plot.plot({ document: paper, width: WIDTH, ...spec }) as unknown as Parameters<typeof drawn>[0])
}

export interface Ranked extends Figure {
  readonly name: string
}

/** A figure of many cards, the largest first: a dot for the average, a line for its interval. */
export function rankedPlot(all: readonly Ranked[], unit: Unit, language: string): Drawing {
  const sorted = all.map(it => ({ ...it, name: shortened(it.name) })).toSorted((a, b) => b.mean - a.mean)
  const marginLeft = Math.max(...sorted.map(({ name }) => name.length)) * LETTER + 14
  return plotted({
    height: sorted.length * LINE + 34,
    marginLeft,
    marginRight: 14,
    marginTop: 26,
    marginBottom: 8,
    x: { axis: 'top', ticks: 4, grid: true, label: null, nice: true, tickFormat: axisNumbers(unit, language) },
    y: { label: null, domain: sorted.map(({ name }) => name), tickSize: 0 },
    marks: [
      Plot.ruleY(sorted, { y: 'name', x1: 'low', x2: 'high', className: 'plot-interval' }),
      Plot.dot(sorted, { y: 'name', x: 'mean', r: 4.5, className: 'plot-mean' }),
    ],
  })
}

export interface Placed extends Figure {
  readonly at: number
}

/** A figure by round, number of players and so on, from left to right. `many` stands for itself and all that follow. */
export function rowPlot(row: readonly Placed[], unit: Unit, many: number | undefined, language: string): Drawing {
  const named = (at: number): string => (at === many ? `${at}+` : String(at))
  const sorted = row.toSorted((a, b) => a.at - b.at)
  return plotted({
    height: 190,
    marginLeft: 44,
    marginRight: 12,
    marginTop: 14,
    marginBottom: 28,
    x: { type: 'point', label: null, domain: sorted.map(({ at }) => at), tickFormat: named, tickSize: 0, padding: 0.4 },
    y: { label: null, ticks: 4, grid: true, nice: true, zero: true, tickFormat: axisNumbers(unit, language) },
    marks: [
      Plot.lineY(sorted, { x: 'at', y: 'mean', className: 'plot-line' }),
      Plot.ruleX(sorted, { x: 'at', y1: 'low', y2: 'high', className: 'plot-interval' }),
      Plot.dot(sorted, { x: 'at', y: 'mean', r: 4.5, className: 'plot-mean' }),
    ],
  })
}
