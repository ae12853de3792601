import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { manifestOf, manifests } from '#games/manifests'
import { LARGEST_PACK, type Pack, type PackGame, packIn } from '#games/workshop/pack'
import { CardProblem } from '#games/workshop/reading'
import { UsageError } from '../usage.ts'

/** The games that cards can be made for. */
export const madeGames = manifests.flatMap(({ id, workshop }) => (workshop === undefined ? [] : [id]))

export async function packGame(game: string): Promise<PackGame | null> {
  const manifest = manifestOf(game)
  if (manifest?.workshop === undefined) return null
  const [{ kinds }, { game: rules }] = await Promise.all([manifest.workshop.parts(), manifest.play()])
  return { kinds, options: rules.options }
}

/** A pack that cannot be read, in one sentence. */
export class PackProblem extends UsageError {
  readonly problem: Pick<CardProblem, 'at' | 'expected' | 'rule'>
  constructor(file: string, { at, expected, rule }: CardProblem) {
    super(`${file}: ${at}: expected ${expected}${rule === null ? '' : ` (${rule})`}`)
    this.problem = { at, expected, rule }
  }
}

export async function packFrom(file: string | undefined, more: readonly string[]): Promise<Pack> {
  if (file === undefined || more.length > 0) throw new UsageError('expected one file and nothing after it')
  try {
    return await packIn(textOf(file), packGame)
  } catch (error) {
    throw error instanceof CardProblem ? new PackProblem(file, error) : error
  }
}

function textOf(file: string): string {
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  try {
    const bytes = firstBytes(path, LARGEST_PACK + 1)
    if (bytes.length > LARGEST_PACK) throw new UsageError(`${file}: expected at most ${LARGEST_PACK / 1024} kB`)
    return new TextDecoder().decode(bytes) // without the mark that some editors write first
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${file}: expected a file that can be read`)
  }
}

/** So many bytes at most: a device or a pipe may never end, and does not say how large it is. */
function firstBytes(path: string, most: number): Uint8Array {
  const bytes = new Uint8Array(most)
  const file = openSync(path, 'r')
  try {
    let length = 0
    for (let read = -1; read !== 0 && length < most; length += read)
      read = readSync(file, bytes, length, most - length, null)
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}
