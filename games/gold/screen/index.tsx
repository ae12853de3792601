import { type GameScreen, put } from '#ui/screen'
import type { GoldEvent } from '../events.ts'
import { gold } from '../index.ts'
import type { Options } from '../options.ts'
import type { Asks, State } from '../types.ts'
import { introOf } from '../words/intro.ts'
import { logged } from '../words/log.ts'
import { faded } from '../words/log-faded.ts'
import { moveOf, optionOf } from '../words/options.ts'
import { type CardId, powerAt, powerOf } from '../words/powers.ts'
import { asked } from './asked.ts'
import { Reminder } from './big/reminder.tsx'
import { flights } from './flights.ts'
import { isAwaited } from './known/awaited.ts'
import { clockOf } from './known/clock.ts'
import { rulingsOf } from './known/rulings.ts'
import { storyOf } from './known/story.ts'
import {
  BargainPrompt,
  Explained,
  HeapPrompt,
  HeapsPrompt,
  MarketPrompt,
  RecallPrompt,
  TokenPrompt,
  VictimPrompt,
} from './parts-later.ts'
import { Picture } from './pieces/picture.tsx'
import { Thing } from './pieces/thing.tsx'
import { Progress } from './progress.tsx'
import { AttackPrompt } from './prompts/attack.tsx'
import { MagicPrompt } from './prompts/magic.tsx'
import { quips } from './quips.ts'
import { scene } from './scenes.ts'
import { Badge } from './seat/badge.tsx'
import { Holdings } from './seat/holdings.tsx'
import { OwnHand } from './seat/own-hand.tsx'
import { Stage } from './stage/stage.tsx'
import './tokens.css'

const chapters: readonly GoldEvent['type'][] = ['dragonSlain', 'marketOpened']
const reveals: readonly GoldEvent['type'][] = ['dragonSlain', 'screensLifted']

const goldScreen: GameScreen<State, GoldEvent, Asks, Options> = {
  game: gold,
  logged,
  isChapter: event => chapters.includes(event.type),
  faded: ({ options }) => (options.display === 'memory' ? faded : null),
  isReveal: event => reveals.includes(event.type),
  scene,
  flights,
  quips,
  intro: ({ options }) => introOf(options),
  clock: clockOf,
  isAwaited,
  asked,
  option: optionOf,
  move: moveOf,
  card: (id, view) => ({
    text: view === null ? powerOf(id as CardId) : powerAt(view, id as CardId),
    rules: rulingsOf(id as CardId),
  }),
  // At a kill, the adventurers there: thieves and wizards have rules of their own.
  cardsUp: ({ kill, attackers }) =>
    kill === null ? [] : [...new Set((attackers[kill.spot] ?? []).map(({ adventurer }) => adventurer))],
  Holdings,
  Badge,
  Stage,
  Hand: OwnHand,
  prompts: {
    attack: AttackPrompt,
    magic: MagicPrompt,
    victim: VictimPrompt,
    token: TokenPrompt,
    recall: RecallPrompt,
    bargain: BargainPrompt,
    heaps: HeapsPrompt,
    heap: HeapPrompt,
    market: MarketPrompt,
  },
  keeps: ['bargain', 'market'],
  onStage: ['attack', 'magic', 'bargain', 'heaps', 'heap', 'market'],
  Picture,
  Thing,
  story: storyOf,
  Explained,
  Progress,
  Reminder,
}

export const screen = put(goldScreen)
