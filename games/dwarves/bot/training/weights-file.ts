import type { Net } from '../value/net.ts'
import { packed } from '../value/packed.ts'
import { type Stage, stages } from './stages.ts'

/** A file that training makes, by its path from the game's folder. */
export interface TrainedFile {
  readonly path: string
  readonly text: string
}

const WIDTH = 112
const CODE_VERSION = 1

/** The weights as a source file: where they come from, the shape, the numbers. */
export function weightsFile(net: Net): TrainedFile {
  const rows = packed(net).match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []
  const lines = [
    '/*',
    ' * The weights of the value net, packed as packed.ts says. Made by `npm run train -- dwarves`; do not edit.',
    ...stages.map(stage => ` * ${historyOf(stage)}`),
    ` * Code version ${CODE_VERSION}.`,
    ' */',
    '',
    `export const UNITS = ${net.units}`,
    '',
    'export const weights = [',
    ...rows.map(row => `  '${row}',`),
    "].join('')",
    '',
  ]
  return { path: 'bot/value/weights.ts', text: lines.join('\n') }
}

const historyOf = ({ games, worlds, seeds }: Stage): string =>
  `${games} games of players ${worlds === 0 ? 'by habit' : `who imagine ${worlds} tables`}, seeds ${seeds.join(' and ')}.`
