import { useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Lessons } from '#games/lesson'
import { useStore } from '../house/observable.ts'
import { Beads } from './beads.tsx'
import { Bubble } from './bubble.tsx'
import { Ending } from './ending.tsx'
import { useLesson } from './lesson-context.ts'
import { type Place, placeOf, usePlace } from './pointed.ts'
import { type SaidNow, saidNow } from './said-now.ts'
import { ShowMe } from './showing.tsx'
import './lesson.css'

/** What can have the focus. */
const FOCUSABLE = ':is(button, a[href], input, select, [tabindex]):not(:disabled)'

/** The innkeeper and what he says, what it is about in a ring of candle light, and the rest of the table dimmed. */
export function Speech() {
  const { teaching, lessons, say } = useLesson()
  const t = useTranslations('learn')
  const standing = useStore(teaching.standing)
  const said = saidNow(teaching.lesson, standing)
  const selector = said === null ? null : (lessons.parts[said.at] ?? null)
  const place = usePlace(selector)
  const free = useFree(lessons, said)
  const { phase, bead, comment } = standing
  const go = useRef<HTMLButtonElement>(null)
  const key = said === null ? null : `${bead} ${said.say} ${comment}`
  useFocusOn(key, said?.todo === null ? null : selector, go)
  const todo = said === null || said.todo === null ? '' : say(said.todo)
  const commented = comment === null ? '' : say(comment)
  // When something was taken back only the reason is new.
  const isAgain = standing.told === Number.POSITIVE_INFINITY && commented !== '' && todo !== ''
  const told = said === null || isAgain ? '' : said.say === null ? t('anyAnswer') : say(said.say)
  return (
    <>
      {/* It is there before it says something: the first content of a live region is not announced. */}
      <p className="hidden-text" aria-live="polite" data-live="lesson">
        {said !== null && [commented, told, todo].filter(text => text !== '').join(' ')}
      </p>
      {said === null && (phase === 'watches' || phase === 'opening') && <Watching />}
      {place !== null && said !== null && <Light at={place} leavesOwn={said.todo !== null} />}
      {said !== null && (
        <Bubble at={phase === 'ended' ? null : place} free={free}>
          {commented !== '' && <p className="lesson-comment">{commented}</p>}
          <p className="lesson-text">
            {told} {todo !== '' && <b>{todo}</b>}
          </p>
          <footer>
            <Beads of={teaching.lesson.beads.length} now={bead} goTo={teaching.goTo} />
            {phase === 'ended' && <Ending />}
            {said.hasMore && (
              <button type="button" className="inked" ref={go} onClick={teaching.goOn}>
                {t('goOn')}
              </button>
            )}
            {said.presses.length > 0 && (
              <ShowMe key={key} presses={said.presses.flatMap(part => lessons.parts[part] ?? [])} />
            )}
          </footer>
        </Bubble>
      )}
    </>
  )
}

/** The parts that what is said must not cover, as selectors: what else it speaks of, and what there is to press. */
function useFree({ parts }: Lessons, said: SaidNow | null): readonly string[] {
  const names = said === null ? '' : [said.keeps ?? [], ...said.presses].flat().join(' ')
  return useMemo(() => names.split(' ').flatMap(name => parts[name] ?? []), [parts, names])
}

/** How far the ring stands off from what it is about, in pixels. */
const OFF = 6

interface LightProps {
  readonly at: Place
  /** The player's own side stays bright: what there is to do is begun or confirmed there. */
  readonly leavesOwn: boolean
}

function Light({ at, leavesOwn }: LightProps) {
  const { left, top, width, height } = at
  const size = { width: width + 2 * OFF, height: height + 2 * OFF }
  const own = leavesOwn ? placeOf('.mine') : null
  return (
    <div className="lesson-light" aria-hidden="true" style={own === null ? undefined : besides(at, own)}>
      <span className="lesson-ring" style={{ translate: `${left - OFF}px ${top - OFF}px`, ...size }} />
    </div>
  )
}

/** Where the light ends: at the player's own side, below the table or beside it, unless it is about that. */
function besides(at: Place, own: Place): { readonly bottom?: number; readonly right?: number; readonly left?: number } {
  if (at.top + at.height <= own.top) return { bottom: innerHeight - own.top }
  if (at.left + at.width <= own.left) return { right: innerWidth - own.left }
  return at.left >= own.left + own.width ? { left: own.left + own.width } : {}
}

/** While the others play he says nothing. */
function Watching() {
  const t = useTranslations('learn')
  return (
    <div className="lesson-watching" role="img" aria-label={t('bertram')}>
      <i />
      <i />
      <i />
    </div>
  )
}

/** The focus goes to what there is to do: the part that is pointed at, or the button that goes on. */
function useFocusOn(key: string | null, selector: string | null, go: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => {
      const part = selector === null ? null : document.querySelector<HTMLElement>(selector)
      if (part !== null && go.current === null && !part.matches(FOCUSABLE)) part.tabIndex = -1
      const to = go.current ?? part
      to?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [key, selector, go])
}
