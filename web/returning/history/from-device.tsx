import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { levelOf } from '#kernel/bot-name'
import { type Seat, seatsOf } from '#kernel/seat'
import type { SavedMatch } from '#local/saved-match'
import { useActing } from '../../house/acting.ts'
import { useGameTitle } from '../../house/games.ts'
import { Refusal } from '../../pages/frame/refusal.tsx'
import { historyHouse } from '../api.ts'
import { useDeviceGames } from '../use-device-games.ts'
import '../panel.css'

/** Finished games on this device, each with a button that adds it to my history. Nothing is shown if there are none. */
export function FromDevice({ changed }: { readonly changed: () => void }) {
  const t = useTranslations('returning.history')
  const over = (useDeviceGames() ?? []).filter(match => match.over)
  if (over.length === 0) return null
  return (
    <section className="back-panel board past-bring" aria-labelledby="bring">
      <h2 id="bring">{t('bring')}</h2>
      <p>{t('bringAbout')}</p>
      <ul>
        {over.map(match => (
          <DeviceMatch key={match.id} match={match} changed={changed} />
        ))}
      </ul>
    </section>
  )
}

function DeviceMatch({ match, changed }: { readonly match: SavedMatch; readonly changed: () => void }) {
  const t = useTranslations('returning.history')
  const format = useFormatter()
  const title = useGameTitle()
  const { act, isBusy, refused } = useActing()
  const people = seatsOf(match.sitters.length).filter(seat => match.sitters[seat]?.bot === null)
  const [seat, setSeat] = useState<Seat | undefined>(people[0])
  const [isAdded, setAdded] = useState(false)
  const bring = async (): Promise<void> => {
    if (seat === undefined) return
    const told = await act(async () => {
      const { fileOf } = await import('../../device/files.ts')
      const file = await fileOf(match.id)
      if (isRefused(file)) return file
      const bots = match.sitters.map(({ bot }) => (bot === null ? null : (levelOf(bot) ?? 'squire')))
      return historyHouse.bring({ file: file.text, seat, bots, ended: match.changed })
    })
    if (told === null) return
    setAdded(true)
    changed()
  }
  return (
    <li className="past-own">
      <span className="back-words">
        <strong>{title(match.header.game)}</strong>
        <small>
          {format.list(match.header.names)} · {format.relativeTime(match.changed, Date.now())}
        </small>
      </span>
      {people.length > 1 && (
        <label>
          <span className="hidden-text">{t('whichSeat')}</span>
          <select value={seat} title={t('whichSeat')} onChange={({ target }) => setSeat(Number(target.value) as Seat)}>
            {people.map(it => (
              <option key={it} value={it}>
                {match.header.names[it]}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="framed" disabled={isBusy || isAdded || seat === undefined} onClick={bring}>
        {t(isAdded ? 'added' : isBusy ? 'adding' : 'add')}
      </button>
      <Refusal refused={refused} />
    </li>
  )
}
