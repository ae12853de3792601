import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Lessons } from '#games/lesson'
import { useStore } from '../house/observable.ts'
import { Beads } from './beads.tsx'
import { Bubble } from './bubble.tsx'
import { Ending } from './ending.tsx'
import { useLesson } from './lesson-context.ts'
import { useNext } from './next-press.ts'
import { type Place, placeOf, rightOf, usePlace } from './pointed.ts'
import { type SaidNow, saidNow } from './said-now.ts'
import { ShowMe } from './showing.tsx'
import './lesson.css'

/** What can have the focus. */
const FOCUSABLE = ':is(button, a[href], input, select, [tabindex]):not(:disabled)'

/** A comment for which there is no room, and whether it is said by itself or was heard before. */
interface Parted {
  readonly from: string
  readonly isSaid: boolean
}

/** The innkeeper and what he says, what it is about in a ring of candle light, and the rest of the table dimmed. */
export function Speech() {
  const { teaching, lessons, say } = useLesson()
  const t = useTranslations('learn')
  const standing = useStore(teaching.standing)
  const { phase, bead, comment } = standing
  const whole = saidNow(teaching.lesson, standing)
  // Where there is no room for both, what he makes of the last answer is said by itself, before the rest.
  const both = `${bead} ${whole?.say} ${comment}`
  const [parted, part] = useState<Parted | null>(null)
  // Whoever presses something has heard it.
  const hasBegun = useBegun(phase === 'speaks' ? both : null)
  const hasNoRoom = comment !== null && parted?.from === both && phase === 'speaks'
  const isParted = hasNoRoom && !hasBegun
  const said = whole === null || !isParted ? whole : { ...whole, todo: null, presses: [], hasMore: true }
  const selector = said === null ? null : (lessons.parts[said.at] ?? null)
  const about = usePlace(selector)
  const place = phase === 'ended' || isParted ? null : about
  const free = useFree(lessons, said)
  const go = useRef<HTMLButtonElement>(null)
  // The focus moves when something is said, not away from what was pressed meanwhile.
  const key = said === null ? null : `${both} ${hasNoRoom && parted?.isSaid === true}`
  useFocusOn(key, said?.todo === null ? null : selector, go)
  const todo = said === null || said.todo === null ? '' : say(said.todo)
  const commented = comment === null || (hasNoRoom && hasBegun) ? '' : say(comment)
  const setApart = (): void => part(it => (it?.from === both ? it : { from: both, isSaid: !hasBegun }))
  // When something was taken back only the reason is new.
  const isAgain = standing.told === Number.POSITIVE_INFINITY && comment !== null && todo !== ''
  const told = said === null || isAgain || isParted ? '' : said.say === null ? t('anyAnswer') : say(said.say)
  return (
    <>
      {/* It is there before it says something: the first content of a live region is not announced. */}
      <p className="hidden-text" aria-live="polite" data-live="lesson">
        {said !== null && [commented, told, todo].filter(text => text !== '').join(' ')}
      </p>
      {said === null && (phase === 'watches' || phase === 'opening') && <Watching />}
      {about !== null && said !== null && !isParted && (
        <Light at={about} of={selector} parts={lessons.parts} said={said} />
      )}
      {said !== null && (
        <Bubble at={place} free={free} hasEnded={phase === 'ended'} tooHigh={setApart}>
          {commented !== '' && <p className={isParted ? 'lesson-text' : 'lesson-comment'}>{commented}</p>}
          {!isParted && (
            <p className="lesson-text">
              {told} {todo !== '' && <b>{todo}</b>}
            </p>
          )}
          <footer>
            <Beads of={teaching.lesson.beads.length} now={bead} goTo={teaching.goTo} />
            {phase === 'ended' && <Ending />}
            {said.hasMore && (
              <button type="button" className="inked" ref={go} onClick={isParted ? teaching.heard : teaching.goOn}>
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

/** Whether something at the table was pressed while this is said. */
function useBegun(said: string | null): boolean {
  const [hasBegun, begin] = useState(false)
  useEffect(() => {
    if (said === null) return
    const press = ({ target }: Event): void => {
      const isAtTable = target instanceof Element && target.closest('.table-main') !== null
      if (isAtTable && target.closest('.lesson-bubble') === null) begin(true)
    }
    addEventListener('click', press, true)
    return () => {
      removeEventListener('click', press, true)
      begin(false)
    }
  }, [said])
  return hasBegun
}

/** How far the ring stands off from what it is about, in pixels. */
const OFF = 6

interface LightProps {
  readonly at: Place
  /** What the ring is around, as a selector. */
  readonly of: string | null
  readonly parts: Lessons['parts']
  readonly said: SaidNow
}

/** While there is something to do, the player's own side stays bright, and the ring goes on to what confirms a choice. */
function Light({ at, of, parts, said }: LightProps) {
  const hasTask = said.todo !== null
  const selectors = said.presses.flatMap(part => parts[part] ?? [])
  const next = usePlace(useNext(hasTask ? of : null, selectors))
  const own = usePlace(hasTask ? '.mine' : null)
  const { left, top, width, height } = next ?? at
  const around = {
    translate: `${left - OFF}px ${top - OFF}px`,
    width: width + 2 * OFF,
    height: height + 2 * OFF,
  }
  return (
    <>
      <div className="lesson-light" aria-hidden="true" style={own === null ? undefined : withoutOwn(own)}>
        <span className="lesson-shade" style={around} />
      </div>
      <div className="lesson-light" aria-hidden="true">
        <span className="lesson-ring" style={around} />
      </div>
    </>
  )
}

/** Where the table ends: at the player's own side, below it or beside it. */
function withoutOwn(own: Place): { readonly bottom?: number; readonly right?: number; readonly left?: number } {
  const main = placeOf('.table-main')
  if (main === null || own.width > main.width * 0.75) return { bottom: innerHeight - own.top }
  const isLeft = own.left - main.left < rightOf(main) - rightOf(own)
  return isLeft ? { left: rightOf(own) } : { right: innerWidth - own.left }
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
