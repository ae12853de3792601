import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import { guestTold } from '#games/workshop/guest-told'
import type { CardTold } from '#protocol/gallery'
import { Seal } from '#ui/pieces/seal.tsx'
import { galleryHouse } from '../../gallery/api.ts'
import { GuestCard } from '../../gallery/guest-card.tsx'
import './card-of-week.css'

const WEEK = 7 * 86_400_000

/** The card that people liked and played most of those hung up in the last seven days; if there are none, of all. */
export function CardOfWeek({ game }: { readonly game: string | undefined }) {
  const t = useTranslations('board')
  const told = useCard(game)
  const card = guestTold(told?.card ?? null)
  if (told === null || card === null) return null
  return (
    <section className="card-of-week" aria-labelledby="card-of-week">
      <h2 id="card-of-week">{t('week.title')}</h2>
      <GuestCard game={told.game} card={card} seal={<Seal word={told.verdict?.verdict ?? null} name="" />} />
      <div>
        <span dir="auto">{t('by', { name: told.maker.name })}</span>
        <Link href={`/gallery/${told.id}`} className="framed">
          {t('week.look')}
        </Link>
      </div>
    </section>
  )
}

function useCard(game: string | undefined): CardTold | null {
  const [card, setCard] = useState<CardTold | null>(null)
  useEffect(() => {
    let isHere = true
    void found(game).then(it => {
      if (isHere) setCard(it)
    })
    return () => {
      isHere = false
    }
  }, [game])
  return card
}

async function found(game: string | undefined): Promise<CardTold | null> {
  const [fresh, loved] = await Promise.all(
    (['new', 'loved'] as const).map(order => galleryHouse.cards({ order, ...(game && { game }) }, null)),
  )
  const shown = (told: typeof fresh): readonly CardTold[] =>
    told === undefined || isRefused(told) ? [] : told.cards.filter(({ card }) => card !== null)
  const ofWeek = shown(fresh).filter(({ since }) => since > Date.now() - WEEK)
  const [best = shown(loved)[0]] = ofWeek.toSorted((a, b) => b.hearts + b.played - (a.hearts + a.played))
  return best ?? null
}
