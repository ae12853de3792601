import { type ParseArgsConfig, parseArgs } from 'node:util'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { isOptionProblem, optionsFrom, valuesOf } from '#kernel/options'

/** A mistake of the user: one line of explanation, exit code 2. */
export class UsageError extends Error {}

export type Flags = NonNullable<ParseArgsConfig['options']>

/** Parses the arguments of a command; complains about unknown ones. */
export function readArgs<F extends Flags>(args: readonly string[], flags: F) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/)
    throw new UsageError(
      `${message}; expected ${Object.keys(flags)
        .map(f => `--${f}`)
        .join(', ')}`,
    )
  }
}

/** The one game named in the arguments. */
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

export function wholeNumber(name: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = Number(text)
  const most = max === Number.MAX_SAFE_INTEGER ? ' or more' : ` to ${max}`
  if (!/^\d+$/.test(text) || n < min || n > max)
    throw new UsageError(`--${name} ${text}: expected a whole number, ${min}${most}`)
  return n
}

/** Four, or the nearest number the game allows. */
export function seatCount({ game: { seats } }: Boxed, text: string | undefined): number {
  if (text === undefined) return Math.min(Math.max(4, seats.min), seats.max)
  return wholeNumber('seats', text, seats.min, seats.max)
}

/** `--bots greedy@1` for all seats, or one name per seat; by default the game's first bot. */
export function botNames(box: Boxed, text: string | undefined, seats: number): readonly string[] {
  const names = text?.split(',') ?? Object.keys(rosterOf(box)).slice(0, 1)
  const known = Object.keys(rosterOf(box))
  for (const name of names)
    if (!known.includes(name)) throw new UsageError(`unknown bot ${name}: expected one of ${known.join(', ')}`)
  if (names.length !== 1 && names.length !== seats)
    throw new UsageError(`--bots ${text}: expected one bot, or ${seats} with commas between`)
  return names.length === 1 ? Array<string>(seats).fill(names[0] as string) : names
}

/** House rules from `--preset tavernLight` and `--set roundLimit=12`. */
export function houseRules(box: Boxed, presets: readonly string[], sets: readonly string[]): object {
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
    given[option] = asValue(value)
  }
  const options = optionsFrom(box.game.options, given)
  if (isOptionProblem(options)) throw new UsageError(`option ${options.option}: expected ${options.expected}`)
  return options
}
/** Switches can also be written as on and off, as in the rules. */
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
    `  ${box.title} (${box.game.id}): bots ${Object.keys(rosterOf(box)).join(', ')}`,
    `    presets (--preset name): ${Object.keys(box.presets).join(', ') || 'none'}`,
    '    house rules (--set name=value), with their defaults:',
    ...rules.map(([name, choice]) => `      ${name.padEnd(26)}${valuesOf(choice)} (${choice.default})`),
  ].join('\n')
}
