import { type GameScreen, put } from '#ui/screen'
import type { GoldEvent } from '../events.ts'
import { gold } from '../index.ts'
import type { Options } from '../options.ts'
import type { Asks, State } from '../types.ts'
import { logged } from '../words/log.ts'
import { moveOf, optionOf } from '../words/options.ts'
import { type CardId, powerOf } from '../words/powers.ts'
import { saying } from '../words/things.ts'
import { asked } from './asked.ts'
import { BargainPrompt } from './desk/bargain.tsx'
import { HeapPrompt } from './desk/heap.tsx'
import { HeapsPrompt } from './desk/heaps.tsx'
import { Explained } from './explained.tsx'
import { rulingsOf } from './known/rulings.ts'
import { MarketPrompt } from './market/market.tsx'
import { Picture } from './pieces/picture.tsx'
import { Thing } from './pieces/thing.tsx'
import { Progress } from './progress.tsx'
import { AttackPrompt } from './prompts/attack.tsx'
import { MagicPrompt } from './prompts/magic.tsx'
import { RecallPrompt } from './prompts/recall.tsx'
import { TokenPrompt } from './prompts/token.tsx'
import { VictimPrompt } from './prompts/victim.tsx'
import { Badge } from './seat/badge.tsx'
import { Holdings } from './seat/holdings.tsx'
import { OwnHand } from './seat/own-hand.tsx'
import { Stage } from './stage/stage.tsx'

const chapters: readonly GoldEvent['type'][] = ['dragonSlain', 'marketOpened']
const reveals: readonly GoldEvent['type'][] = ['dragonSlain', 'screensLifted']

const screen: GameScreen<State, GoldEvent, Asks, Options> = {
  game: gold,
  logged,
  isChapter: event => chapters.includes(event.type),
  isReveal: event => reveals.includes(event.type),
  intro: (['attack', 'bargain', 'worth', 'after'] as const).map(part => saying(`intro.${part}`)),
  asked,
  option: optionOf,
  move: moveOf,
  card: id => ({ text: powerOf(id as CardId), rules: rulingsOf(id as CardId) }),
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
  Picture,
  Thing,
  Explained,
  Progress,
}

/** Dragon's Gold on the screen. */
export const goldScreen = put(screen)
