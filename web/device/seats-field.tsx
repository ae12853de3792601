import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { type Crest as CrestShown, crestsOf } from '#protocol/crest'
import { Crest } from '#ui/pieces/crest.tsx'
import { Mark } from '#ui/pieces/mark.tsx'
import { useBotWords } from '../pages/table/bot-words.ts'
import { BotsOffered, PersonasOffered } from '../pages/table/bots-offered.tsx'
import { type Seating, wishFor } from './seating.ts'
import './seats-field.css'

interface SeatsFieldProps {
  readonly seats: readonly Seating[]
  readonly bots: readonly string[]
  readonly personas: readonly string[]
  /** The crest that a person of this name wishes for. */
  readonly wishOf: (name: string) => CrestShown | undefined
  readonly onChange: (seats: readonly Seating[]) => void
}

/** Who sits where, one line per seat: people by name, and bots. */
export function SeatsField({ seats, bots, personas, wishOf, onChange }: SeatsFieldProps) {
  const t = useTranslations('home.table')
  const crests = crestsOf(
    seats.map(({ isBot, name }) => ({ crest: isBot ? undefined : wishOf(name), isBot, id: name })),
  )
  return (
    <div className="here-seats">
      {seats.map((seating, seat) => (
        <SeatField
          // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies the seat
          key={seat}
          seat={seat as Seat}
          seating={seating}
          crest={crests[seat]}
          bots={bots}
          personas={personas}
          onChange={change => onChange(seats.with(seat, { ...seating, ...change }))}
        />
      ))}
      {seats.some(({ isBot }) => isBot) && <BotsOffered bots={bots} />}
      {personas.length > 0 && seats.some(({ isBot }) => isBot) && (
        <details className="bots-known">
          <summary>{t('botsKnown')}</summary>
          <PersonasOffered personas={personas} />
        </details>
      )}
    </div>
  )
}

interface SeatFieldProps {
  readonly seat: Seat
  readonly seating: Seating
  readonly crest: CrestShown | undefined
  readonly bots: readonly string[]
  readonly personas: readonly string[]
  readonly onChange: (change: Partial<Seating>) => void
}

const PERSON = 'person'

function SeatField({ seat, seating, crest, bots, personas, onChange }: SeatFieldProps) {
  const t = useTranslations('here.making')
  const words = useBotWords()
  const { isBot, name, bot, persona } = seating
  const n = seat + 1
  return (
    <fieldset className="here-seat" data-bot={isBot || undefined}>
      <legend className="hidden-text">{t('seat', { n })}</legend>
      {/* A bot gets its name, and so its face, when the match begins. */}
      {isBot || crest === undefined ? <Mark seat={seat} /> : <Crest crest={crest} seat={seat} />}
      {!isBot && (
        <label className="field">
          <span className="hidden-text">{t('name', { n })}</span>
          <input
            type="text"
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </label>
      )}
      <label className="field">
        <span className="hidden-text">{t('seat', { n })}</span>
        <select
          value={isBot ? bot : PERSON}
          onChange={({ target: { value } }) =>
            onChange(value === PERSON ? { isBot: false } : { isBot: true, bot: value })
          }
        >
          <option value={PERSON}>{t('person')}</option>
          {bots.map(it => (
            <option key={it} value={it}>
              {t('bot', { kind: words(it).name })}
            </option>
          ))}
        </select>
      </label>
      {isBot && personas.length > 0 && (
        <label className="field">
          <span className="hidden-text">{t('persona', { n })}</span>
          <select value={persona} onChange={({ target }) => onChange({ persona: target.value })}>
            <option value="">{t('anybody')}</option>
            {personas.map(it => (
              <option key={it} value={it}>
                {words(wishFor({ bot, persona: it })).persona?.name}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}
