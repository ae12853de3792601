import { useTranslations } from 'use-intl'

const known = ['squire', 'knight', 'captain', 'dragonlord', 'greedy', 'caretaker', 'random'] as const

/** A bot's name and playing style. Its version is not shown. */
export function useBotWords(): (bot: string) => { readonly name: string; readonly about: string } {
  const t = useTranslations('home.bots')
  return bot => {
    const kind = known.find(it => bot.startsWith(`${it}@`))
    return kind === undefined
      ? { name: t('other.name', { bot }), about: t('other.about') }
      : { name: t(`${kind}.name`), about: t(`${kind}.about`) }
  }
}
