import { QuickDice } from '../model/dice.ts'
import type { Net } from '../value/net.ts'
import { gather, variedHabits } from './examples.ts'
import { learn, lossOf } from './learning.ts'
import { playerWith } from './players.ts'
import { type Stage, stages, UNITS } from './stages.ts'
import { type TrainedFile, weightsFile } from './weights-file.ts'

/** Where training is done: somebody who is told how it goes. */
export interface Workshop {
  say(line: string): void
}

/** Makes the shipped weights again, from nothing: always the same bytes. */
export function train(workshop: Workshop, through: readonly Stage[] = stages): readonly TrainedFile[] {
  let net: Net | null = null
  for (const stage of through) net = learned(stage, net, workshop)
  if (net === null) throw new Error('there are no stages')
  return [weightsFile(net)]
}

function learned({ games, worlds, epochs, rate, seeds, fitted }: Stage, before: Net | null, workshop: Workshop): Net {
  const rng = new QuickDice(seeds[0])
  const players = (seats: number) =>
    Array.from({ length: seats }, () => playerWith(variedHabits(rng), before, worlds, rng))
  const { rows, ends, count } = gather(games, rng, players)
  const first = Math.floor(count * fitted)
  const net = learn({ rows, ends, count: first }, UNITS, epochs, rate, new QuickDice(seeds[1]), before ?? undefined)
  const loss = (of: Net): string => lossOf(of, { rows, ends, count }, first).toFixed(4)
  const was = before === null ? '' : `, ${loss(before)} before`
  workshop.say(`${games} games, ${first} positions fitted; loss on ${count - first} others ${loss(net)}${was}`)
  return net
}
