import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Guest } from '#games/workshop/guest'
import type { CardTold } from '#protocol/gallery'
import { Icon } from '#ui/pieces/icon.tsx'
import { Seal } from '#ui/pieces/seal.tsx'
import table from '~icon/round-table'
import { GuestCard } from './guest-card.tsx'
import { Heart } from './heart.tsx'
import { TakenDown } from './taken-down.tsx'
import { useVerdictWord } from './verdict-word.ts'

interface HungCardProps {
  readonly told: CardTold
  readonly isOpen: boolean
  readonly onChange: (card: CardTold) => void
}

/** A card on the wall: the card itself with its seal, and on the edge of the shelf what is known about it. */
export function HungCard({ told, isOpen, onChange }: HungCardProps) {
  const t = useTranslations('gallery')
  const format = useFormatter()
  const say = useVerdictWord()
  const verdict = told.verdict?.verdict ?? null
  const card = told.card as Guest | null
  return (
    <li className="hung" data-open={isOpen || undefined}>
      {card === null ? (
        <p className="hung-gone">
          <TakenDown how={told.takenDown} />
        </p>
      ) : (
        <Link href={`/gallery/${told.id}`} className="hung-card">
          <GuestCard game={told.game} card={card} seal={<Seal word={verdict} name={say(verdict)} />} />
        </Link>
      )}
      <div className="hung-plate">
        <b>{card === null ? '' : say(verdict)}</b>
        <span className="hung-maker">{t('by', { maker: told.maker.name })}</span>
        <Heart card={told} onChange={onChange} />
        <span className="hung-played" role="img" aria-label={t('playedTimes', { n: told.played })}>
          <Icon of={table} />
          <span aria-hidden="true">{format.number(told.played)}</span>
        </span>
      </div>
    </li>
  )
}
