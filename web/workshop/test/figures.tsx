import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { Figure } from '#games/almanac'
import type { Verdict } from '#games/workshop/verdict'
import { withMinus } from '#ui/minus'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'

/** How much longer games get, what the card was used for, and how much it moves. Each with how sure that is. */
export function Figures({ verdict, isSoft }: { readonly verdict: Verdict; readonly isSoft: boolean }) {
  const t = useTranslations('workshop.testing')
  const format = useFormatter()
  const { craft } = useBench()
  const { length, usualLength, uses, nothing, swing } = verdict
  const signed = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const known = Object.entries(uses).map(([use, { mean }]) => ({ use, share: mean }))
  const shares = [...known, ...(nothing === null ? [] : [{ use: 'nothing', share: nothing.mean }])].toSorted(
    (a, b) => b.share - a.share,
  )
  return (
    <div className="figures" data-soft={isSoft || undefined}>
      {length !== null && (
        <div>
          <h3>{t('length')}</h3>
          <p>
            <b>{withMinus(signed.formatToParts(length.mean))}</b>{' '}
            <small>
              {t('lengthMore', {
                unit: wordFor(craft, 'length', craft.name),
                give: format.number((length.high - length.low) / 2, { maximumFractionDigits: 1 }),
                usual: Math.round(usualLength?.mean ?? 0),
              })}
            </small>
          </p>
        </div>
      )}
      {known.length > 0 && (
        <div>
          <h3>{t('usedFor')}</h3>
          <p className="uses" aria-hidden="true">
            {shares.map(({ use, share }) => (
              <i key={use} data-use={use} style={{ flex: share }} />
            ))}
          </p>
          <p>
            <small>
              {shares
                .filter(({ share }) => share >= 0.005)
                .map(({ use, share }) =>
                  t('use', {
                    use: t.has(`uses.${use}` as 'uses.nothing') ? t(`uses.${use}` as 'uses.nothing') : use,
                    share,
                  }),
                )
                .join(' · ')}
            </small>
          </p>
        </div>
      )}
      {swing !== null && (
        <p className="figures-line">
          <small>{t('swing', { share: swing.mean, give: giveOf(swing) })}</small>
        </p>
      )}
      {nothing !== null && (
        <p className="figures-line">
          <small>{t('nothing', { share: nothing.mean, give: giveOf(nothing) })}</small>
        </p>
      )}
    </div>
  )
}

/** Half of the interval of a share, in whole percent. */
const giveOf = ({ low, high }: Figure): number => Math.max(1, Math.round(50 * (high - low)))
