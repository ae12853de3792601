import { layoutOf, type Shape } from '../value/net.ts'
import { packed } from '../value/packed.ts'

/** A file that training makes, by its path from the game's folder. */
export interface TrainedFile {
  readonly path: string
  readonly text: string
}

/** The weights of one level as a source file: where they come from, the shape, the numbers. */
export function weightsFile(
  level: string,
  history: readonly string[],
  shape: Shape,
  weights: Float64Array,
): TrainedFile {
  const lines = [
    '/**',
    ` * The value net of the ${level}. Made by \`npm run train -- fist\`; do not edit.`,
    ...history.map(line => ` * ${line}`),
    ' */',
    `export const shape = { embedding: ${shape.embedding}, hidden: ${shape.hidden} }`,
    `export const count = ${layoutOf(shape).length}`,
    'export const weights =',
    `  '${packed(weights)}'`,
    '',
  ]
  return { path: `bot/value/${level}-weights.ts`, text: lines.join('\n') }
}
