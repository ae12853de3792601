import { Link } from 'wouter'
import type { Manifest } from '#games/manifest'
import { Icon } from '#ui/pieces/icon.tsx'
import { useGameWords } from '../house/games.ts'
import { iconOf } from './home/game-picture.tsx'
import './rules.css'

/** A game to choose: its picture, its title and what it is about. */
export function GameLink({ of: { id, picture }, href }: { readonly of: Manifest; readonly href: string }) {
  const words = useGameWords()
  return (
    <Link href={href} className="rules-game parchment">
      <Icon of={iconOf(picture[picture.length - 1] ?? picture[0])} />
      <span>
        <b>{words(id).title}</b>
        <span className="rules-game-about">{words(id).about}</span>
      </span>
    </Link>
  )
}
