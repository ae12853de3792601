import { useTranslations } from 'use-intl'
import { useBotWords } from '../pages/table/bot-words.ts'
import type { Seating } from './seating.ts'
import './here.css'

interface SeatsFieldProps {
  readonly seats: readonly Seating[]
  readonly bots: readonly string[]
  readonly onChange: (seats: readonly Seating[]) => void
}

/** Who sits where: people by their names, and bots. */
export function SeatsField({ seats, bots, onChange }: SeatsFieldProps) {
  const t = useTranslations('here.making')
  return (
    <div className="here-seats">
      <h2>{t('who')}</h2>
      {seats.map((seating, seat) => (
        <SeatField
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          number={seat + 1}
          seating={seating}
          bots={bots}
          onChange={change => onChange(seats.with(seat, { ...seating, ...change }))}
        />
      ))}
    </div>
  )
}

interface SeatFieldProps {
  readonly number: number
  readonly seating: Seating
  readonly bots: readonly string[]
  readonly onChange: (change: Partial<Seating>) => void
}

function SeatField({ number, seating, bots, onChange }: SeatFieldProps) {
  const t = useTranslations('here.making')
  const words = useBotWords()
  const { isBot, name, bot } = seating
  return (
    <fieldset className="here-seat">
      <legend>{t('seat', { n: number })}</legend>
      <label className="field">
        <span className="hidden-text">{t('seat', { n: number })}</span>
        <select value={isBot ? 'bot' : 'person'} onChange={({ target }) => onChange({ isBot: target.value === 'bot' })}>
          <option value="person">{t('person')}</option>
          <option value="bot">{t('bot')}</option>
        </select>
      </label>
      {isBot ? (
        <label className="field">
          <span className="hidden-text">{t('botKind')}</span>
          <select value={bot} onChange={({ target }) => onChange({ bot: target.value })}>
            {bots.map(it => (
              <option key={it} value={it}>
                {words(it).name}
              </option>
            ))}
          </select>
          <small>{words(bot).about}</small>
        </label>
      ) : (
        <label className="field">
          <span className="hidden-text">{t('name', { n: number })}</span>
          <input
            type="text"
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}
