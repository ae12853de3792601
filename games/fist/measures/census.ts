import { peek } from '#kernel/secret'
import { type CharacterId, characterOf, specials as specialIds } from '../cards/characters.ts'
import { coins, colours } from '../cards/steps.ts'
import type { State } from '../types.ts'

/** Named once, not with every count. */
const cardOf = (id: CharacterId): string => `${id} card`

/** R1.1: every coin, stone, amulet and card is somewhere, exactly once. Black coins have no number (E13). */
export function census({
  bank,
  sides,
  drawn,
  deck,
  used,
  specials,
  unseen,
  auctioned,
}: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const coin of coins) counts[coin] = sides.reduce((n, side) => n + peek(side.purse)[coin], bank[coin])
  counts.fairy = sides.reduce((n, side) => n + side.spent, counts.fairy ?? 0)
  for (const colour of colours)
    counts[colour] = sides.reduce((n, side) => n + side.stones[colour], bank.stones[colour] + drawn[colour])
  counts.amulets = sides.reduce((n, side) => n + side.amulets, bank.amulets)
  for (const id of specialIds) counts[cardOf(id)] = 0
  const add = (id: CharacterId): void => {
    counts[cardOf(id)] = (counts[cardOf(id)] ?? 0) + 1
  }
  for (const pile of [deck, used, specials]) pile.forEach(add)
  for (const side of sides) for (const { character, charge } of side.kept) if (!charge) add(character)
  const here = [...unseen, ...auctioned.map(a => a.character)]
  counts['standard cards'] = here.filter(id => characterOf(id).kind === 'standard').length
  return counts
}
