import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { crestsIn, useSeatColours } from '#ui/crests'
import { Icon } from '#ui/pieces/icon.tsx'
import { TableContext, useTable } from '#ui/table'
import roundTable from '~icon/round-table'
import eye from '~icon/sight-disabled'
import tv from '~icon/tv'
import { useStore } from '../../house/observable.ts'
import { BarButton } from '../bar/bar-button.tsx'
import { Bell } from '../bar/bell.tsx'
import { BarMenu } from '../bar/menu.tsx'
import { Unroll } from '../bar/unroll.tsx'
import { LiveRegion } from '../calls/live-region.tsx'
import { useCalls } from '../calls/use-calls.ts'
import { HowToOver } from '../how-to-over.tsx'
import { Mine } from '../mine.tsx'
import { Primer } from '../primer.tsx'
import { Sheet } from '../side/sheet.tsx'
import { useTavernTable } from '../sitters.ts'
import type { TableViewProps } from '../table-view.tsx'
import { Zoom } from '../zoom/zoom.tsx'
import { showWhole } from './choices.ts'
import { Missing } from './missing.tsx'
import { covered } from './use-companion.ts'
import { useFaceDown } from './use-face-down.ts'
import './companion.css'

const Side = lazy(async () => ({ default: (await import('../side/side.tsx')).Side }))

/** A player's own side on a phone while a big screen shows the table: what is asked, with what, and nothing more. */
export function Companion({ card, moment, rules }: TableViewProps) {
  const table = useTable()
  const { screen, viewer, isHeld, waiting, question, introduction } = table
  useSeatColours(crestsIn(introduction))
  const t = useTranslations('screen')
  const play = useTranslations('play')
  const code = useTavernTable()?.code
  const isCovered = useStore(covered)
  useEffect(() => () => covered.set(false), [])
  const toWhole = (): void => showWhole(introduction.table)
  const isSilent = waiting?.screen !== true
  const [isUnrolled, setUnrolled] = useState(false)
  const { isLow } = useCalls()
  // The log waits for the big screen, too.
  const shown = useRef(table)
  if (!isHeld) shown.current = table
  useFaceDown(() => covered.set(true))
  const { Reminder = screen.Progress } = screen
  const isOnStage = question !== null && screen.onStage?.includes(question.name) === true
  return (
    <div className="companion">
      <header className="companion-head">
        <BarMenu moment={moment} />
        <h1>
          <span>{t('onScreen')}</span> {code !== undefined && <b translate="no">{code}</b>}
        </h1>
        <Bell />
        <Unroll unroll={() => setUnrolled(true)} />
        <BarButton icon={roundTable} label={t('wholeTable')} onPress={toWhole} />
        <BarButton
          icon={eye}
          label={t(isCovered ? 'show' : 'hide')}
          onPress={() => covered.set(!isCovered)}
          isOn={isCovered}
        />
      </header>
      {isSilent && (
        <p className="companion-silent" role="status">
          {t('silent')}{' '}
          <button type="button" className="framed" onClick={toWhole}>
            {t('showTable')}
          </button>
        </p>
      )}
      <main className="companion-main" inert={isCovered || isHeld} data-covered={isCovered || isHeld || undefined}>
        {isOnStage ? (
          <section className="stage" aria-label={play('stage')}>
            <screen.Stage />
          </section>
        ) : (
          <>
            <div className="companion-now board">
              <Reminder />
            </div>
            <Missing />
            <p className="companion-own">{t('onlyYou')}</p>
          </>
        )}
        <Mine seat={viewer === 'table' ? null : viewer} moment={moment} showResult={null} />
      </main>
      {isCovered ? (
        <section className="companion-cover" aria-label={t('hidden')}>
          <p>{t('hidden')}</p>
          <button type="button" className="framed" onClick={() => covered.set(false)}>
            {t('show')}
          </button>
        </section>
      ) : (
        isHeld && <LookUp />
      )}
      {!isCovered && !isHeld && !isSilent && <Primer />}
      <TableContext value={shown.current}>
        <Sheet isOpen={isUnrolled && !isCovered} close={() => setUnrolled(false)}>
          <Suspense fallback={null}>
            <Side moment={moment} rules={rules} />
          </Suspense>
        </Sheet>
        <HowToOver />
      </TableContext>
      <Zoom card={isCovered ? null : card} rules={rules} />
      <LiveRegion isLow={isLow} />
    </div>
  )
}

/** The big screen tells it first. A tap skips that here, as everywhere: nobody has to wait for a screen they cannot see. */
function LookUp() {
  const t = useTranslations('screen')
  return (
    <section className="companion-cover look-up-cover" aria-label={t('lookUp')}>
      <Icon of={tv} />
      <p className="look-up">{t('lookUp')}</p>
      <p>{t('lookUpAbout')}</p>
    </section>
  )
}
