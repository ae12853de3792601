import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { Icon } from '#ui/pieces/icon.tsx'
import { SeatCrest } from '#ui/pieces/seat-crest.tsx'
import { useTable } from '#ui/table'
import golem from '~icon/robot-golem'
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
  return (
    <div className="plate">
      <SeatCrest seat={seat} />
      <b className="plate-name" title={name}>
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
function Presence({ seat }: { readonly seat: Seat }) {
  const { waiting, result, introduction } = useTable()
  const t = useTranslations('play')
  const sitter = useSitters()[seat] ?? null
  const minded = result === null ? (waiting?.minded[seat] ?? null) : null
  const isAlone = introduction.standIns === false
  if (!isAlone && (minded !== null || sitter?.insteadOf !== undefined)) {
    const text = t(minded === 'left' || sitter?.insteadOf !== undefined ? 'hasLeft' : 'minded')
    return <BotSign text={text} isMinding />
  }
  if (sitter?.bot !== undefined) return <BotSign text={t('isBot')} />
  if (waiting === null) return null
  const isHere = waiting.present[seat] === true && minded === null
  const text = t(minded === 'left' ? 'hasLeftForGood' : isHere ? 'present' : 'absent')
  return (
    <span className="presence" data-here={isHere || undefined} title={text}>
      <span className="hidden-text">{text}</span>
    </span>
  )
}

const BotSign = ({ text, isMinding = false }: { readonly text: string; readonly isMinding?: boolean }) => (
  <span className="bot-sign" data-minding={isMinding || undefined} title={text}>
    <Icon of={golem} />
    <span className="hidden-text">{text}</span>
  </span>
)
