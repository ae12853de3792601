import { manifests } from '#games/manifests'
import type { Words } from '#games/saying'
import { phraseFor } from '#local/lessons/dealing'
import { lengthOf } from '#local/lessons/reading'
import { shelf } from '#local/shelf'
import type { CliCommand } from './perform.ts'
import { boxNamed } from './table-usage.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run lessons -- [deal <game> <lesson>] [--most 100000]
Prints how long every lesson is in every language. With deal, searches a seed phrase with which a lesson goes as it is written.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { most: { type: 'string', default: '100000' } })
  const [what, game = '', lesson = ''] = positionals
  if (what === undefined) return lengths()
  if (what !== 'deal') throw new UsageError(`${what}: expected deal, a game and a lesson`)
  return deal(game, lesson, wholeNumber('most', values.most, 1))
}

async function deal(game: string, name: string, most: number): Promise<number> {
  boxNamed(game)
  const all = (await manifests.find(({ id }) => id === game)?.lessons?.all())?.all ?? []
  const lesson = all.find(({ id }) => id === name)
  const played = await shelf[game]?.()
  if (lesson === undefined || played === undefined)
    throw new UsageError(`${name}: expected one of ${all.map(({ id }) => id).join(', ')}`)
  const phrase = phraseFor(lesson, played, game, most)
  console.log(phrase ?? `none of ${most} phrases fits`)
  return phrase === null ? 1 : 0
}

async function lengths(): Promise<number> {
  for (const { id, lessons } of manifests)
    for (const lesson of (await lessons?.all())?.all ?? [])
      for (const [language, load] of Object.entries(lessons?.texts ?? {})) {
        const { beads, words, secondsToMove, minutes } = lengthOf(lesson, textIn(await load()))
        const [first, whole] = [secondsToMove.toFixed(0).padStart(3), minutes.toFixed(1).padStart(4)]
        const counted = `${beads} beads ${String(words).padStart(4)} words`
        console.log(
          `${`${id} ${lesson.id}`.padEnd(20)} ${language}  ${counted} ${first} s to the first move ${whole} min`,
        )
      }
  return 0
}

const textIn =
  (words: Words) =>
  (key: string): string => {
    let at: string | Words | undefined = words
    for (const name of key.split('.')) at = typeof at === 'object' ? at[name] : undefined
    return typeof at === 'string' ? at : ''
  }

export const command: CliCommand = { help, run }
