import { useFormatter, useTranslations } from 'use-intl'
import type { Figure } from '#games/almanac'
import { guestTold } from '#games/workshop/guest-told'
import type { CardWithVersions } from '#protocol/gallery'
import { useCardTexts } from './use-card-texts.ts'

/** How a card grew: its versions from the first on, each with what it did and how often its winner won. */
export function Versions({ told }: { readonly told: CardWithVersions }) {
  const t = useTranslations('gallery')
  const format = useFormatter()
  const texts = useCardTexts(told.game)
  return (
    <section>
      <h3>{t('grew')}</h3>
      <ol className="dossier-versions">
        {told.versions.toReversed().map(({ version, card, verdict }) => {
          const { winnerWins = null } = (verdict ?? {}) as Readonly<Record<string, Figure | null>>
          return (
            <li key={version} aria-current={version === told.version || undefined}>
              <b>
                <span className="hidden-text">{t('version', { n: `${version}` })}</span>
                <span aria-hidden="true">{version}</span>
              </b>
              <span>{card === null ? t('takenDownBare') : texts?.text(guestTold(card))}</span>
              {winnerWins !== null && (
                <em>{format.number(winnerWins.mean, { style: 'percent', maximumFractionDigits: 0 })}</em>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
