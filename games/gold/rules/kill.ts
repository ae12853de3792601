import type { Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { dragonOf } from '../cards/dragons.ts'
import { draw, noTokens, size } from '../cards/tokens.ts'
import { takeObject } from '../magic/pile.ts'
import { openWindow } from '../magic/windows.ts'
import type { GoldLedger, Kill, Spot, State, Task, TaskOf } from '../types.ts'
import { clocks } from './clocks.ts'
import { lootSeen, shownBy } from './showing.ts'
import { lairsIn, strengthOf, sumOn } from './strength.ts'

/** R3.2, R10.6: the first dragon from the left that is outmatched dies. Then the search continues. */
export function slay(ledger: GoldLedger, task: TaskOf<'slay'>): readonly Task[] {
  const { state } = ledger
  const found = lairsIn(state).find(([spot, lair]) => sumOn(state, spot, lair) >= strengthOf(lair))
  if (found === undefined) return []
  const [spot, { dragon, scried }] = found
  const hidden = scried ? noTokens : draw(ledger.rng, peek(state.bag), dragonOf(dragon).hidden)
  const party = partyOn(state, spot)
  ledger.emit({ type: 'dragonSlain', spot, dragon, by: task.by, party, shown: shownBy(ledger, size(hidden)) })
  if (size(hidden) > 0) ledger.emit({ type: 'hiddenDrawn', dragon, tokens: hidden })
  return [...settling(ledger, party, spot), { do: 'goHome' }, { do: 'refill', spot }, task]
}

/** R3.4, in the order in which they came. */
const partyOn = ({ attackers }: State, spot: Spot): readonly Seat[] => [
  ...new Set((attackers[spot] ?? []).map(a => a.seat)),
]

/** A party of one simply takes everything (R3.6). */
function settling(ledger: GoldLedger, party: readonly Seat[], spot: Spot): readonly Task[] {
  if (party.length === 1) return [{ do: 'share' }, { do: 'payOut' }, { do: 'takeObjects' }]
  claimRed(ledger, spot)
  const thieves = (ledger.state.attackers[spot] ?? [])
    .filter(a => a.adventurer === 'thief')
    .map(a => ({ do: 'steal', thief: a.seat }) as const)
  return [
    { do: 'showLoot' },
    { do: 'share' },
    { do: 'dealWindow' },
    { do: 'payOut' },
    { do: 'takeObjects' },
    ...thieves,
  ]
}

/** R4.1, R12.6. */
function claimRed(ledger: GoldLedger, spot: Spot): void {
  const { options, kill, attackers } = ledger.state
  if (kill === null || kill.loot.red === 0) return
  if (options.game === 'advanced' && !options.wizardFirst) return
  const [wizard, ...others] = (attackers[spot] ?? []).filter(a => a.adventurer === 'wizard')
  if (wizard === undefined || others.length > 0) return
  const { red } = kill.loot
  ledger.emit({ type: 'redClaimed', seat: wizard.seat, red })
  objectsFor(ledger, wizard.seat, red)
}

export const isBarren = ({ loot }: Kill): boolean => size(loot) === 0

/** R5.7, R5.20: a moment to look, from when the whole loot lies there, with an open window if possible (R10.1). */
export function showLoot(ledger: GoldLedger): readonly Task[] {
  const { kill, options } = ledger.state
  if (kill === null || isBarren(kill) || options.division !== 'bargain') return []
  if (openWindow(ledger, 'loot shown', kill.party)) return []
  const { look } = clocks[options.clock]
  if (look === null) return []
  ledger.emit({ type: 'stageOpened', stage: { at: 'look', closes: lootSeen(ledger) + look * 1000 } })
  return []
}

/** The shares go behind the screens. */
export function payOut(ledger: GoldLedger): readonly Task[] {
  const { kill } = ledger.state
  if (kill !== null && kill.shares !== null && !isBarren(kill))
    ledger.emit({ type: 'sharesTaken', party: kill.party, shares: kill.shares })
  return []
}

/** R4.3, R4.4. */
export function takeObjects(ledger: GoldLedger): readonly Task[] {
  const { kill, attackers } = ledger.state
  if (kill === null || kill.shares === null) return []
  for (const { seat, adventurer } of attackers[kill.spot] ?? [])
    if (adventurer === 'wizard') objectsFor(ledger, seat, kill.shares[kill.party.indexOf(seat)]?.red ?? 0)
  return []
}

/** One for any number of red tokens, or one for each (R12.5). */
function objectsFor(ledger: GoldLedger, seat: Seat, red: number): void {
  const { game, magic, perRed } = ledger.state.options
  if (game === 'basic' || !magic) return
  for (let n = perRed ? red : Math.min(red, 1); n > 0; n--) takeObject(ledger, seat)
}

/** R3.8. */
export function goHome(ledger: GoldLedger): readonly Task[] {
  const { kill } = ledger.state
  if (kill !== null) ledger.emit({ type: 'partyWentHome', spot: kill.spot })
  return []
}
