import { useTranslations } from 'use-intl'
import type { Sitter, Table } from '#client/messages'
import { BotFace } from './bot-face.tsx'
import { useBotWords } from './bot-words.ts'

interface BotKindProps {
  readonly sitter: Sitter
  readonly seat: number
  readonly bots: readonly string[]
  readonly isHost: boolean
  readonly isBusy: boolean
  readonly command: (command: object) => Promise<Table | null>
}

/** The kind of bot. The host can change it. */
export function BotKind({ sitter, seat, bots, isHost, isBusy, command }: BotKindProps) {
  const t = useTranslations('home.table')
  const words = useBotWords()
  const { name, bot = '' } = sitter
  const change = async (wanted: string): Promise<void> => {
    if ((await command({ do: 'removeBot', seat })) !== null) await command({ do: 'addBot', seat, bot: wanted })
  }
  if (sitter.insteadOf !== undefined) return <small>{t('botFor')}</small>
  return (
    <span className="bot-kind">
      <small>{t('bot')}</small>
      <BotFace bot={bot} />
      {isHost && bots.length > 1 ? (
        <select
          aria-label={t('botKind', { name })}
          value={bot}
          disabled={isBusy}
          onChange={event => change(event.target.value)}
        >
          {(bots.includes(bot) ? bots : [...bots, bot]).map(it => (
            <option key={it} value={it}>
              {words(it).name}
            </option>
          ))}
        </select>
      ) : (
        <b>{words(bot).name}</b>
      )}
      <small>{words(bot).about}</small>
    </span>
  )
}
