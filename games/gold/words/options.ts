import { type Who, whoIn } from '#games/pieces/english'
import type { Question } from '#kernel/game'
import { adventurers } from '../adventurers.ts'
import { objectIds } from '../magic/cards.ts'
import { phrases } from '../phrases.ts'
import { tokens } from '../tokens.ts'
import type { Asks, State } from '../types.ts'
import { adventurerNames, heapName, hoardText, objectNames, phraseTexts, tokenNames } from './en.ts'
import { dragonAt, namingIn, targetText } from './targets.ts'

type Option = string | number

/** A possible answer. In a menu the move is not told, but every option says enough by its form and the moment. */
export function option(asked: Question<Asks>, option: Option, view: State, names: readonly string[]): string {
  const who = whoIn(names)
  switch (asked.name) {
    case 'attack':
    case 'magic':
      return aimText(asked.name, option, view, who)
    case 'bargain':
    case 'market':
      return talkText(option, view, who)
    case 'heap':
      return `${heapName(Number(option))}: ${hoardText(view.kill?.heaps?.[Number(option)]?.tokens ?? {})}`
    case 'victim':
      return who(Number(option))
    case 'token': {
      const token = tokens.find(t => t === option)
      return token === undefined ? String(option) : tokenNames[token]
    }
    case 'recall': {
      const adventurer = adventurers.find(a => a === option)
      return adventurer === undefined ? String(option) : adventurerNames[adventurer]
    }
    case 'heaps':
      return heapName(Number(option))
  }
}

function aimText(asked: 'attack' | 'magic', option: Option, view: State, who: Who): string {
  if (typeof option === 'number') return dragonAt(view, option)
  const when = view.stage?.at === 'window' ? view.stage.when : null
  const ofSeats = when === 'deal struck' || when === 'loot shown'
  return targetText(option, { ...namingIn(view, who), ofSeats, moves: asked === 'magic' })
}

const talkTexts: Readonly<Record<string, string>> = { offer: 'my offer', acceptance: 'my acceptance' }

function talkText(option: Option, { bargain, market }: State, who: Who): string {
  if (typeof option === 'number') {
    const standing = [...(bargain?.offers ?? []), ...(market?.offers ?? [])].find(offer => offer.number === option)
    return `offer ${option}${standing === undefined ? '' : ` by ${who(standing.by)}`}`
  }
  const phrase = phrases.find(p => p === option)
  return phrase === undefined ? (talkTexts[option] ?? option) : phraseTexts[phrase]
}

const moveTexts: Readonly<Record<string, string>> = {
  place: 'attack',
  noDeal: 'no deal',
  slip: objectNames.invisibleHand,
  call: 'caught',
}

/** A move of a menu: an object by its name, else one plain word or two. */
export function move(_asked: Question<Asks>, move: string): string {
  const object = objectIds.find(id => id === move)
  return object === undefined ? (moveTexts[move] ?? move) : objectNames[object]
}
