import { useLayoutEffect, useRef, useState } from 'react'
import { between } from '#ui/bookmark'
import type { Flight, Place } from '#ui/flights'
import { oneTo } from '#ui/numbered'
import { useTable } from '#ui/table'
import { curve, type Point } from './curve.ts'
import './flights.css'

/** How long a piece travels, as a part of a movement, and how much later the next one follows. */
const [TRAVELS, NEXT] = [1.9, 0.28]
/** At most this many pieces of one kind travel. The eye counts no further. */
const MANY = 6

interface InAir {
  readonly no: number
  readonly piece: Flight['piece']
  readonly from: Point
  readonly to: Point
  readonly wait: number
}

/** Coins, stones and cards that travel from where they were to whom they go, above the table. */
export function Flights() {
  const { live, screen, isLive, motion, bookmark } = useTable()
  const [inAir, setInAir] = useState<readonly InAir[]>([])
  const counted = useRef(0)
  const seen = useRef(bookmark)
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = bookmark
    if (screen.flights === undefined || !isLive || motion === 0) return
    // Somebody who has just come back sees the outcome, not everything that moved meanwhile.
    const fresh = between(live.entries, before, bookmark)
    if (fresh.length > 2) return
    const flights = fresh.flatMap(entry => entry.events.flatMap(event => screen.flights?.(event) ?? []))
    const begun = flights.flatMap(({ piece, n, from, to }) => {
      const [start, end] = [middleOf(from), middleOf(to)]
      if (start === null || end === null) return []
      return oneTo(Math.min(n, MANY)).map(() => ({ piece, from: start, to: end }))
    })
    if (begun.length === 0) return
    setInAir(all => [...all, ...begun.map((it, i) => ({ ...it, no: counted.current++, wait: i * NEXT }))])
  }, [live, screen, isLive, motion, bookmark])
  return (
    <div className="flights" aria-hidden="true">
      {inAir.map(it => (
        <Flying key={it.no} it={it} land={() => setInAir(all => all.filter(({ no }) => no !== it.no))} />
      ))}
    </div>
  )
}

function Flying({ it, land }: { readonly it: InAir; readonly land: () => void }) {
  const { screen, motion } = useTable()
  const place = useRef<HTMLSpanElement>(null)
  const landing = useRef(land)
  useLayoutEffect(() => {
    landing.current = land
  })
  const { from, to, wait, piece } = it
  useLayoutEffect(() => {
    const flight = place.current?.animate(
      curve(from, to).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` })),
      { duration: TRAVELS * motion, delay: wait * motion, easing: 'ease-in-out', fill: 'both' },
    )
    if (flight === undefined) return
    flight.onfinish = () => landing.current()
    return () => flight.cancel()
  }, [from, to, wait, motion])
  return (
    <span className="flying" ref={place} data-card={'card' in piece ? piece.card : undefined}>
      {'card' in piece ? <screen.Picture card={piece.card} /> : <screen.Thing kind={piece.thing} n={1} text="" />}
    </span>
  )
}

/** The middle of a place on the screen; null if it is not there. */
function middleOf(place: Place): Point | null {
  const marked =
    typeof place === 'number' ? `:is(.seat-plate, .my-seat)[data-seat="${place}"]` : `[data-place="${place}"]`
  const rect = document.querySelector(`.table-main ${marked}`)?.getBoundingClientRect()
  return rect === undefined || rect.width === 0
    ? null
    : { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
}
