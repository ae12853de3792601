import { useTranslations } from 'use-intl'
import { levelOf, personaOf } from '#kernel/bot-name'

const yardsticks = ['greedy', 'caretaker', 'random'] as const

interface Told {
  readonly name: string
  readonly about: string
}
/** A bot's level, or what else it is, and its persona if it has one. Its version is not shown. */
export interface BotTold extends Told {
  readonly persona: Told | null
}

export function useBotWords(): (bot: string) => BotTold {
  const t = useTranslations('home.bots')
  const who = useTranslations('home.personas')
  return bot => {
    const kind = levelOf(bot) ?? yardsticks.find(it => bot.startsWith(`${it}@`))
    const is = personaOf(bot)
    const persona = is === null ? null : { name: who(`${is}.name`), about: who(`${is}.about`) }
    return kind === undefined
      ? { name: t('other.name', { bot }), about: t('other.about'), persona }
      : { name: t(`${kind}.name`), about: t(`${kind}.about`), persona }
  }
}
