import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { headerOf, lineOf } from '#kernel/file'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { textOf } from '#local/file'

/** A match file stored with a release. */
export interface ReleasedMatch {
  readonly file: string
  readonly text: string
}

const names = ['Ana', 'Ben', 'Клео', 'Dörte', 'Eva', 'Фёдор']

/** Matches of a game with this build: with few and many seats, default and other options, finished and unfinished. */
export function releasedMatches(box: Boxed, edition: string): readonly ReleasedMatch[] {
  const { id, seats } = box.game
  const own = Object.keys(box.bots)[0] ?? 'random@1'
  const presets = Object.keys(box.presets)
  return [
    played(box, edition, { file: `${id}-few`, seats: seats.min, bot: own, preset: null, part: 1 }),
    played(box, edition, { file: `${id}-broken-off`, seats: seats.max, bot: own, preset: null, part: 0.4 }),
    ...presets.map((preset, i) =>
      played(box, edition, {
        file: `${id}-${preset}`,
        seats: i % 2 === 0 ? seats.min : seats.min + 1,
        bot: own,
        preset,
        part: i % 2 === 0 ? 1 : 0.6,
      }),
    ),
  ]
}

interface Plan {
  readonly file: string
  readonly seats: number
  readonly bot: string
  readonly preset: string | null
  /** How much of it is played. */
  readonly part: number
}

function played(box: Boxed, edition: string, { file, seats, bot, preset, part }: Plan): ReleasedMatch {
  const options = { ...defaultsOf(box.game.options), ...(preset === null ? {} : box.presets[preset]) }
  const bots = Array<string>(seats).fill(bot)
  const all: Entry[] = []
  playBots(box, { options, bots, seed: file }, entry => all.push(entry))
  const entries = all.slice(0, Math.ceil(all.length * part))
  const seed = seedFrom(file)
  const at = entries.at(-1)?.at ?? 0
  const kept = {
    id: file,
    header: headerOf(box.game, { edition, names: names.slice(0, seats), options, seed }),
    seed,
    sitters: bots.map(name => ({ bot: name })),
    pause: 0,
    began: 0,
    changed: 0,
    at,
    next: entries.length,
    over: part === 1,
  }
  return {
    file: `${file}.jsonl`,
    text: textOf(
      kept,
      entries.map(entry => ({ line: lineOf(entry), command: null })),
    ),
  }
}
