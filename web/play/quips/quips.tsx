import { useLayoutEffect, useRef } from 'react'
import { useTable } from '#ui/table'
import { useLoaded } from '../../house/loaded.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { type Lines, linesIn } from './lines.ts'
import { type QuipSaid, useQuip } from './use-quip.ts'
import './quips.css'

/** The distance to the edge of the window, in pixels. */
const GAP = 8

/** Something a bot with a persona says, at its plate. Nothing of it is sent or stored: the page makes it up from what everybody saw. */
export function Quips() {
  const { language } = useStore(settings)
  const lines = useLoaded(linesIn[language], all => all, null as Lines | null)
  const said = useQuip()
  return (
    <div className="quips" aria-live="polite">
      {said !== null && lines !== null && <Bubble key={`${said.seq} ${said.seat}`} said={said} lines={lines} />}
    </div>
  )
}

function Bubble({ said, lines }: { readonly said: QuipSaid; readonly lines: Lines }) {
  const { names } = useTable()
  const box = useRef<HTMLParagraphElement>(null)
  const { seat, persona, occasion, pick } = said
  const own = lines[persona][occasion]
  useLayoutEffect(() => {
    const { current } = box
    const plate = document.querySelector(`.seat-plate[data-seat="${seat}"]`)?.getBoundingClientRect()
    if (current === null || plate === undefined) return
    const { offsetWidth: width, offsetHeight: height } = current
    const middle = (plate.left + plate.right) / 2
    const left = Math.max(GAP, Math.min(middle - width / 2, innerWidth - width - GAP))
    current.style.translate = `${left}px ${Math.min(plate.bottom, innerHeight - height - GAP)}px`
    current.style.setProperty('--tail', `${middle - left}px`)
  }, [seat])
  return (
    <p className="quip" data-seat={seat} ref={box}>
      <span className="hidden-text">{names[seat]}: </span>
      {own[pick % own.length]}
    </p>
  )
}
