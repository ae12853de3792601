import { type Seat, seatsOf } from '#kernel/seat'
import { noTokens, type Token } from '../../cards/tokens.ts'
import type { Bargain, Kill } from '../../types.ts'
import type { DivisionInput, Wanted } from '../known/division-input.ts'
import { nobodysOf, type Owners, piecesOf } from '../known/drafts.ts'
import { type Sign, signsOf, wantedBy } from '../known/signs.ts'
import { roughWorth } from '../known/value.ts'
import { useGold } from '../use-gold.ts'
import { type Holding, useHeld } from './held.ts'

/** The desk where loot is shared, as this viewer sees it. */
export interface LootSharing extends Holding {
  readonly kill: Kill
  readonly bargain: Bargain | null
  /** The viewer's seat, if it is in the party. */
  readonly me: Seat | null
  /** The party, starting with the viewer, then clockwise. */
  readonly party: readonly Seat[]
  readonly pieces: readonly Token[]
  readonly owners: Owners
  readonly signs: readonly Sign[]
  readonly wanted: Wanted
  /** Who else has shown that they do not want a piece. */
  readonly waived: Wanted
  readonly worth: (token: Token) => number
}

/** Null if nothing is being shared. */
export function useLootSharing(): LootSharing | null {
  const { view, viewer, match } = useGold()
  const { kill, bargain } = view
  const lootKey = kill === null ? '' : `${kill.spot} ${kill.party.join()} ${Object.values(kill.loot).join()}`
  const holding = useHeld(`${match} ${view.turns} ${lootKey}`)
  if (kill === null) return null
  const me = viewer !== 'table' && kill.party.includes(viewer) ? viewer : null
  const clockwise = seatsOf(view.sides.length).map((_, i, all) => all[(i + (me ?? 0)) % all.length] ?? 0)
  const party = clockwise.filter(seat => kill.party.includes(seat as Seat)) as Seat[]
  const pieces = piecesOf(kill.loot)
  const { held } = holding
  const own = { wants: noTokens, waives: noTokens }
  if (me !== null && bargain !== null)
    Object.assign(own, { wants: bargain.wants[me] ?? noTokens, waives: bargain.waives[me] ?? noTokens })
  const signs = held.isTelling ? held.signs : signsOf(pieces, own.wants, own.waives, held.signs)
  const shown = (by: 'wants' | 'waives') => party.map(seat => ({ seat, tokens: bargain?.[by][seat] ?? noTokens }))
  return {
    ...holding,
    kill,
    bargain,
    me,
    party,
    pieces,
    owners: held.owners.length === pieces.length ? held.owners : nobodysOf(pieces),
    signs,
    wanted: wantedBy(pieces, shown('wants'), me === null ? null : { seat: me, signs }),
    waived: wantedBy(
      pieces,
      shown('waives').filter(({ seat }) => seat !== me),
      null,
    ),
    worth: token => roughWorth(view, token),
  }
}

/** The terms for completing a draft of this desk, among seats or heaps. */
export const termsOf = (
  { pieces, worth, wanted, waived, signs, me, kill }: LootSharing,
  among: readonly number[],
): DivisionInput => ({
  pieces,
  among,
  worth,
  wanted,
  waived: waived.map((seats, i) => (me !== null && signs[i] === 'waive' ? [...seats, me] : seats)),
  owed: kill.silenced,
})
