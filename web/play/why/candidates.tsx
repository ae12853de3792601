import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { Decision } from '#kernel/bot'
import { withMinus } from '#ui/minus'
import { numbered } from '#ui/numbered'
import { Answer } from './answer.tsx'
import type { AskedThen } from './asked-then.ts'

/** More of them say nothing. */
const SHOWN = 6

interface CandidatesProps {
  readonly asked: AskedThen
  readonly decision: Decision
  /** Which of them the reader chose; null if none or if it is not about the reader. */
  readonly own: Decision['candidates'][number] | null
  readonly isOpen?: boolean
}

/** What there was to choose from, the best first: what each was worth and how often the bot does it. */
export function Candidates({ asked, decision: { unit, candidates, chosen }, own, isOpen = false }: CandidatesProps) {
  const t = useTranslations('play.weighed')
  const value = useValue()
  const theirs = candidates[chosen]
  const sorted = candidates.toSorted((a, b) => b.value - a.value)
  const shown = sorted.filter((it, i) => i < SHOWN || it === theirs || it === own)
  const hasShares = candidates.some(({ share }) => share !== undefined)
  return (
    <details className="candidates" open={isOpen}>
      <summary>{t('details')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('answer')}</th>
            <th scope="col">{t(`value.${unit}`)}</th>
            {hasShares && <th scope="col">{t('share')}</th>}
          </tr>
        </thead>
        <tbody>
          {numbered(shown).map(({ no, it }) => (
            <tr key={no} data-chosen={it === theirs || undefined} data-own={it === own || undefined}>
              <th scope="row">
                <Answer asked={asked} answer={it.answer} />
                {it === theirs && own === null && <small> ({t('chosen')})</small>}
                {it === own && <small> ({t('yours')})</small>}
              </th>
              <td>{value(unit, it.value)}</td>
              {hasShares && <td>{value('chance', it.share ?? 0, true)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** A value in its unit: a chance in percent, or points. */
export function useValue(): (unit: Decision['unit'], value: number, isWhole?: boolean) => string {
  const format = useFormatter()
  return (unit, value, isWhole = false) =>
    format.number(value, {
      maximumFractionDigits: isWhole ? 0 : 1,
      ...(unit === 'chance' ? { style: 'percent' } : {}),
    })
}

/** How much more or less, with its sign. */
export function useChange(): (unit: Decision['unit'], change: number) => string {
  const locale = useLocale()
  return (unit, change) => {
    const signed = new Intl.NumberFormat(locale, {
      signDisplay: 'always',
      ...(unit === 'chance' ? { style: 'percent', maximumFractionDigits: 0 } : { maximumFractionDigits: 1 }),
    })
    return withMinus(signed.formatToParts(change))
  }
}
