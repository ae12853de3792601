import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { isRefused } from '#client/messages'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { BrowserSaving } from '#local/browser-saving'
import type { LocalSitter, SavedMatch } from '#local/saved-match'
import { useActing } from '../../house/acting.ts'
import { useGameTitle } from '../../house/games.ts'
import { comesBack } from '../../house/returning.ts'
import { Refusal } from '../frame/refusal.tsx'
import { GamePicture } from './game-picture.tsx'
import { Winners } from './winners.tsx'
import '../../device/device.css'

const saving = new BrowserSaving()
const files = () => import('../../device/files.ts')
const desk = async () => (await import('../../device/worker-house.ts')).ask

/** Matches stored in this browser, and how to begin one without the house. */
export function OnThisDevice() {
  const [t, home] = [useTranslations('here'), useTranslations('home')]
  const [, go] = useLocation()
  const [kept, setKept] = useState<readonly SavedMatch[] | null>([])
  const { act, refused } = useActing()
  const look = (): void =>
    void saving.list().then(
      all => {
        setKept(all)
        if (all.some(({ over }) => !over)) comesBack(true)
      },
      () => setKept(null),
    )
  useEffect(look, [])
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const brought = await act(async () => (await files()).bring(file))
    if (brought !== null) go(`/here/${brought.match}`)
  }
  return (
    <section className="tables here-list" aria-labelledby="here">
      <h2 id="here">{t('title')}</h2>
      <div className="here-intro">
        <p>{t('about')}</p>
        <Link href="/here/new" className="framed">
          {t('play')}
        </Link>
        <Link href="/learn" className="quiet here-learn">
          {home('learn')}
        </Link>
        <label className="quiet">
          {t('bring')}
          <input type="file" accept=".jsonl,.ndjson,.txt" onChange={({ target }) => bring(target.files?.[0])} />
        </label>
      </div>
      <Refusal refused={refused} />
      {kept === null && <p className="nothing">{t('notListed')}</p>}
      {kept !== null && kept.length > 0 && (
        <ul>
          {kept.map(each => (
            <KeptLine key={each.id} kept={each} changed={look} />
          ))}
        </ul>
      )}
    </section>
  )
}

function KeptLine({ kept, changed }: { readonly kept: SavedMatch; readonly changed: () => void }) {
  const [t, home] = [useTranslations('here'), useTranslations('home')]
  const title = useGameTitle()
  const format = useFormatter()
  const { act, isBusy, refused } = useActing()
  const [isSure, setSure] = useState(false)
  const { id, header, over, sitters, winners } = kept
  const when = format.relativeTime(kept.changed, Date.now())
  const save = (): Promise<object | null> => act(async () => (await (await files()).saveAsFile(id)) ?? {})
  const remove = async (): Promise<void> => {
    const gone = await act(async () => (await desk())({ t: 'remove', match: id }))
    if (gone !== null && !isRefused(gone)) changed()
  }
  return (
    <li className="table-line board">
      <GamePicture game={header.game} />
      <div className="table-words">
        <strong>{title(header.game)}</strong>
        <span>{t(over ? 'finished' : 'playedLast', { when })}</span>
        {winners !== undefined && <Winners names={header.names} winners={winners} me={soleIn(sitters)} />}
        <span className="table-facts">{t('with', { names: format.list(header.names) })}</span>
        {isSure && <span role="alert">{t('removeSure')}</span>}
        <Refusal refused={refused} />
      </div>
      {isSure ? (
        <div className="here-acts">
          <button type="button" className="framed" onClick={() => setSure(false)}>
            {t('keep')}
          </button>
          <button type="button" className="danger" disabled={isBusy} onClick={remove}>
            {t('removeYes')}
          </button>
        </div>
      ) : (
        <div className="here-acts">
          <button type="button" className="quiet" disabled={isBusy} onClick={save}>
            {t('save')}
          </button>
          <button type="button" className="quiet" onClick={() => setSure(true)}>
            {t('remove')}
          </button>
          {over && (
            <Link href={`/here/${id}?at=0`} className="quiet">
              {home('replay')}
            </Link>
          )}
          <Link href={`/here/${id}`} className="framed">
            {t(over ? 'seeResult' : 'goOn')}
          </Link>
        </div>
      )}
    </li>
  )
}

/** The seat of the only person at the device; null if there are several. */
function soleIn(sitters: readonly LocalSitter[]): Seat | null {
  const [only = null, ...more] = seatsOf(sitters.length).filter(seat => of(sitters, seat).bot === null)
  return more.length > 0 ? null : only
}
