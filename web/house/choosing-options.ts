import type { OptionValue } from '#client/messages'
import type { GameOffered } from './api.ts'

type Options = Readonly<Record<string, OptionValue>>

/** Only the options that differ from the boxed game. */
export const changedIn = (offered: GameOffered, options: Options): Options =>
  Object.fromEntries(
    offered.options.flatMap(({ name, default: usual }) => {
      const value = options[name] ?? usual
      return value === usual ? [] : [[name, value]]
    }),
  )

/** The preset these options match: '' for the boxed game, null for a custom mix. */
export function presetOf(offered: GameOffered, options: Options): string | null {
  const given = changedIn(offered, options)
  const isSame = (preset: Options): boolean => {
    const other = changedIn(offered, preset)
    const names = Object.keys(other)
    return names.length === Object.keys(given).length && names.every(name => other[name] === given[name])
  }
  if (isSame({})) return ''
  return Object.keys(offered.presets).find(name => isSame(offered.presets[name] ?? {})) ?? null
}
