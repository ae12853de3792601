import { isGuest } from '#games/workshop/guest-id'
import type { Seat } from '#kernel/seat'
import { boxedKinds } from '../cards/creatures.ts'
import { isEvent } from '../cards/index.ts'
import { creatureOf, type Kind } from '../cards/kinds.ts'
import type { DwarvesEvent } from '../events.ts'

/** What can be counted about a seat by anybody at the table. */
const counted = [
  'turns',
  'battles',
  'battlesWon',
  'creatures',
  'joining',
  'finders',
  'strong',
  'discards',
  'helps',
  'harms',
  'driven',
  'draws',
  'creaturesDrawn',
  'fights',
  'spared',
  'sought',
  'rerolls',
  'chancesToLay',
  'laid',
  'bluffs',
  'attacks',
  'rivalEvents',
  'cancelled',
] as const
type Counted = (typeof counted)[number]
export type Counts = Readonly<Record<Counted, number>>

const attacks: readonly string[] = ['neverNotice', 'boo', 'wrongBanner', 'foolsGold']

/** What a seat was seen to do in these events. */
export function countsOf(events: readonly DwarvesEvent[], seat: Seat): Counts {
  const counts = Object.fromEntries(counted.map(it => [it, 0])) as Record<Counted, number>
  const side = new Map<Kind, number>()
  let [acting, starter]: [Seat | null, Seat | null] = [null, null]
  const add = (what: Counted, by: number | boolean = 1): void => {
    counts[what] += Number(by)
  }
  for (const event of events) {
    if (event.type === 'turnBegan') acting = event.seat
    if (event.type === 'battlePlayed') starter = event.seat
    if (event.type === 'creaturesLeft' && acting === seat && event.seat !== seat) add('driven', event.count)
    if (event.type === 'battleWon') add('battlesWon', starter === seat && event.winners.includes(seat))
    if (event.type === 'cardsTurnedUp')
      for (const turned of event.cards) if (turned.seat === seat) noteCard(turned.card)
    if (event.type === 'eventPlayed') add('rivalEvents', event.seat !== seat)
    if ('seat' in event && event.seat === seat) noteOwn(event)
  }
  return counts

  function noteOwn(event: DwarvesEvent): void {
    switch (event.type) {
      case 'turnBegan':
        return add('turns')
      case 'battlePlayed':
        return add('battles')
      case 'cardDiscarded':
        return add('discards')
      case 'cardDrawn':
        add('draws')
        return add('creaturesDrawn', event.deck === 'creature')
      case 'abilityPlayed':
        return add(event.on === seat ? 'helps' : 'harms')
      case 'creaturePlayed':
      case 'creatureThawed':
        return noteCreature(event.kind)
      case 'creaturesLeft':
      case 'creatureFell':
        side.set(event.kind, (side.get(event.kind) ?? 0) - event.count)
        return
      case 'fightersSent':
        return noteArmy(event.kinds)
      case 'dieRerolled':
        return add('rerolls')
      case 'cardLaid':
        add('laid')
        return add('chancesToLay')
      case 'nothingLaid':
        return add('chancesToLay')
      case 'eventCancelled':
        return add('cancelled')
    }
  }

  function noteCard(card: Parameters<typeof isEvent>[0]): void {
    add('bluffs', !isEvent(card))
    add('attacks', attacks.includes(card))
  }

  function noteCreature(kind: Kind): void {
    const there = side.get(kind) ?? 0
    side.set(kind, there + 1)
    add('creatures')
    add('joining', there > 0)
    add('finders', creatureOf(kind).finds > 1)
    add('strong', creatureOf(kind).dice > 2)
  }

  /** Compared with those with the most printed dice. */
  function noteArmy(sent: readonly Kind[]): void {
    const kinds = [...boxedKinds, ...[...side.keys()].filter(isGuest)]
    const all = kinds.flatMap(kind => Array<Kind>(Math.max(0, side.get(kind) ?? 0)).fill(kind))
    if (all.length <= sent.length) return
    const strongest = all.toSorted((a, b) => creatureOf(b).dice - creatureOf(a).dice).slice(0, sent.length)
    const sum = (army: readonly Kind[], of: (kind: Kind) => number): number => army.reduce((n, kind) => n + of(kind), 0)
    const finds = (kind: Kind): number => creatureOf(kind).dice * creatureOf(kind).finds
    add('fights')
    add('spared', sum(sent, kind => creatureOf(kind).dice) < sum(strongest, kind => creatureOf(kind).dice))
    add('sought', sum(sent, finds) > sum(strongest, finds))
  }
}
