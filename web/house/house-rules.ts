import type { OptionValue } from '#client/messages'
import { manifestOf } from '#games/manifests'
import type { HouseRule, HouseRules } from '#ui/house-rules'
import type { Language } from '#ui/language'
import type { GameScreen } from '#ui/screen'
import { speakOptions } from './speaking-options.ts'

/** What a game's options are called and which values apply at a table; without one, those of the boxed game. */
export async function houseRulesOf(
  { game }: GameScreen,
  language: Language,
  onOff: (isOn: boolean) => string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<HouseRules> {
  const spoken = await manifestOf(game.id)?.options[language]()
  if (spoken === undefined) return new Map()
  const speaker = speakOptions(language, spoken)
  const rules: readonly [string, { readonly rule: string; readonly default: unknown }][] = Object.entries(game.options)
  return new Map(
    rules.map(([option, { rule, default: usual }]): [string, HouseRule] => {
      const value = (options[option] ?? usual) as OptionValue
      const said = speaker.value(option, value) ?? onOff(value === true)
      return [rule, { option, name: speaker.name(option), value: said, about: speaker.about(option) }]
    }),
  )
}
