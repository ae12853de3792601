import { manifestOf } from '#games/manifests'
import type { Guest, Kinds } from '#games/workshop/guest'
import { randomGuest } from '#games/workshop/guests-option'
import type { Pack } from '#games/workshop/pack'
import { packSchema } from '#games/workshop/schema'
import { diceOf, seedFrom } from '#kernel/seed'
import { UsageError } from '../usage.ts'
import { madeGames, packGame } from './files.ts'

/** A pack with one card to begin from: one of the box, or any at all by chance. */
export async function make(game: string | undefined, from: string | undefined, seed: string): Promise<number> {
  const found = game === undefined ? null : await packGame(game)
  if (game === undefined || found === null)
    throw new UsageError(`unknown game ${game ?? '(none given)'}: expected one of ${madeGames.join(', ')}`)
  const card = from === undefined ? randomOne(found.kinds, seed) : await boxedOne(game, from)
  const pack: Pack = { wyrmtavern: 'cards', version: 1, game, cards: [card], variants: [] }
  console.log(JSON.stringify(pack, null, 2))
  return 0
}

const randomOne = (kinds: Kinds, seed: string): Guest => randomGuest(kinds, diceOf(seedFrom(`workshop ${seed}`))(0))

async function boxedOne(game: string, from: string): Promise<Guest> {
  const boxed = (await manifestOf(game)?.workshop?.parts())?.boxed ?? {}
  const card = Object.hasOwn(boxed, from) ? boxed[from] : undefined
  if (card === undefined) throw new UsageError(`--from ${from}: expected one of ${Object.keys(boxed).join(', ')}`)
  return card
}

/** What a pack of any game looks like. */
export async function schema(): Promise<number> {
  const games = await Promise.all(madeGames.map(async game => [game, await packGame(game)] as const))
  const known = games.flatMap(([game, found]) => (found === null ? [] : [[game, found] as const]))
  console.log(JSON.stringify(packSchema(Object.fromEntries(known)), null, 2))
  return 0
}
