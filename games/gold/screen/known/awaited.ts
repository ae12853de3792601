import type { Seat } from '#kernel/seat'
import type { Bargain, Kill, State } from '../../types.ts'

/**
 * R5.11, R7.2: who has agreed or is done may still answer, but keeps nobody waiting. In a bargain the table waits for the
 * voices that are missing where the fewest are missing; in the Market for those who are not done.
 */
export function isAwaited({ stage, kill, bargain, market }: State, seat: Seat): boolean {
  if (market !== null) return !market.done[seat]
  if (stage?.at !== 'bargain' || kill === null || bargain === null) return true
  return lacking(kill, bargain).includes(seat)
}

function lacking({ party, silenced }: Kill, { offers, accepts, refuses }: Bargain): readonly Seat[] {
  const voices = party.filter(seat => seat !== silenced)
  const open = offers.map(({ number }) => voices.filter(seat => accepts[seat] !== number))
  const fewest = Math.min(...open.map(({ length }) => length))
  const [nearest, all] = [open.filter(({ length }) => length === fewest).flat(), voices.filter(seat => !refuses[seat])]
  return open.length === 0 ? all : nearest
}
