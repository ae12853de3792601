import { lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import type { Manifest } from '#games/manifest'
import { manifests } from '#games/manifests'
import { useActing } from '../house/acting.ts'
import { createTable, pathToTable } from '../house/create-table.ts'
import { useGameTitle } from '../house/games.ts'
import { beginOrLearn } from '../house/lesson-offer.ts'
import { useMine } from '../house/mine.ts'
import { useStore } from '../house/observable.ts'
import { comesBack, returning } from '../house/returning.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Page } from './frame/page.tsx'
import { Refusal } from './frame/refusal.tsx'
import { GameCard } from './home/game-card.tsx'
import { JoinForm } from './home/join-form.tsx'
import { OnThisDevice } from './home/on-this-device.tsx'
import { OpenTables } from './home/open-tables.tsx'
import { TableCorner } from './home/table-corner.tsx'
import { PlayAs } from './people/play-as.tsx'
import './home/home.css'
import './home/tables.css'
import { Loading } from '../house/loading.tsx'

const [first] = manifests

const ReturningPage = lazy(async () => ({ default: (await import('../returning/returning-page.tsx')).ReturningPage }))

/** The taproom. Who comes back has another one, which a first visit does not load. */
export function Home() {
  if (!useStore(returning)) return <FirstHome />
  return (
    <Suspense fallback={<Loading />}>
      <ReturningPage />
    </Suspense>
  )
}

/** For newcomers: quick play, the games, the tables. */
function FirstHome() {
  const t = useTranslations('home')
  const [, go] = useLocation()
  const { name } = useWhoPlays()
  const { act, isBusy, refused } = useActing()
  const title = useGameTitle()
  const mine = useMine()
  const isBack = mine !== null && mine.tables.length + mine.finished.length > 0
  useEffect(() => {
    if (isBack) comesBack(true)
  }, [isBack])
  const play = (manifest: Manifest): Promise<void> => beginOrLearn(manifest.id, go, () => begin(manifest))
  const begin = async ({ id: game, usual, firstGame = {}, firstBot }: Manifest): Promise<void> => {
    const pace = { kind: 'untimed' } as const
    // Whoever sees this home has played no match yet, whatever lessons they took.
    const asNewcomer = { options: firstGame, ...(firstBot !== undefined && { bot: firstBot }) }
    const wishes = { game, seats: usual, bots: usual - 1, pace, standIns: true, listed: false, ...asNewcomer }
    const table = await act(() => createTable(wishes, name))
    if (table !== null) go(pathToTable(table))
  }
  return (
    <Page title={t('title')} heading={t('welcome')} className="home">
      <div className="hero">
        <p className="hero-more">{t('noAccount')}</p>
        {first !== undefined && (
          <button type="button" className="primary hero-play" disabled={isBusy} onClick={() => play(first)}>
            {t('playAtOnce')}
          </button>
        )}
        <p className="hero-about" role="status">
          {isBusy ? t('makingTable') : first && t('playAtOnceAbout', { game: title(first.id), bots: first.usual - 1 })}
        </p>
        <Link href="/learn" className="hero-learn">
          {t('learn')}
        </Link>
        <PlayAs />
        <Refusal refused={refused} />
      </div>
      <div className="hero-beside">
        <TableCorner />
        <JoinForm />
      </div>
      <section className="games" aria-labelledby="games">
        <h2 id="games">{t('games')}</h2>
        <div className="game-cards">
          {manifests.map(game => (
            <GameCard key={game.id} game={game} isBusy={isBusy} play={() => play(game)} />
          ))}
        </div>
      </section>
      <OnThisDevice />
      <OpenTables />
    </Page>
  )
}
