import { botsExpected, botsMeant, listed, usualBot } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { isOptionProblem, optionsFrom, valuesOf } from '#kernel/options'
import { UsageError, wholeNumber } from './usage.ts'

/* What is said of a table after a command. It loads all games: only for commands that play. */

/** The one game named after a command. */
export function gameIn(words: readonly string[], otherwise?: string): Boxed {
  const [id = otherwise, ...more] = words
  if (more.length > 0) throw new UsageError(`${more.join(' ')}: expected one game and nothing after it`)
  return boxNamed(id)
}

export function boxNamed(id: string | undefined): Boxed {
  const box = id !== undefined && Object.hasOwn(shelf, id) ? shelf[id] : undefined
  if (box === undefined)
    throw new UsageError(`unknown game ${id ?? '(none given)'}: expected one of ${Object.keys(shelf).join(', ')}`)
  return box
}

/** Four, or as near to it as the game allows. */
export function seatCount({ game: { seats } }: Boxed, text: string | undefined): number {
  if (text === undefined) return Math.min(Math.max(4, seats.min), seats.max)
  return wholeNumber('seats', text, seats.min, seats.max)
}

/** Exactly these bots: `--bots greedy@1` for all seats, or one name a seat; the game's first if none is named. */
export function botNames(box: Boxed, text: string | undefined, seats: number): readonly string[] {
  const known = Object.keys(rosterOf(box))
  const [first = ''] = known
  return wishesIn(text, seats, first, name => {
    if (!known.includes(name)) throw new UsageError(`unknown bot ${name}: expected one of ${listed(known)}`)
  })
}

/** Bots as somebody wishes for them: by level (`--bots captain`) or exactly. */
export function botWishes(box: Boxed, text: string | undefined, seats: number): readonly string[] {
  const known = Object.keys(rosterOf(box))
  return wishesIn(text, seats, usualBot(known), wish => {
    if (botsMeant(known, wish).length === 0)
      throw new UsageError(`unknown bot ${wish}: expected ${botsExpected(known)}`)
  })
}

function wishesIn(
  text: string | undefined,
  seats: number,
  otherwise: string,
  expect: (name: string) => void,
): readonly string[] {
  const names = text?.split(',') ?? [otherwise]
  for (const name of names) expect(name)
  if (names.length !== 1 && names.length !== seats)
    throw new UsageError(`--bots ${text}: expected one bot, or ${seats} with commas between`)
  return names.length === 1 ? Array<string>(seats).fill(names[0] as string) : names
}

/** House rules from `--preset tavernLight` and `--set roundLimit=12`, guests from `--set guests=FILE`. */
export async function houseRules(box: Boxed, presets: readonly string[], sets: readonly string[]): Promise<object> {
  const given: Record<string, unknown> = Object.create(null)
  for (const name of presets) {
    if (!Object.hasOwn(box.presets, name))
      throw new UsageError(`unknown preset ${name}: expected one of ${Object.keys(box.presets).join(', ')}`)
    Object.assign(given, box.presets[name])
  }
  for (const set of sets) {
    const [option, value, ...more] = set.split('=')
    if (option === undefined || value === undefined || more.length > 0)
      throw new UsageError(`--set ${set}: expected option=value`)
    given[option] = isList(box, option) ? await cardsIn(box, value) : asValue(value)
  }
  const options = optionsFrom(box.game.options, given)
  if (isOptionProblem(options)) throw new UsageError(`option ${options.option}: expected ${options.expected}`)
  return options
}
const isList = ({ game: { options } }: Boxed, option: string): boolean =>
  Object.hasOwn(options, option) && 'listOf' in (options[option as keyof typeof options] as object)

/** The cards of a pack of this game. */
async function cardsIn({ game: { id } }: Boxed, file: string): Promise<readonly object[]> {
  const { packFrom } = await import('./workshop/files.ts')
  const { game, cards } = await packFrom(file, [])
  if (game !== id) throw new UsageError(`${file}: expected cards for ${id}, found some for ${game}`)
  return cards
}

/** Switches are also called on and off, as the rules call them. */
function asValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'on') return true
  if (text === 'false' || text === 'off') return false
  return /^-?\d+$/.test(text) ? Number(text) : text
}

/** The lines of --help about bots and house rules. */
export const houseRulesHelp = (): string => Object.values(shelf).map(houseRulesOf).join('\n')

function houseRulesOf(box: Boxed): string {
  const rules = Object.entries(box.game.options)
  return [
    `  ${box.title} (${box.game.id}): bots ${listed(Object.keys(rosterOf(box)))}`,
    `    presets (--preset name): ${Object.keys(box.presets).join(', ') || 'none'}`,
    '    house rules (--set name=value), with their defaults:',
    ...rules.map(([name, choice]) =>
      'listOf' in choice
        ? `      ${name.padEnd(26)}at most ${choice.most} ${choice.listOf} that somebody made, no two alike: a file (none)`
        : `      ${name.padEnd(26)}${valuesOf(choice)} (${choice.default})`,
    ),
  ].join('\n')
}
