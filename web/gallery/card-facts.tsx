import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Figure } from '#games/almanac'
import { guestTold } from '#games/workshop/guest-told'
import type { CardWithVersions } from '#protocol/gallery'
import { anchorOf } from '#ui/pieces/rule.tsx'
import { Seal } from '#ui/pieces/seal.tsx'
import { useCardTexts } from './use-card-texts.ts'
import { useVerdictWord } from './verdict-word.ts'

/** What is known about a card: the verdict, its figures, how often it was played, and the rules it leans on. */
export function CardFacts({ told }: { readonly told: CardWithVersions }) {
  const t = useTranslations('gallery')
  const format = useFormatter()
  const say = useVerdictWord()
  const texts = useCardTexts(told.game)
  const { winnerWins = null, price = null } = (told.verdict ?? {}) as Readonly<Record<string, Figure | null>>
  const rulings = told.card === null ? [] : (texts?.rulings(guestTold(told.card)) ?? [])
  const percent = (share: number): string => format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  const tenths = (n: number): string => format.number(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const [wins, paid] = [texts?.figure('wins', told.kind), texts?.figure('price', told.kind)]
  return (
    <div className="dossier-facts">
      <p className="dossier-verdict">
        <Seal word={told.verdict?.verdict ?? null} name={say(told.verdict?.verdict ?? null)} />
        <b>{say(told.verdict?.verdict ?? null)}</b>
        {told.verdict === null && <small>{t('judgingAbout')}</small>}
      </p>
      <dl>
        {winnerWins !== null && (
          <div>
            <dt>{wins?.about}</dt>
            <dd>
              <b>{percent(winnerWins.mean)}</b> ± {Math.max(1, Math.round(50 * (winnerWins.high - winnerWins.low)))}
            </dd>
          </div>
        )}
        {price !== null && paid !== undefined && (
          <div>
            <dt>{paid.name}</dt>
            <dd>
              <b>{tenths(price.mean)}</b> {paid.about}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('played')}</dt>
          <dd>{t('matches', { n: told.played })}</dd>
        </div>
        {rulings.length > 0 && (
          <div>
            <dt>{t('rules')}</dt>
            <dd className="dossier-rules">
              {rulings.map(rule => (
                <Link key={rule} className="rule-number" href={`/rules/${told.game}#${anchorOf(rule)}`}>
                  {rule}
                </Link>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** What matches of people say about it, beside the verdict. */
export function PeopleFacts({ people }: { readonly people: NonNullable<CardWithVersions['people']> }) {
  const t = useTranslations('gallery')
  const share = useFormatter().number(people.winnerWins, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <p className="dossier-people">
      <b>{t('people')}:</b>{' '}
      {people.price === null
        ? t('peopleHad', { n: people.sales, share })
        : t('peopleAbout', {
            n: people.sales,
            price: t('coins', { n: Math.round(people.price * 10) / 10 }),
            share,
          })}
    </p>
  )
}
