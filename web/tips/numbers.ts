import type { Figure, Unit } from '#games/almanac'
import { withMinus } from '#ui/minus'

const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Shares and parts are written in per cent. A range never shrinks to one number: then a digit more is written. */
function format(unit: Unit, language: string, { low, high }: Pick<Figure, 'low' | 'high'>): Intl.NumberFormat {
  const range = Math.abs(high - low)
  return unit === 'number'
    ? new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: range >= 1 ? 1 : 2 })
    : new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: range < 0.025 ? 1 : 0 })
}

/** A figure as words: its average, its interval and the number of observations. */
export interface Written {
  readonly mean: string
  readonly range: string
  readonly n: string
}

export function written({ mean, low, high, n }: Figure, unit: Unit, language: string): Written {
  const numbers = format(unit, language, { low, high })
  return {
    mean: withMinus(numbers.formatToParts(mean)),
    range: withMinus(low === high ? numbers.formatToParts(low) : numbers.formatRangeToParts(low, high)),
    n: new Intl.NumberFormat(localeOf(language)).format(n),
  }
}

/** Along an axis, per cent are whole. */
const WHOLE = { low: 0, high: 1 }

/** The numbers along an axis. */
export const axisNumbers = (unit: Unit, language: string): ((value: number) => string) => {
  const numbers = format(unit, language, WHOLE)
  return value => withMinus(numbers.formatToParts(value))
}
