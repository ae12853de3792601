import type { Seat } from '#kernel/seat'
import { adventurers } from '../cards/adventurers.ts'
import { gems, type Hoard, noTokens, size } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { Phrase } from '../rules/phrases.ts'

/** What somebody may often say in a bargain. */
const sayings: readonly Phrase[] = [
  'too much for you',
  'too little for me',
  'you lead',
  'fair?',
  'take it',
  'my last offer',
  'thanks',
  'hurry',
]

const points = (share: Hoard): number => share.silver + 3 * share.gold + share.red + 2.5 * gemsIn(share)
const gemsIn = (share: Hoard): number => gems.reduce((sum, gem) => sum + share[gem], 0)
const mean = (all: readonly number[], otherwise = 0): number =>
  all.length === 0 ? otherwise : all.reduce((sum, n) => sum + n, 0) / all.length

/**
 * How a seat played, from what everybody at the table was told: how it talks, how soon and for how much it asks in its
 * first offers, how often it accepts, refuses and shows what it wants; whom it sends; whom it robs.
 */
export function habits(events: readonly GoldEvent[], seat: Seat): readonly number[] {
  const counts = new Map<string, number>()
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  const first = { delays: [] as number[], parts: [] as number[], coins: [] as number[] }
  const talks = { isOn: false, began: 0, made: 0, loot: noTokens }
  for (const event of events) {
    if (event.type === 'sandRan') {
      if (!talks.isOn && event.party.includes(seat)) {
        count('bargains')
        talks.made = 0
      }
      talks.isOn = true
      talks.began = (event.bell ?? 0) - 1000 * (event.seconds ?? 0)
      talks.loot = event.loot
    }
    if (event.type === 'dealStruck' || event.type === 'talksFailed') talks.isOn = false
    if (!('seat' in event) || event.seat !== seat) continue
    count(event.type)
    if (event.type === 'said') count(event.phrase.startsWith('need ') ? 'need' : event.phrase)
    if (event.type === 'adventurerPlaced') count(event.adventurer)
    if (event.type === 'offerMade' && talks.made++ === 0) {
      const share = event.shares[event.party.indexOf(seat)] ?? noTokens
      first.delays.push((event.at - talks.began) / 1000)
      first.parts.push((points(share) * event.party.length) / Math.max(1, points(talks.loot)))
      first.coins.push((share.silver + share.gold) / Math.max(1, size(share)))
    }
  }
  const per = (what: string, of: string): number => (counts.get(what) ?? 0) / Math.max(1, counts.get(of) ?? 0)
  return [
    ...['need', ...sayings, 'claimed', 'waived', 'offerMade', 'offerAccepted', 'dealRefused'].map(what =>
      per(what, 'bargains'),
    ),
    mean(first.delays, 5),
    mean(first.parts, 1),
    mean(first.coins, 0.5),
    ...adventurers.map(adventurer => per(adventurer, 'adventurerPlaced')),
    per('objectPlayed', 'adventurerPlaced'),
  ]
}
