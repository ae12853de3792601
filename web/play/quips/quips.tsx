import { useLayoutEffect, useRef } from 'react'
import { useTable } from '#ui/table'
import { useUpright } from '#ui/window'
import { useLoaded } from '../../house/loaded.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { type Lines, linesIn } from './lines.ts'
import { type QuipSaid, useQuip } from './use-quip.ts'
import './quips.css'

/** The distance to the edge of the window, in pixels. */
const GAP = 8
/** On a phone held upright: in the bar above the plates, between its buttons. */
const IN_BAR = 50

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
  const isInBar = useUpright()
  const box = useRef<HTMLParagraphElement>(null)
  const { seat, persona, occasion, pick } = said
  const own = lines[persona][occasion]
  useLayoutEffect(() => {
    const { current } = box
    const plate = document.querySelector(`.seat-plate[data-seat="${seat}"]`)?.getBoundingClientRect()
    if (current === null || plate === undefined) return
    const { offsetWidth: width, offsetHeight: height } = current
    const bar = isInBar ? document.querySelector('.top-bar')?.getBoundingClientRect() : undefined
    const gap = bar === undefined ? GAP : IN_BAR
    const middle = (plate.left + plate.right) / 2
    const left = Math.max(gap, Math.min(middle - width / 2, innerWidth - width - gap))
    const top = bar === undefined ? plate.bottom : Math.max(2, bar.bottom - height - 2)
    current.style.translate = `${left}px ${Math.min(top, innerHeight - height - GAP)}px`
    current.style.setProperty('--tail', `${middle - left}px`)
  }, [seat, isInBar])
  return (
    <p className="quip" data-seat={seat} data-in-bar={isInBar || undefined} ref={box}>
      <b className={isInBar ? undefined : 'hidden-text'}>{names[seat]}: </b>
      {own[pick % own.length]}
    </p>
  )
}
