import { useLayoutEffect, useRef } from 'react'
import { useTable } from '#ui/table'
import { useOnItsSide, useUpright } from '#ui/window'
import { useLoaded } from '../../house/loaded.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { type Lines, linesIn } from './lines.ts'
import { type QuipSaid, useQuip } from './use-quip.ts'
import './quips.css'

/** The distance to the edge of the table, in pixels. */
const GAP = 8
/** On a phone held upright: in the bar above the plates, between its buttons. */
const IN_BAR = 50

/** Something a bot with a persona says, at its plate. Nothing of it is sent or stored: the page makes it up from what everybody saw. */
export function Quips({ isOverResult }: { readonly isOverResult: boolean }) {
  const { language } = useStore(settings)
  const lines = useLoaded(linesIn[language], all => all, null as Lines | null)
  const said = useQuip()
  const isOnItsSide = useOnItsSide()
  // There is no bar above the result of a phone on its side: every place for the words covers something.
  const isHeard = said !== null && !(isOverResult && isOnItsSide)
  return (
    <div className="quips" aria-live="polite">
      {isHeard && lines !== null && (
        <Bubble key={`${said.seq} ${said.seat}`} said={said} lines={lines} isOverResult={isOverResult} />
      )}
    </div>
  )
}

interface BubbleProps {
  readonly said: QuipSaid
  readonly lines: Lines
  readonly isOverResult: boolean
}

function Bubble({ said, lines, isOverResult }: BubbleProps) {
  const { names } = useTable()
  /** The result covers the plates: nothing of it may be covered in turn. */
  const isInBar = useUpright() || isOverResult
  /** A phone on its side has no height to spare: it covers the plate of who speaks rather than the stage. */
  const isOnPlate = useOnItsSide()
  const box = useRef<HTMLParagraphElement>(null)
  const { seat, persona, occasion, pick } = said
  const own = lines[persona][occasion]
  useLayoutEffect(() => {
    const place = (): void => {
      const { current } = box
      const plate = document.querySelector(`.seat-plate[data-seat="${seat}"]`)?.getBoundingClientRect()
      const row = document.querySelector('.table-main .seats')?.getBoundingClientRect()
      if (current === null || plate === undefined || row === undefined) return
      const { offsetWidth: width, offsetHeight: height } = current
      const bar = isInBar ? document.querySelector('.top-bar')?.getBoundingClientRect() : undefined
      const gap = bar === undefined ? GAP : IN_BAR
      const [from, to] = isOverResult ? [row.left, row.right] : [plate.left, plate.right]
      const middle = (from + to) / 2
      const left = Math.max(row.left + gap, Math.min(middle - width / 2, row.right - width - gap))
      const below = isOnPlate ? plate.bottom - height : plate.bottom
      const top = bar === undefined ? below : Math.max(2, bar.bottom - height - 2)
      current.style.translate = `${left}px ${top}px`
      current.style.setProperty('--tail', `${middle - left}px`)
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [seat, isInBar, isOnPlate, isOverResult])
  return (
    <p
      className="quip"
      data-seat={seat}
      data-in-bar={isInBar || undefined}
      data-on-plate={isOnPlate || undefined}
      data-over-result={isOverResult || undefined}
      ref={box}
    >
      <b className={isInBar ? undefined : 'hidden-text'}>{names[seat]}: </b>
      {own[pick % own.length]}
    </p>
  )
}
