import { useFormatter, useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { isRefused } from '#client/messages'
import type { PastMatchTold } from '#protocol/history'
import { Icon } from '#ui/pieces/icon.tsx'
import laurels from '~icon/laurels'
import { useActing } from '../../house/acting.ts'
import { useGameTitle } from '../../house/games.ts'
import { Refusal } from '../../pages/frame/refusal.tsx'
import { GamePicture } from '../../pages/home/game-picture.tsx'
import { historyHouse } from '../api.ts'

const gone = { code: 'offline', rule: null, expected: 'a house that can be reached' }
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** One finished match: which place of how many, with whom, when, and a way to look back. */
export function PastRow({ past, changed }: { readonly past: PastMatchTold; readonly changed: () => void }) {
  const t = useTranslations('returning.history')
  const format = useFormatter()
  const title = useGameTitle()
  const { match, game, place, seats, ended, played, fault } = past
  return (
    <li className="past-row" data-won={place === 1 || undefined}>
      <GamePicture game={game} />
      <span className="hidden-text">{title(game)}</span>
      <span className="past-place">
        {place === 1 && <Icon of={laurels} />}
        {place === null ? t('unknownPlace') : t('place', { place, seats })}
      </span>
      <span className="past-with">
        <Partners all={past.with} />
        {(played === 'device' || fault !== null) && (
          <small>{t(played === 'device' ? 'device' : fault === 'left' ? 'left' : 'late')}</small>
        )}
      </span>
      <time className="past-when" dateTime={new Date(ended).toISOString()}>
        {format.dateTime(ended, day)}
      </time>
      {played === 'house' ? (
        <Link href={`/match/${match}?at=0`}>{t('look')}</Link>
      ) : (
        <FromDevice match={match} changed={changed} />
      )}
    </li>
  )
}

/** People by name, each leading to their page; bots by name, or only how many where nobody else was there. */
function Partners({ all }: { readonly all: PastMatchTold['with'] }) {
  const t = useTranslations('returning.history')
  const format = useFormatter()
  const bots = all.filter(one => 'bot' in one)
  if (bots.length === all.length && all.length > 0) return t('botsAlone', { n: bots.length })
  const people = all.filter(one => !('bot' in one))
  const names = people.map(one =>
    'person' in one ? (
      <Link key={one.person} href={`/people/${one.person}`}>
        {one.name}
      </Link>
    ) : (
      <span key={one.name}>{one.name}</span>
    ),
  )
  return format.list([...names, ...(bots.length > 0 ? [t('botsAlone', { n: bots.length })] : [])])
}

/** A match that I brought is opened on this device again; or taken out of the history. */
function FromDevice({ match, changed }: { readonly match: string; readonly changed: () => void }) {
  const t = useTranslations('returning.history')
  const [, go] = useLocation()
  const { act, isBusy, refused } = useActing()
  const look = async (): Promise<void> => {
    const opened = await act(async () => {
      const text = await historyHouse.file(match)
      if (text === null) return gone
      const { ask } = await import('../../device/worker-house.ts')
      return ask<{ readonly match: string }>({ t: 'bring', text })
    })
    if (opened !== null) go(`/here/${opened.match}?at=0`)
  }
  const drop = async (): Promise<void> => {
    const told = await act(() => historyHouse.drop(match))
    if (told !== null && !isRefused(told)) changed()
  }
  return (
    <span className="past-acts">
      <button type="button" className="past-link" disabled={isBusy} onClick={look}>
        {t('look')}
      </button>
      <button
        type="button"
        className="past-drop"
        aria-label={t('takeOut')}
        title={t('takeOut')}
        disabled={isBusy}
        onClick={drop}
      >
        ✕
      </button>
      <Refusal refused={refused} />
    </span>
  )
}
