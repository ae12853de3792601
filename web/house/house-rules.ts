import type { OptionValue } from '#client/messages'
import { manifestOf } from '#games/manifests'
import type { HouseRule, HouseRules } from '#ui/house-rules'
import type { Language } from '#ui/language'
import type { GameScreen } from '#ui/screen'
import { type OptionSpeaker, speakOptions } from './speaking-options.ts'

/** What the options of all games have in common: being on or off, and the guests. */
export interface CommonWords {
  onOff(isOn: boolean): string
  guests(n: number): Omit<HouseRule, 'option'>
}

/** What a game's options are called and which values apply at a table; without one, those of the boxed game. */
export async function houseRulesOf(
  { game }: GameScreen,
  language: Language,
  common: CommonWords,
  options: Readonly<Record<string, unknown>> = {},
): Promise<HouseRules> {
  const spoken = await manifestOf(game.id)?.options[language]()
  if (spoken === undefined) return new Map()
  const speaker = speakOptions(language, spoken)
  const rules: readonly [string, Choice][] = Object.entries(game.options)
  return new Map(
    rules.map(([option, choice]): [string, HouseRule] => {
      const value = options[option] ?? choice.default
      const told =
        choice.listOf === undefined
          ? inWords(speaker, option, value as OptionValue, common)
          : common.guests(Array.isArray(value) ? value.length : 0)
      return [choice.rule, { option, ...told }]
    }),
  )
}

/** What may be chosen, one of some values or a list, and what is chosen by default. */
interface Choice {
  readonly rule: string
  readonly listOf?: string
  readonly default?: unknown
}

const inWords = (
  speaker: OptionSpeaker,
  option: string,
  value: OptionValue,
  { onOff }: CommonWords,
): Omit<HouseRule, 'option'> => ({
  name: speaker.name(option),
  value: speaker.value(option, value) ?? onOff(value === true),
  about: speaker.about(option),
})
