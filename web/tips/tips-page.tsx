import { useTranslations } from 'use-intl'
import { manifestOf, manifests } from '#games/manifests'
import { Problem } from '../pages/problem.tsx'
import { type Book, useBook } from '../pages/rules-load.ts'
import { CardTips } from './card-tips.tsx'
import { GameTips } from './game-tips.tsx'
import type { TipsRead } from './load.ts'
import { TipsChoice } from './tips-choice.tsx'
import { useTips } from './use-tips.ts'
import './tips.css'

interface TipsPageProps {
  readonly game: string | undefined
  readonly card: string | undefined
}

/** The tips for a game or for one of its cards, or a list of games to choose from. */
export function TipsPage({ game, card }: TipsPageProps) {
  if (game === undefined) return <TipsChoice games={manifests.filter(({ tips }) => tips !== undefined)} />
  if (manifestOf(game)?.tips === undefined) return <Problem code="no such place" />
  return <Loading key={`${game} ${card ?? ''}`} game={game} card={card} />
}

function Loading({ game, card }: { readonly game: string; readonly card: string | undefined }) {
  const t = useTranslations('common')
  const [book, read] = [useBook(game), useTips(game)]
  if (book === null || read === null) return <div className="loading" role="status" aria-label={t('loading')} />
  return <Read book={book} read={read} card={card} />
}

function Read({
  book,
  read,
  card,
}: {
  readonly book: Book
  readonly read: TipsRead
  readonly card: string | undefined
}) {
  if (card === undefined) return <GameTips book={book} read={read} />
  const own = book.cards.find(({ id }) => id === card)
  return own === undefined ? <Problem code="no such place" /> : <CardTips card={own} book={book} read={read} />
}
