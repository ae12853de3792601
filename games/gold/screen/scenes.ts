import type { Beat } from '#ui/scenes'
import { size } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { shows } from '../rules/showing.ts'

/**
 * How an entry is shown bit by bit: R5.20, the death of a dragon. Its hidden tokens are told when all lie in the heap;
 * until then the stage shows them one by one. Whoever skips lands at the heap; the sand turns for all together.
 */
export function scene(events: readonly GoldEvent[]): readonly Beat[] {
  const deaths = events.flatMap((event, no) => (event.type === 'dragonSlain' ? death(events, no) : []))
  const isLookedAt = events.some(event => event.type === 'stageOpened' && event.stage.at === 'look')
  return deaths.length > 0 && isLookedAt
    ? [...deaths, { name: 'sand', told: events.length, lasts: shows.sand, sound: 'sand' }]
    : deaths
}

function death(events: readonly GoldEvent[], slain: number): readonly Beat[] {
  const next = events[slain + 1]
  const hidden = next?.type === 'hiddenDrawn' ? size(next.tokens) : 0
  const all = slain + (hidden > 0 ? 2 : 1)
  const bag = { name: 'bag', told: slain + 1, shown: all }
  return [
    { name: 'blow', told: slain, shown: slain + 1, lasts: shows.blow, sound: 'blow' },
    { name: 'shake', told: slain + 1, lasts: shows.shake, sound: 'roar' },
    ...(hidden === 0 ? [] : [{ ...bag, lasts: shows.bag }]),
    ...Array.from({ length: hidden }, (_, i): Beat => ({ ...bag, step: i + 1, lasts: shows.token, sound: 'token' })),
    { name: 'heap', told: all, lasts: shows.heap, isStop: true },
  ]
}
