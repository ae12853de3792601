import type { Saying } from '#games/saying'
import { of, type Seat } from '#kernel/seat'
import { kindsWith } from '../../cards/index.ts'
import type { Kind } from '../../cards/kinds.ts'
import { armyOf } from '../../rules/armies.ts'
import { diceOf, effectOn, groupOf } from '../../rules/groups.ts'
import type { Side, State } from '../../types.ts'
import { saying, whoseSaying } from '../../words/things.ts'

const countIn = (some: readonly Kind[], kind: Kind): number => some.filter(other => other === kind).length

/** The cost of a battle if these are sent: who falls if it is won, and who leaves in any case. */
export function pricesOf({ options, sides }: State, seat: Seat, sent: readonly Kind[]): readonly Saying[] {
  const side = of(sides, seat)
  const peaceful = kindsWith(options).filter(kind => sent.includes(kind) && effectOn(side, kind).leaves)
  const mayFall = strongestOf(side, sent)
  const isFree = mayFall.length > 0 && mayFall.every(kind => peaceful.includes(kind))
  return [...(isFree ? [] : [victory(mayFall)]), ...(peaceful.length === 0 ? [] : [peace(seat, sent, peaceful)])]
}

/** R10.5, R5.12: the kinds of which one falls. */
function strongestOf(side: Side, sent: readonly Kind[]): readonly Kind[] {
  const mortal = [...new Set(sent)].filter(kind => !effectOn(side, kind).flies)
  const most = Math.max(...mortal.map(kind => diceOf(side, kind)))
  return mortal.filter(kind => diceOf(side, kind) === most)
}

function victory([kind, another]: readonly Kind[]): Saying {
  if (kind === undefined) return saying('screen.fighters.noPrice')
  if (another !== undefined) return saying('screen.fighters.priceOneOf')
  return saying('screen.fighters.price', { card: { card: kind } })
}

/** R5.14, R10.8. */
function peace(seat: Seat, sent: readonly Kind[], peaceful: readonly Kind[]): Saying {
  const leaving = peaceful.map(kind => ({ seat, kind, count: countIn(sent, kind) }))
  return saying('screen.fighters.leaves', {
    whose: { all: leaving.map(some => whoseSaying(some)), joined: 'and' },
    n: leaving.reduce((n, { count }) => n + count, 0),
  })
}

/** R10.7, R5.14: what remains of a group if one of its fighters falls. */
export function leftAfter(view: State, seat: Seat, kind: Kind): Saying {
  const side = of(view.sides, seat)
  const { count, ability } = groupOf(side, kind) ?? { count: 1, ability: null }
  if (ability !== null && effectOn(side, kind).leaves) {
    const fought = (armyOf(view, seat)?.fighters ?? []).map(fighter => fighter.kind)
    return saying('screen.loss.leaves', { n: countIn(fought, kind), ability: { card: ability } })
  }
  if (count > 1) return saying('screen.loss.left', { n: count - 1, of: count })
  return ability === null ? saying('screen.loss.last') : saying('screen.loss.lastWith', { ability: { card: ability } })
}
