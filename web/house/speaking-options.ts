import { createTranslator } from 'use-intl/core'
import type { OptionValue } from '#client/messages'
import type { OptionWords } from '#games/option-words'
import type { Language } from '#ui/language'

/** Describes a game's options in one language. An option without words keeps its name from the rules. */
export interface OptionSpeaker {
  /** The most important options come first. */
  readonly order: readonly string[]
  name(option: string): string
  about(option: string): string
  /** Null for options that are just on or off. */
  value(option: string, value: OptionValue): string | null
  preset(name: string): { readonly name: string; readonly about: string }
}

export function speakOptions(language: Language, words: OptionWords): OptionSpeaker {
  const translate = createTranslator({ locale: language, messages: words.options as Record<string, never> })
  const say = translate as unknown as (name: string, values: Record<string, string | number>) => string
  return {
    order: Object.keys(words.options),
    name: option => words.options[option]?.name ?? option,
    about: option => words.options[option]?.about ?? '',
    value(option, value) {
      if (words.options[option]?.value === undefined) return typeof value === 'boolean' ? null : String(value)
      return say(`${option}.value`, typeof value === 'number' ? { n: value } : { value: String(value) })
    },
    preset: name => words.presets[name] ?? { name, about: '' },
  }
}
