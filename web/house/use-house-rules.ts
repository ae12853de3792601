import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type HouseRules, quoted } from '#ui/house-rules'
import { textOf } from '#ui/inline'
import type { RuleTold } from '#ui/rulebook'
import type { GameScreen } from '#ui/screen'
import { type CommonWords, houseRulesOf } from './house-rules.ts'
import { useStore } from './observable.ts'
import { settings } from './settings.ts'

type Options = Readonly<Record<string, unknown>>
const boxed: Options = {}

const commonIn = (t: ReturnType<typeof useTranslations<'common'>>): CommonWords => ({
  onOff: isOn => t(isOn ? 'on' : 'off'),
  guests: n => ({ name: t('guests.name'), value: t('guests.value', { n }), about: t('guests.about') }),
})

/** A game's house rules in the current language, with the values of a table. Empty until their words have loaded. */
export function useHouseRules(screen: GameScreen, options: Options = boxed): HouseRules {
  const { language } = useStore(settings)
  const t = useTranslations('common')
  const [rules, setRules] = useState<HouseRules>(new Map())
  useEffect(() => {
    let isWanted = true
    void houseRulesOf(screen, language, commonIn(t), options).then(loaded => {
      if (isWanted) setRules(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [screen, language, options, t])
  return rules
}

/** The rules as they are quoted at a table, on its cards and where something is not possible. */
export function useQuotes(
  rules: ReadonlyMap<string, RuleTold>,
  screen: GameScreen,
  options: object,
): ReadonlyMap<string, RuleTold> {
  const house = useHouseRules(screen, options as Options)
  return useMemo(
    () =>
      new Map(
        [...rules].map(([number, told]) => {
          const { label, text } = quoted(number, told.label, told.parts, house)
          return [number, { ...told, label, text: textOf(text), parts: text }]
        }),
      ),
    [rules, house],
  )
}
