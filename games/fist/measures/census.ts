import { peek } from '#kernel/secret'
import { characters } from '../cards/characters.ts'
import { coins, colours } from '../cards/steps.ts'
import type { State } from '../types.ts'

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
  const kept = sides.flatMap(side => side.kept.filter(k => !k.charge).map(k => k.character))
  for (const special of [...deck, ...used, ...specials, ...kept].sort())
    counts[`${special} card`] = (counts[`${special} card`] ?? 0) + 1
  const here = [...unseen, ...auctioned.map(a => a.character)]
  counts['standard cards'] = here.filter(id => characters[id].kind === 'standard').length
  return counts
}
