import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import type { Manifest } from '#games/manifest'
import { manifestOf, manifests } from '#games/manifests'
import type { Level } from '#kernel/bot-name'
import { FriendsHere } from '../friends/friends-here.tsx'
import { useActing } from '../house/acting.ts'
import { createTable, pathToTable } from '../house/create-table.ts'
import { useGameTitle } from '../house/games.ts'
import { useMine } from '../house/mine.ts'
import { inOrder } from '../house/my-table.ts'
import { waitingFirst } from '../house/next-table.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { comesBack } from '../house/returning.ts'
import { settings } from '../house/settings.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Page } from '../pages/frame/page.tsx'
import { Refusal } from '../pages/frame/refusal.tsx'
import { FinishedMatches } from '../pages/home/finished-matches.tsx'
import { JoinForm } from '../pages/home/join-form.tsx'
import { OnThisDevice } from '../pages/home/on-this-device.tsx'
import { OpenTables } from '../pages/home/open-tables.tsx'
import { Challenge } from './challenge.tsx'
import { greetingAt } from './greeting.ts'
import { Acts, TakeTurn, WaitingFacts } from './hero.tsx'
import { InReturningWords } from './in-returning-words.ts'
import { keepTables, keptTables } from './kept-tables.ts'
import { NewsPanel } from './news.tsx'
import { Picture } from './picture.tsx'
import { TableRows } from './table-rows.tsx'
import { useDeviceGames } from './use-device-games.ts'
import { useOffline } from './use-offline.ts'
import { useStanding } from './use-standing.ts'
import { useTablePicture } from './use-table-picture.ts'
import { useWaitingText } from './use-waiting-text.ts'
import '../pages/home/home.css'
import '../pages/home/tables.css'
import './panel.css'
import './returning.css'
import { Loading } from '../house/loading.tsx'

/** Home for those who come back: who waits for them comes first. */
export const ReturningPage = () => (
  <InReturningWords before={<Loading />}>
    <Returning />
  </InReturningWords>
)

function Returning() {
  const [t, home] = [useTranslations('returning'), useTranslations('home')]
  const title = useGameTitle()
  const [, go] = useLocation()
  const { act, isBusy, refused } = useActing()
  const { name } = useWhoPlays()
  const person = useStore(me)
  const { callTitle, language } = useStore(settings)
  const [isOffline, device, told] = [useOffline(), useDeviceGames(), useMine()]
  const [kept] = useState(keptTables)
  const { standing } = useStanding(isOffline ? undefined : person?.id)
  const going = device?.find(({ over }) => !over) ?? null
  const tables = told?.tables ?? (isOffline ? kept : [])
  const [first = null] = isOffline ? [] : waitingFirst(tables)
  const text = useWaitingText(first)
  const picture = useTablePicture(first?.table.match ?? null, first?.since ?? null, language)
  const others = inOrder(tables).filter(it => it !== first)
  const isKnown = isOffline || (told !== null && device !== null) || (person === null && device !== null)
  const hasNothing = told !== null && told.tables.length + told.finished.length === 0
  useEffect(() => {
    if (told !== null) keepTables(told.tables)
  }, [told])
  // Whoever signed out, and has no game here either, is new again.
  useEffect(() => {
    if (!isOffline && device !== null && going === null && (person === null || hasNothing)) comesBack(false)
  }, [isOffline, device, going, person, hasNothing])

  const usual = manifestOf(standing?.counts.toSorted((a, b) => b.played - a.played)[0]?.game ?? '') ?? manifests[0]
  const play = async (manifest: Manifest | undefined, bot?: Level): Promise<void> => {
    if (manifest === undefined) return
    const { id: game, usual: seats } = manifest
    const wishes = {
      game,
      seats,
      bots: seats - 1,
      pace: { kind: 'untimed' } as const,
      standIns: true,
      listed: false,
      options: {},
    }
    const table = await act(() => createTable({ ...wishes, ...(bot !== undefined && { bot }) }, name))
    if (table !== null) go(pathToTable(table))
  }
  const heading = (): string | null => {
    if (!isKnown) return null
    if (first !== null) return text
    if (isOffline) return t('offline')
    return going !== null && others.length === 0 ? t('deviceWaits') : t('nobodyWaits')
  }
  const said = heading()
  const waiting = waitingFirst(tables).length
  const playsUsual = said !== null && usual !== undefined && !isOffline && (going === null || others.length > 0)
  const gold = (): ReactNode => {
    if (said === null) return <span className="back-gold" />
    if (first !== null) return <TakeTurn mine={first} />
    if (going !== null && (isOffline || others.length === 0))
      return (
        <Link href={`/here/${going.id}`} className="primary hero-play">
          {t('goOn')}
        </Link>
      )
    if (isOffline)
      return (
        <Link href="/here/new" className="primary hero-play">
          {home('playAtOnce')}
        </Link>
      )
    return (
      <button type="button" className="primary hero-play" disabled={isBusy} onClick={() => play(usual)}>
        {home('playAtOnce')}
      </button>
    )
  }
  return (
    <Page
      title={t('title')}
      calls={callTitle && !isOffline ? waiting : 0}
      heading={said ?? <Unknown>{t('title')}</Unknown>}
      className="returning"
      above={<p className="back-greeting">{t(`greeting.${greetingAt(new Date().getHours())}`, { name })}</p>}
    >
      <div className="back-hero">
        {first !== null ? (
          <WaitingFacts mine={first} picture={picture} />
        ) : (
          <div className="back-facts">{playsUsual && <p>{t('botsAbout', { game: title(usual.id) })}</p>}</div>
        )}
        <Acts>{gold()}</Acts>
        <Refusal refused={refused} />
      </div>
      <div className="back-beside">
        <Picture picture={picture} />
      </div>
      <div className="back-column">
        {!isKnown && <div className="back-panel board back-wait" aria-hidden="true" />}
        {(others.length > 0 || (going !== null && first !== null)) && (
          <TableRows
            title={t(first === null ? 'tables' : 'otherTables')}
            tables={others}
            device={first !== null || others.length > 0 ? going : null}
            isOld={isOffline}
          />
        )}
        {!isOffline && <OpenTables />}
      </div>
      <div className="back-column">
        {usual !== undefined && !isOffline && (
          <Challenge game={usual.id} standing={standing} isBusy={isBusy} play={level => play(usual, level)} />
        )}
        <JoinForm />
      </div>
      <div className="back-column">
        {!isOffline && <FriendsHere />}
        {!isOffline && person && <NewsPanel person={person.id} />}
      </div>
      {told !== null && told.finished.length > 0 && (
        <div className="back-finished">
          <FinishedMatches all={told.finished} />
          <Link href="/history" className="framed">
            {t('allFinished')}
          </Link>
        </div>
      )}
      <OnThisDevice />
    </Page>
  )
}

/** Dimmed until it is known; screen readers hear what page this is. */
const Unknown = ({ children }: { readonly children: string }) => (
  <span className="back-dim">
    <span className="hidden-text">{children}</span>&nbsp;
  </span>
)
