import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { hinted } from '#ui/hinted'
import { SeatCrest } from '#ui/pieces/seat-crest.tsx'
import { useTable } from '#ui/table'
import { BotFace } from '../pages/table/bot-face.tsx'
import { useBotAt } from './bot-at.ts'
import { useSitters } from './sitters.ts'
import { TimeLeft } from './time/time-left.tsx'

/** A player at the table, with everything public about them. */
export function SeatPlate({ seat }: { readonly seat: Seat }) {
  const { screen, names, waiting, result } = useTable()
  const isAsked = waiting?.since?.[seat] != null
  const isWinner = result?.ranking[seat] === 1
  return (
    <li
      className="seat-plate board"
      data-seat={seat}
      data-asked={isAsked || undefined}
      data-winner={isWinner || undefined}
    >
      <Plate seat={seat} name={names[seat] ?? ''} />
      <screen.Holdings seat={seat} />
    </li>
  )
}

/** The head of a plate: crest, name, presence, time left. */
export function Plate({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { screen, waiting, viewer } = useTable()
  const [t, table] = [useTranslations('play'), useTranslations('home.table')]
  const until = waiting?.until?.[seat] ?? null
  const bot = useBotAt(seat)
  return (
    <div className="plate" data-hint={bot?.hint}>
      <SeatCrest seat={seat} />
      <b className="plate-name" title={bot === null ? name : undefined}>
        {name}
        {seat === viewer && <small>{table('isYou')}</small>}
      </b>
      <Presence seat={seat} />
      <span className="plate-badge">
        <screen.Badge seat={seat} />
      </span>
      {until !== null && <TimeLeft until={until} label={t('timeLeftOf', { name })} />}
      {waiting?.since?.[seat] != null && <span className="hidden-text">{t('isAsked')}</span>}
    </div>
  )
}

/** A person who is present, away or gone, a bot, or a bot standing in for somebody. */
export function Presence({ seat }: { readonly seat: Seat }) {
  const { waiting, result, introduction } = useTable()
  const t = useTranslations('play')
  const sitter = useSitters()[seat] ?? null
  const bot = useBotAt(seat)
  const minded = result === null ? (waiting?.minded[seat] ?? null) : null
  const isAlone = introduction.standIns === false
  if (!isAlone && (minded !== null || sitter?.insteadOf !== undefined)) {
    const text = t(minded === 'left' || sitter?.insteadOf !== undefined ? 'hasLeft' : 'minded')
    return (
      <span className="bot-sign" data-minding title={text}>
        <BotFace bot="" />
        <span className="hidden-text">{text}</span>
      </span>
    )
  }
  if (bot !== null)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who it is, is told on focus, too
      <span className="bot-sign" role="img" aria-label={bot.name} {...hinted(bot.hint)} tabIndex={0}>
        <BotFace bot={bot.bot} />
      </span>
    )
  if (waiting === null) return null
  const isHere = waiting.present[seat] === true && minded === null
  const text = t(minded === 'left' ? 'hasLeftForGood' : isHere ? 'present' : 'absent')
  return (
    <span className="presence" data-here={isHere || undefined} title={text}>
      <span className="hidden-text">{text}</span>
    </span>
  )
}
