import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { personaFaced } from '#protocol/crest'
import { crestsIn } from '#ui/crests'
import { useTable } from '#ui/table'
import { useBotWords } from '../pages/table/bot-words.ts'
import { useSitters } from './sitters.ts'

/** A bot that sits at the table for itself. */
interface BotAt {
  readonly bot: string
  /** That it is one, how well it plays, and who it is. */
  readonly name: string
  /** The same for who points at it, with one sentence. */
  readonly hint: string
}

/** The bot on a seat; null for a person. Its persona shows in its face, even when nobody knows any more who sat there. */
export function useBotAt(seat: Seat): BotAt | null {
  const t = useTranslations('play')
  const who = useTranslations('home.personas')
  const words = useBotWords()
  const { bot = null, insteadOf } = useSitters()[seat] ?? {}
  const persona = personaFaced(crestsIn(useTable().introduction)[seat]?.face ?? '')
  if (insteadOf !== undefined || (bot === null && persona === null)) return null
  const level = bot === null ? null : words(bot)
  const is = persona === null ? null : who(`${persona}.name`)
  const names = [level?.name, is].filter(name => name != null).join(' · ')
  const about = persona === null ? level?.about : who(`${persona}.about`)
  return { bot: bot ?? '', name: `${t('isBot')}: ${names}`, hint: `${names}. ${about}` }
}
