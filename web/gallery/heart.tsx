import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { CardTold } from '#protocol/gallery'
import { Icon } from '#ui/pieces/icon.tsx'
import heart from '~icon/hearts'
import { someone } from '../house/person.ts'
import { useRefusal } from '../house/refusals.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { galleryHouse } from './api.ts'

interface HeartProps {
  readonly card: CardTold
  readonly onChange: (card: CardTold) => void
}

/** Whether I love it, and how many do. It fills at once, and goes back with a word if the house did not take it. */
export function Heart({ card, onChange }: HeartProps) {
  const t = useTranslations('gallery')
  const format = useFormatter()
  const say = useRefusal()
  const { name } = useWhoPlays()
  const [wish, setWish] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isMine = wish ?? card.mine
  const n = card.hearts + Number(isMine) - Number(card.mine)
  const press = async (): Promise<void> => {
    if (wish !== null) return
    setWish(!card.mine)
    const person = await someone(name)
    const told = isRefused(person) ? person : await galleryHouse.heart(card.id, !card.mine)
    setWish(null)
    setProblem(isRefused(told) ? say(told) : null)
    if (!isRefused(told)) onChange(told)
  }
  return (
    <>
      <button
        type="button"
        className="card-heart"
        aria-pressed={isMine}
        aria-label={t(isMine ? 'heartsYours' : 'hearts', { n })}
        onClick={press}
      >
        <Icon of={heart} />
        <span aria-hidden="true">{format.number(n)}</span>
      </button>
      {problem !== null && (
        <small role="alert" className="card-heart-problem">
          {problem}
        </small>
      )}
    </>
  )
}
