import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { personaFaced } from '#protocol/crest'
import { crestsIn, useSeatColours } from '#ui/crests'
import type { RuleTold } from '#ui/rulebook'
import { skipMotion } from '#ui/skipping'
import { TableContext, useTable } from '#ui/table'
import { useWide } from '#ui/window'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { useSlowTable } from '../notices/at-slow-table.ts'
import { wanted } from './advice/asking.ts'
import { TopBar } from './bar/top-bar.tsx'
import { LiveRegion } from './calls/live-region.tsx'
import { useCalls } from './calls/use-calls.ts'
import { ScreenOffer } from './companion/screen-offer.tsx'
import { Result } from './end/result.tsx'
import { Flights } from './flights/flights.tsx'
import { Hints } from './hints/hints.tsx'
import { HowToOver } from './how-to-over.tsx'
import { KeysHelp } from './keys-help.tsx'
import { Mine } from './mine.tsx'
import { Missed } from './missed.tsx'
import { Primer } from './primer.tsx'
import { isReading } from './reading.ts'
import { SeatPlate } from './seat-plate.tsx'
import { Sheet } from './side/sheet.tsx'
import { TurnedBack } from './turned-back.tsx'
import type { Moment } from './use-moment.ts'
import { useVenue } from './venue.ts'
import { othersOf } from './waiting-for.ts'
import { Zoom } from './zoom/zoom.tsx'
import './play.css'
import './candle-light.css'
import './seats.css'
import './room.css'
import './on-its-side.css'

const AdvicePanel = lazy(async () => ({ default: (await import('./advice/advice-panel.tsx')).AdvicePanel }))
const Quips = lazy(async () => ({ default: (await import('./quips/quips.tsx')).Quips }))
const Side = lazy(async () => ({ default: (await import('./side/side.tsx')).Side }))

export interface TableViewProps {
  readonly card: string | null
  readonly moment: Moment
  readonly rules: ReadonlyMap<string, RuleTold>
}

/**
 * The table: the other players above, the decision in the middle, your own side below; log, chat and rules next to it.
 */
export const TableView = memo(function TableView({ card, moment, rules }: TableViewProps) {
  const table = useTable()
  const { screen, names, viewer, result, isLive, scene, bookmark } = table
  const { OverStage, lesson } = useVenue()
  const reads = useStore(isReading)
  useSlowTable(table.introduction.pace, viewer !== 'table' && result === null && !reads)
  const crests = crestsIn(table.introduction)
  useSeatColours(crests)
  const wantsAdvice = useStore(wanted) !== null
  const talks = useStore(settings).quips && crests.some(({ face }) => personaFaced(face) !== null)
  const t = useTranslations('play')
  const isWide = useWide()
  const [isUnrolled, setUnrolled] = useState(false)
  const [isAside, setAside] = useState(false)
  const own = viewer === 'table' ? null : viewer
  const isOver = result !== null && isLive
  const isResultUp = isOver && !isAside
  const { isLow } = useCalls()
  // If the log covers the table, it closes to reveal the viewed moment.
  const looking = useMemo<Moment>(() => {
    const go = (at: number | null): void => {
      setUnrolled(false)
      moment.go(at)
    }
    return { ...moment, go }
  }, [moment])
  // These can wait until the table is drawn. They must not ask the screen about the question: the table has changed since.
  const later = useDeferredValue(table)
  const lookingLater = useDeferredValue(looking)
  const unroll = useCallback(() => setUnrolled(true), [])
  const side = (
    <Suspense fallback={null}>
      <Side moment={lookingLater} rules={rules} />
    </Suspense>
  )
  return (
    <div
      className="table-page"
      data-over={isOver || undefined}
      data-beat={scene?.name}
      data-told={`${bookmark.seq}.${bookmark.events}`}
    >
      <TableContext value={later}>
        <TopBar isWide={isWide} unroll={unroll} moment={lookingLater} />
      </TableContext>
      <main className="table-main">
        <div className="above">
          <ol className="seats" aria-label={t('players')} data-others={names.length - (own === null ? 0 : 1)}>
            {othersOf(names.length, own).map(seat => (
              <SeatPlate key={seat} seat={seat} />
            ))}
          </ol>
          <section className="stage" aria-label={t('stage')} onPointerDown={skipMotion}>
            <screen.Stage />
          </section>
          {isResultUp && <Result moment={moment} close={() => setAside(true)} />}
          <Primer />
          <TurnedBack>
            <Missed moment={moment} />
          </TurnedBack>
          <ScreenOffer />
          {OverStage !== null && isLive && <OverStage />}
          {wantsAdvice && (
            <Suspense fallback={null}>
              <AdvicePanel />
            </Suspense>
          )}
        </div>
        <Mine seat={own} moment={moment} showResult={isOver && isAside ? () => setAside(false) : null} />
      </main>
      <TableContext value={later}>
        {isWide ? (
          <aside className="side" aria-label={t('side')}>
            {lesson === null ? side : <lesson.Beside />}
          </aside>
        ) : (
          <Sheet isOpen={isUnrolled} close={() => setUnrolled(false)}>
            {side}
          </Sheet>
        )}
        <Zoom card={card} rules={rules} />
        <KeysHelp />
        <HowToOver />
      </TableContext>
      <Flights />
      <Hints />
      {talks && (
        <Suspense fallback={null}>
          <Quips isOverResult={isResultUp} />
        </Suspense>
      )}
      <LiveRegion isLow={isLow} />
    </div>
  )
})
