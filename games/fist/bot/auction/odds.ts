import { Prospects } from '#bots/auction/prospects'
import type { Stage } from '#bots/auction/stage'
import type { Seat } from '#kernel/seat'
import type { Plan } from './planning.ts'

/** For each of a seat's bids: how likely `winner` gets the card, if the others keep to their mixes. */
export function oddsOf({ stage, solved, actions }: Plan, seat: Seat, winner: Seat): Float64Array {
  const columns = stage.seats + 1
  const worth = Float64Array.from({ length: (actions[seat] ?? []).length * columns }, (_, at) =>
    at % columns === winner ? 1 : 0,
  )
  const counted: Stage = {
    ...stage,
    agents: stage.agents.map(agent => (agent.seat === seat ? { ...agent, worth } : agent)),
    ties: stage.ties.map(tie => tie && { ...tie, cost: new Float64Array(stage.seats) }),
  }
  return new Prospects(counted, solved.mixes).of(seat)[0] ?? new Float64Array(0)
}
