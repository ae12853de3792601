import type { Beat } from '#ui/scenes'
import type { FistEvent } from '../events.ts'
import { logged } from '../words/log.ts'

type Type = FistEvent['type']

/** The events that begin something new, which waits until everything before it has been seen. */
const begins: ReadonlySet<Type> = new Set([
  'characterTurnedUp',
  'roundEnded',
  'roundBegan',
  'screensLifted',
  'gameEnded',
])
/** The events that say what came of the opened fists. */
const verdicts: ReadonlySet<Type> = new Set(['curseCast', 'tieBreakBegan', 'characterPassed', 'characterWon'])

/**
 * Fists stay closed for a breath, open together, are counted, and only then is it told whose card it is. After that,
 * what the card does, before anything new begins.
 */
export function scene(events: readonly FistEvent[]): readonly Beat[] {
  if (events[0]?.type === 'seated') return []
  const next = events.findIndex(({ type }) => begins.has(type))
  const end = next < 0 ? events.length : next
  const opened = events.findIndex(({ type }) => type === 'bidsOpened')
  const judged = opened < 0 ? 0 : events.findIndex(({ type }, i) => i > opened && verdicts.has(type))
  const beats = [...fists(events, opened, judged), ...drawing(events), ...effects(events, judged, end)]
  // Something to see, and nothing new that has to wait for it: it is told at once.
  return opened < 0 && next < 0 && beats.every(({ name }) => name === 'effects') ? [] : beats
}

function fists(events: readonly FistEvent[], opened: number, judged: number): readonly Beat[] {
  if (opened < 0 || judged < 0) return []
  const shown = opened + 1
  return [
    { name: 'closed', told: opened, lasts: 350, sound: 'clench' },
    { name: 'breath', told: opened, lasts: 350, sound: 'hush' },
    { name: 'open', told: opened, shown, lasts: 450, sound: 'coins' },
    { name: 'count', told: judged, lasts: 600, sound: 'count' },
    verdict(events, judged),
  ]
}

/** The card is taken, is tied for, or goes to nobody. */
function verdict(events: readonly FistEvent[], judged: number): Beat {
  const rest = events.slice(judged)
  const isCursed = rest[0]?.type === 'curseCast'
  const told = judged + rest.findLastIndex(({ type }) => verdicts.has(type)) + 1
  if (rest.some(({ type }) => type === 'tieBreakBegan')) return { name: 'tie', told, lasts: 1100, sound: 'hush' }
  if (isCursed) return { name: 'curse', told, lasts: 1100, sound: 'curse' }
  const isWon = rest.some(({ type }) => type === 'characterWon')
  return { name: isWon ? 'taken' : 'passed', told, lasts: isWon ? 650 : 900, sound: 'card' }
}

/** A stone is drawn blindly: first the hand in the bag, then the stone. */
const drawing = (events: readonly FistEvent[]): readonly Beat[] =>
  events.flatMap((event, i): readonly Beat[] => {
    if (event.type !== 'stonesMoved') return []
    if (event.to === 'drawn')
      return [
        { name: 'draw', told: i, lasts: 600, sound: 'hush' },
        { name: 'drawn', told: i + 1, lasts: 600, sound: 'token' },
      ]
    return event.from === 'drawn' && event.to === 'bank'
      ? [{ name: 'lost', told: i + 1, lasts: 900, sound: 'curse' }]
      : []
  })

/** What the card did, with every point as a moment of its own. */
function effects(events: readonly FistEvent[], from: number, end: number): readonly Beat[] {
  const points = events.slice(0, end).flatMap((event, i): readonly Beat[] => {
    if (event.type !== 'pointsScored' || event.points === 0) return []
    return [{ name: 'point', told: i + 1, lasts: 1100, sound: 'point' }]
  })
  const after = Math.max(from, points.at(-1)?.told ?? 0)
  const isSaid = events.slice(after, end).some(event => !verdicts.has(event.type) && logged(event).length > 0)
  return isSaid ? [...points, { name: 'effects', told: end, lasts: 1200 }] : points
}
