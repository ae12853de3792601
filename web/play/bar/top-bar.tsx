import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useTable } from '#ui/table'
import tv from '~icon/tv'
import { useGameTitle } from '../../house/games.ts'
import { AdviceButton } from '../advice/advice-button.tsx'
import { showMine } from '../companion/choices.ts'
import { useBesideScreen } from '../companion/use-companion.ts'
import type { Moment } from '../use-moment.ts'
import { useVenue } from '../venue.ts'
import { BarButton } from './bar-button.tsx'
import { Bell } from './bell.tsx'
import { BarMenu } from './menu.tsx'
import { Unroll } from './unroll.tsx'
import './bar.css'

interface TopBarProps {
  readonly isWide: boolean
  readonly unroll: () => void
  readonly moment: Moment
}

/** What is played, how far along it is, and how much time is left. */
export const TopBar = memo(function TopBar({ isWide, unroll, moment }: TopBarProps) {
  const { screen, introduction } = useTable()
  const title = useGameTitle()
  const t = useTranslations('screen')
  const { InBar, lesson } = useVenue()
  const isBeside = useBesideScreen()
  return (
    <header className="top-bar">
      <BarMenu moment={moment} />
      <h1>{title(screen.game.id)}</h1>
      <div className="bar-progress">
        <screen.Progress />
      </div>
      {lesson === null && <AdviceButton />}
      <Bell />
      {InBar !== null && <InBar />}
      {isBeside && <BarButton icon={tv} label={t('onlyMine')} onPress={() => showMine(introduction.table)} />}
      {!isWide && <Unroll unroll={unroll} />}
    </header>
  )
})
