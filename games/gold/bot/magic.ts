import type { Rng } from '#kernel/chance'
import type { MovesOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Adventurer, strengths } from '../cards/adventurers.ts'
import { noTokens, type Token } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { attackOf, strengthOf, sumOn } from '../rules/strength.ts'
import { aimed, nameIn, pairIn } from '../rules/targets.ts'
import type { Asks, Spot } from '../types.ts'
import { lootWorth, lostToOthers } from './placing.ts'
import { gainOf, type Knowledge, tokenGain, worthOf } from './worth.ts'

type Choose = (known: Knowledge, options: readonly string[]) => string | null

/** A bot notices a missing token once in this many times. */
const EYES = 3

/** A bot's move in a window for objects: the first of these that helps, or nothing. */
export function magicMove(
  known: Knowledge,
  { moves }: Asks['magic'],
  told: readonly GoldEvent[],
  rng: Rng,
): Record<string, string> {
  for (const name of order) {
    const options = moves[name]?.options ?? []
    const target = options.length === 0 ? null : choosers[name](known, options)
    if (target !== null) return { [name]: target }
  }
  const spot = moves.call === undefined ? null : noticed(known, told, rng)
  if (spot !== null && moves.call?.options.includes(String(spot))) return { call: String(spot) }
  return { pass: 'yes' }
}

const always: Choose = (_known, options) => options[0] ?? null

/** For every object that can be played in a window, in the order in which a bot considers them. */
const choosers: { readonly [M in Exclude<keyof MovesOf<Asks['magic']>, 'pass' | 'call' | InNoWindow>]: Choose } = {
  shadowCloak: always,
  stoneOfMuddle: always,
  silverTongue: (known, options) =>
    [...options].sort((a, b) => standing(known, Number(b) as Seat) - standing(known, Number(a) as Seat))[0] ?? null,
  wardstone: (known, options) => (isAgainst(known) ? (options[0] ?? null) : null),
  ringOfConfusion: confusion,
  sevenLeagueBoots: (known, options) => options.find(target => killsWith(known, target)) ?? null,
  swapPowder: (known, options) => options.find(target => killsBySwap(known, target)) ?? null,
  hornOfRecall: (known, options) =>
    strongest(options, target => {
      const { seat, adventurer } = nameIn<Seat>(target)
      const spot = known.view.attackers.findIndex(t => t.some(a => a.seat === seat && a.adventurer === adventurer))
      return seat !== known.seat && lostToOthers(known).includes(spot) ? strengths[adventurer] : 0
    }),
  dragonDraught: (known, options) => options.find(spot => lostToOthers(known).includes(Number(spot))) ?? null,
  scryingBowl: (known, options) =>
    options.find(spot => known.view.attackers[Number(spot)]?.some(a => a.seat === known.seat)) ?? null,
  invisibleHand: dearest,
  slip: dearest,
}

type InNoWindow = 'keenBlade' | 'dawnLantern' | 'secondSand'
const order = Object.keys(choosers) as readonly (keyof typeof choosers)[]

const standing = (known: Knowledge, seat: Seat): number => worthOf(known, seat, known.hoards[seat] ?? noTokens)

function strongest(options: readonly string[], rate: (target: string) => number): string | null {
  const [best] = [...options].sort((a, b) => rate(b) - rate(a))
  return best !== undefined && rate(best) > 0 ? best : null
}

/** A token worth having, from a dragon it does not attack itself. */
function dearest(known: Knowledge, options: readonly string[]): string | null {
  return strongest(options, target => {
    const { what, spot } = aimed<Token>(target)
    const own = known.view.attackers[spot]?.some(a => a.seat === known.seat)
    const gain = tokenGain(known, known.seat, what)
    return own || gain < 1.5 ? 0 : gain
  })
}

/** Whether the object on the table is directed against this seat. */
function isAgainst({ view, seat }: Knowledge): boolean {
  const played = view.played.at(-1)
  if (played === undefined) return false
  const isThere = (spot: Spot): boolean => view.attackers[spot]?.some(a => a.seat === seat) ?? false
  switch (played.object) {
    case 'hornOfRecall':
      return nameIn(played.target).seat === seat
    case 'silverTongue':
      return Number(played.target) === seat
    case 'ringOfConfusion':
      return pairIn(played.target).includes(seat)
    case 'dragonDraught':
      return isThere(Number(played.target))
    case 'swapPowder':
      return pairIn<Spot>(played.target).some(isThere)
    default:
      return false
  }
}

/** Takes from the richer and gives to the poorer of two others. */
function confusion(known: Knowledge, options: readonly string[]): string | null {
  const { kill } = known.view
  if (kill === null || kill.shares === null) return null
  return strongest(options, target => {
    const [one, other] = pairIn<Seat>(target)
    const share = (seat: Seat) => kill.shares?.[kill.party.indexOf(seat)] ?? noTokens
    const change = gainOf(known, one, share(other)) - gainOf(known, one, share(one))
    const lead = standing(known, one) - standing(known, other)
    return Math.abs(change) < 2 ? 0 : -change * Math.sign(lead)
  })
}

/** Whether the Boots lead to a kill with good loot. */
function killsWith(known: Knowledge, target: string): boolean {
  const { what, spot } = aimed<Adventurer>(target)
  const lair = known.view.row[spot]
  if (!lair) return false
  return sumOn(known.view, spot, lair) + strengths[what] >= strengthOf(lair) && lootWorth(known, lair) >= 6
}

/** Whether the Powder brings a dragon to where this seat's adventurers can kill it. */
function killsBySwap(known: Knowledge, target: string): boolean {
  const [left, right] = pairIn<Spot>(target)
  return (
    [
      [left, right],
      [right, left],
    ] as const
  ).some(([spot, from]) => {
    const lair = known.view.row[from]
    const there = known.view.attackers[spot] ?? []
    if (!lair || !there.some(a => a.seat === known.seat)) return false
    return there.reduce((sum, a) => sum + attackOf(a, lair), 0) >= strengthOf(lair) && lootWorth(known, lair) >= 6
  })
}

/** R10.14: a token has disappeared since the last turn began, and the bot has noticed. */
function noticed({ seat }: Knowledge, told: readonly GoldEvent[], rng: Rng): Spot | null {
  if (rng.below(EYES) > 0) return null
  let turns = 0
  for (let i = told.length - 1; i >= 0 && turns < 2; i--) {
    const event = told[i]
    if (event?.type === 'turnBegan' || event?.type === 'turnSkipped') turns++
    if (event?.type === 'tokenVanished') return peek(of(event.took, seat)) ? null : event.spot
  }
  return null
}
