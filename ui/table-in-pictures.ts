import type { Speaker } from '#games/speaker'
import type { GameScreen } from './screen.ts'
import type { TableSeen } from './table.ts'

/** The table around pieces that are drawn where nothing is played: it has words and names, and nothing moves. */
export const tableInPictures = (screen: GameScreen, speaker: Speaker, names: readonly string[]): TableSeen => ({
  match: '',
  get introduction() {
    return nothingPlayed()
  },
  screen,
  speaker,
  names,
  viewer: 'table',
  me: null,
  get view() {
    return nothingPlayed()
  },
  told: [],
  have: 0,
  question: null,
  result: null,
  waiting: null,
  get live() {
    return nothingPlayed()
  },
  bookmark: { seq: -1, events: 0 },
  isOver: false,
  isLive: false,
  scene: null,
  isHeld: false,
  answer: () => undefined,
  zoom: () => undefined,
  rule: () => null,
  ruleLabel: number => number,
  say: saying => speaker.sentence(saying, names),
  confirms: false,
  now: () => 0,
  motion: 0,
  tempo: 0,
  asking: null,
})

function nothingPlayed(): never {
  throw new Error('a picture has no match')
}
