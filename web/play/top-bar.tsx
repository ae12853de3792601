import { lazy, memo, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import { useTable } from '#ui/table'
import hourglass from '~icon/hourglass'
import scroll from '~icon/scroll-unfurled'
import tv from '~icon/tv'
import { useGameTitle } from '../house/games.ts'
import { showMine, useBesideScreen } from './companion/use-companion.ts'
import { useUnread } from './side/use-talk.ts'
import { TimeLeft } from './time/time-left.tsx'
import { useBell } from './time/use-bell.ts'
import type { Moment } from './use-moment.ts'
import { useVenue } from './venue.ts'

const TableMenu = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }))

interface TopBarProps {
  readonly isWide: boolean
  readonly unroll: () => void
  readonly moment: Moment
}

/** What is played, how far along it is, and how much time is left. */
export const TopBar = memo(function TopBar({ isWide, unroll, moment }: TopBarProps) {
  const { screen } = useTable()
  const title = useGameTitle()
  const t = useTranslations('play')
  const unread = useUnread()
  const { InBar } = useVenue()
  const isBeside = useBesideScreen()
  const own = useTranslations('screen')
  return (
    <header className="top-bar">
      <Suspense fallback={<span className="bar-button" />}>
        <TableMenu moment={moment} />
      </Suspense>
      <h1>{title(screen.game.id)}</h1>
      <div className="bar-progress">
        <screen.Progress />
      </div>
      <Bell />
      {InBar !== null && <InBar />}
      {isBeside && (
        <button
          type="button"
          className="bar-button"
          aria-label={own('onlyMine')}
          title={own('onlyMine')}
          onClick={showMine}
        >
          <Icon of={tv} />
        </button>
      )}
      {!isWide && (
        <button
          type="button"
          className="bar-button"
          aria-haspopup="dialog"
          aria-label={unread > 0 ? t('scrollUnread', { n: unread }) : t('scroll')}
          onClick={unroll}
        >
          <Icon of={scroll} />
          {unread > 0 && (
            <span className="unread" aria-hidden="true">
              {unread}
            </span>
          )}
        </button>
      )}
    </header>
  )
})

/** The deadline shown to the table. */
function Bell() {
  const t = useTranslations('play')
  const until = useBell()
  return until === null ? null : (
    <div className="bell">
      <Icon of={hourglass} />
      <TimeLeft until={until} label={t('timeLeft')} />
    </div>
  )
}
