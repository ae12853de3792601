import { useTranslations } from 'use-intl'
import type { Sitter, Table } from '#client/messages'
import { levelOf, personaOf } from '#kernel/bot-name'
import { BotFace } from './bot-face.tsx'
import { useBotWords } from './bot-words.ts'

interface BotKindProps {
  readonly sitter: Sitter
  readonly seat: number
  readonly bots: readonly string[]
  readonly personas: readonly string[]
  readonly isHost: boolean
  readonly isBusy: boolean
  readonly command: (command: object) => Promise<Table | null>
}

/** The level of a bot and who it is. The host can change both. */
export function BotKind({ sitter, seat, bots, personas, isHost, isBusy, command }: BotKindProps) {
  const t = useTranslations('home.table')
  const words = useBotWords()
  const { name, bot = '' } = sitter
  const { name: kind, about, persona } = words(bot)
  const [level, is] = [levelOf(bot), personaOf(bot)]
  const own = level !== null && bots.includes(level) ? level : bot
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
          value={own}
          disabled={isBusy}
          onChange={({ target: { value } }) =>
            change(is === null || levelOf(value) === null ? value : `${value}.${is}`)
          }
        >
          {(bots.includes(own) ? bots : [...bots, own]).map(it => (
            <option key={it} value={it}>
              {words(it).name}
            </option>
          ))}
        </select>
      ) : (
        <b>{kind}</b>
      )}
      {is !== null && isHost && level !== null && (
        <select
          aria-label={t('botPersona', { name })}
          value={is}
          disabled={isBusy}
          onChange={({ target: { value } }) => change(`${level}.${value}`)}
        >
          {(personas.includes(is) ? personas : [is]).map(it => (
            <option key={it} value={it}>
              {words(`${level}.${it}`).persona?.name}
            </option>
          ))}
        </select>
      )}
      {persona !== null && !isHost && <b>· {persona.name}</b>}
      <small>{(persona ?? { about }).about}</small>
    </span>
  )
}
