import { useTranslations } from 'use-intl'
import type { OptionsTold } from '#client/messages'
import type { GameOffered } from './api.ts'
import { changedIn } from './choosing-options.ts'
import { useOptionWords } from './use-option-words.ts'

/** A house rule that is not as usual: “Points to win: 2”, and what it does. */
export interface Difference {
  readonly option: string
  readonly told: string
  readonly about: string
}

/** Tells how house rules differ from the boxed game; null until the words have loaded. */
export function useDifferences(offered: GameOffered): ((options: OptionsTold) => readonly Difference[]) | null {
  const t = useTranslations('home.table')
  const common = useTranslations('common')
  const say = useOptionWords(offered.id)
  if (say === null) return null
  return options => {
    const changed = changedIn(offered, options)
    return Object.entries(changed)
      .toSorted(([a], [b]) => say.order.indexOf(a) - say.order.indexOf(b))
      .map(([option, value]) => ({
        option,
        told: t('termOption', {
          option: say.name(option),
          value: say.value(option, value) ?? (value ? common('on') : common('off')),
        }),
        about: say.about(option),
      }))
  }
}
