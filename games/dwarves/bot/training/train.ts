import { QuickDice } from '../model/dice.ts'
import type { Net } from '../value/net.ts'
import { gather, variedHabits } from './examples.ts'
import { learn, lossOf } from './learning.ts'
import { playerWith } from './players.ts'
import { type Stage, stages, UNITS } from './stages.ts'
import { type TrainedFile, weightsFile } from './weights-file.ts'

/** Makes the shipped weights again, from nothing: always the same bytes. `say` is told what has been done. */
export function train(say: (line: string) => void): readonly TrainedFile[] {
  let net: Net | null = null
  for (const stage of stages) net = learned(stage, net, say)
  if (net === null) throw new Error('there are no stages')
  return [weightsFile(net)]
}

export function learned(
  { games, worlds, epochs, rate, seeds, fitted }: Stage,
  before: Net | null,
  say: (line: string) => void,
): Net {
  const rng = new QuickDice(seeds[0])
  const players = (seats: number) =>
    Array.from({ length: seats }, () => playerWith(variedHabits(rng), before, worlds, rng))
  const { rows, ends, count } = gather(games, rng, players)
  const first = Math.floor(count * fitted)
  const net = learn({ rows, ends, count: first }, UNITS, epochs, rate, new QuickDice(seeds[1]), before ?? undefined)
  const loss = (of: Net): string => lossOf(of, { rows, ends, count }, first).toFixed(4)
  const was = before === null ? '' : `, ${loss(before)} before`
  say(`${games} games, ${first} positions fitted; loss on ${count - first} others ${loss(net)}${was}`)
  return net
}
