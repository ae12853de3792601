import type { Rng } from '#kernel/chance'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { strengths } from '../cards/adventurers.ts'
import { noTokens } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { BargainObject, ObjectId, OwnTurnObject } from '../magic/cards.ts'
import { type KindBy, type TargetBy, targetBy } from '../magic/moves.ts'
import { attackOf, strengthOf, sumOn } from '../rules/strength.ts'
import { type Target, type TargetOf, written } from '../rules/targets.ts'
import type { Asks, Spot } from '../types.ts'
import { lootWorth, lostToOthers } from './placing.ts'
import { gainOf, type Knowledge, tokenGain, worthOf } from './worth.ts'

type Playing = Exclude<ObjectId, OwnTurnObject | BargainObject> | 'slip'
type Choose<T> = (known: Knowledge, targets: readonly T[]) => T | null

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
    const answer = chosen(known, name, moves[name]?.options ?? [])
    if (answer !== null) return { [name]: answer }
  }
  const spot = moves.call === undefined ? null : noticed(known, told, rng)
  if (spot !== null && moves.call?.options.includes(String(spot))) return { call: String(spot) }
  return { pass: 'yes' }
}

function chosen<M extends Playing>(known: Knowledge, name: M, answers: readonly string[]): string | null {
  if (answers.length === 0) return null
  const target = choosers[name](
    known,
    answers.map(answer => targetBy(name, answer)),
  )
  return target === null ? null : written<KindBy[M]>(target)
}

const always: Choose<TargetOf<'nothing'>> = (_known, [first]) => first ?? null

/** For every object that can be played in a window; what a bot thinks of first comes first. */
const choosers: { readonly [M in Playing]: Choose<TargetBy<M>> } = {
  shadowCloak: always,
  stoneOfMuddle: always,
  silverTongue: (known, targets) =>
    [...targets].sort((a, b) => standing(known, b.seat) - standing(known, a.seat))[0] ?? null,
  wardstone: (known, [first]) => (isAgainst(known) ? (first ?? null) : null),
  ringOfConfusion: confusion,
  sevenLeagueBoots: (known, targets) => targets.find(target => killsWith(known, target)) ?? null,
  swapPowder: (known, targets) => targets.find(target => killsBySwap(known, target)) ?? null,
  hornOfRecall: (known, targets) =>
    strongest(targets, ({ seat, adventurer }) => {
      const spot = known.view.attackers.findIndex(t => t.some(a => a.seat === seat && a.adventurer === adventurer))
      return seat !== known.seat && lostToOthers(known).includes(spot) ? strengths[adventurer] : 0
    }),
  dragonDraught: (known, targets) => targets.find(({ spot }) => lostToOthers(known).includes(spot)) ?? null,
  scryingBowl: (known, targets) =>
    targets.find(({ spot }) => known.view.attackers[spot]?.some(a => a.seat === known.seat)) ?? null,
  invisibleHand: dearest,
  slip: dearest,
}

const order = Object.keys(choosers) as readonly (keyof typeof choosers)[]

const standing = (known: Knowledge, seat: Seat): number => worthOf(known, seat, known.hoards[seat] ?? noTokens)

function strongest<T extends Target>(targets: readonly T[], rate: (target: T) => number): T | null {
  const [best] = [...targets].sort((a, b) => rate(b) - rate(a))
  return best !== undefined && rate(best) > 0 ? best : null
}

/** A token worth having, from a dragon that is not its own. */
function dearest(known: Knowledge, targets: readonly TargetOf<'token'>[]): TargetOf<'token'> | null {
  return strongest(targets, ({ token, spot }) => {
    const own = known.view.attackers[spot]?.some(a => a.seat === known.seat)
    const gain = tokenGain(known, known.seat, token)
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
    case 'silverTongue':
      return targetBy(played.object, played.target).seat === seat
    case 'ringOfConfusion':
      return targetBy(played.object, played.target).seats.includes(seat)
    case 'dragonDraught':
      return isThere(targetBy(played.object, played.target).spot)
    case 'swapPowder':
      return targetBy(played.object, played.target).spots.some(isThere)
    case 'stoneOfMuddle':
    case 'invisibleHand':
    case 'sevenLeagueBoots':
    case 'keenBlade':
    case 'secondSand':
    case 'scryingBowl':
    case 'shadowCloak':
    case 'wardstone':
    case 'dawnLantern':
      return false
  }
}

/** Takes from the richer and gives to the poorer of two others. */
function confusion(known: Knowledge, targets: readonly TargetOf<'seats'>[]): TargetOf<'seats'> | null {
  const { kill } = known.view
  if (kill === null || kill.shares === null) return null
  return strongest(targets, ({ seats: [one, other] }) => {
    const share = (seat: Seat) => kill.shares?.[kill.party.indexOf(seat)] ?? noTokens
    const change = gainOf(known, one, share(other)) - gainOf(known, one, share(one))
    const lead = standing(known, one) - standing(known, other)
    return Math.abs(change) < 2 ? 0 : -change * Math.sign(lead)
  })
}

/** The Boots bring a kill with good loot. */
function killsWith(known: Knowledge, { adventurer, spot }: TargetOf<'moved'>): boolean {
  const lair = known.view.row[spot]
  if (!lair) return false
  return sumOn(known.view, spot, lair) + strengths[adventurer] >= strengthOf(lair) && lootWorth(known, lair) >= 6
}

/** The Powder brings a dragon where this seat's adventurers are enough to kill it. */
function killsBySwap(known: Knowledge, { spots: [left, right] }: TargetOf<'spots'>): boolean {
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
