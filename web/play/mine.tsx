import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { Beside, type Places, PlacesContext, Primary } from '#ui/pieces/actions.tsx'
import { Notes } from '#ui/pieces/notes.tsx'
import { Prompt } from '#ui/prompts/prompt.tsx'
import { useTable } from '#ui/table'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { ComeBack } from './come-back.tsx'
import { FocusKept } from './focus-kept.tsx'
import { LookingBack } from './looking-back.tsx'
import { Refusal } from './refusal.tsx'
import { Plate } from './seat-plate.tsx'
import { Status, useStatusKind } from './status.tsx'
import { useMainKeys } from './use-main-keys.ts'
import type { Moment } from './use-moment.ts'
import { useVenue } from './venue.ts'
import './mine.css'

const NextTable = lazy(async () => ({ default: (await import('./next-table.tsx')).NextTable }))

interface MineProps {
  readonly seat: Seat | null
  readonly moment: Moment
  readonly showResult: (() => void) | null
}

/** Your own side of the table: who must do what, and with what. */
export function Mine({ seat, moment, showResult }: MineProps) {
  const { names, screen, question } = useTable()
  const t = useTranslations('play')
  const [primary, setPrimary] = useState<HTMLElement | null>(null)
  const [second, setSecond] = useState<HTMLElement | null>(null)
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const place = useRef<HTMLElement>(null)
  useMainKeys(place)
  const places = useMemo<Places>(() => ({ primary, second, beside }), [primary, second, beside])
  return (
    <PlacesContext value={places}>
      <section
        className="mine"
        ref={place}
        tabIndex={-1}
        aria-label={t('ownSide')}
        data-looking={seat === null || undefined}
      >
        <Status moment={moment} />
        <Refusal />
        <div className="doing">
          <div className="asked">
            <Doing seat={seat} moment={moment} showResult={showResult} />
            <Elsewhere />
          </div>
          <div className="beside" ref={setBeside} />
          <div className="actions">
            <div ref={setPrimary} />
            <div ref={setSecond} />
          </div>
        </div>
        {seat !== null && (
          <div className="my-seat" data-seat={seat} data-asked={question !== null || undefined}>
            <Plate seat={seat} name={names[seat] ?? ''} />
            <screen.Holdings seat={seat} />
          </div>
        )}
      </section>
      {/* After the section, which is there when this looks for it. */}
      <FocusKept place={place} />
    </PlacesContext>
  )
}

/** How long nothing is asked before the page looks whether another table waits, in milliseconds. */
const QUIET = 1500

/** While nothing is asked here, or of somebody who only looks on, other tables may wait. A match on this device has none beside it. */
function Elsewhere() {
  const { question } = useTable()
  const { hasTable } = useVenue()
  const person = useStore(me)
  const isFree = hasTable && person != null && question === null
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isFree) return setQuiet(false)
    const timer = setTimeout(() => setQuiet(true), QUIET)
    return () => clearTimeout(timer)
  }, [isFree])
  if (!isFree || !isQuiet) return null
  return (
    <Suspense fallback={null}>
      <NextTable />
    </Suspense>
  )
}

type DoingProps = Pick<MineProps, 'seat' | 'moment' | 'showResult'>

/** The current action. */
function Doing({ seat, moment, showResult }: DoingProps) {
  const { screen, question, match, introduction } = useTable()
  const { client, Again, Meanwhile } = useVenue()
  const t = useTranslations('play')
  const standing = useStatusKind()
  if (standing === 'past') return <LookingBack moment={moment} seat={seat} />
  if (standing === 'over')
    return (
      <>
        <Again showResult={showResult} />
        <Beside>
          <button type="button" className="framed replay" onClick={() => moment.play(moment.stops[0] ?? 0)}>
            {t('story.replay')}
          </button>
        </Beside>
      </>
    )
  if (seat === null) return Meanwhile !== null && <Meanwhile />
  if (standing === 'left')
    return (
      <>
        <screen.Hand seat={seat} />
        {introduction.standIns !== false && <ComeBack />}
      </>
    )
  if (standing === 'minded')
    return (
      <>
        <screen.Hand seat={seat} />
        <Primary onPress={() => client.line.say({ t: 'mind', match, minded: false })}>{t('imBack')}</Primary>
      </>
    )
  if (question === null)
    return (
      <>
        <screen.Hand seat={seat} />
        {Meanwhile !== null && <Meanwhile />}
      </>
    )
  return (
    <>
      {screen.prompts[question.name] === undefined && <Notes rules={question.ask.notes} />}
      <Prompt question={question} />
    </>
  )
}
