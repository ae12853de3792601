import { type GameScreen, put } from '#ui/screen'
import type { CardId } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import { dwarves } from '../index.ts'
import type { Options } from '../options.ts'
import type { Asks, State } from '../types.ts'
import { logged } from '../words/log.ts'
import { moveOf, optionOf } from '../words/options.ts'
import { textAt } from '../words/texts.ts'
import { saying } from '../words/things.ts'
import { asked } from './asked.ts'
import { Reminder } from './big/reminder.tsx'
import { flights } from './flights.ts'
import { introOf } from './known/intro.ts'
import { rulingsOf } from './known/rulings.ts'
import { storyOf } from './known/story.ts'
import {
  Explained,
  FightersPrompt,
  LossPrompt,
  ReactPrompt,
  RerollPrompt,
  RollPrompt,
  TargetPrompt,
  WinnerPrompt,
} from './parts-later.ts'
import { Picture } from './pieces/picture.tsx'
import { Thing } from './pieces/thing.tsx'
import { Progress } from './progress.tsx'
import { DrawPrompt } from './prompts/draw.tsx'
import { HandsPrompt } from './prompts/hands.tsx'
import { LayPrompt } from './prompts/lay.tsx'
import { TurnPrompt } from './prompts/turn.tsx'
import { quips } from './quips.ts'
import { scene } from './scenes.ts'
import { Badge } from './seat/badge.tsx'
import { Holdings } from './seat/holdings.tsx'
import { OwnHand } from './seat/own-hand.tsx'
import { Stage } from './stage/stage.tsx'
import './tokens.css'

const dwarvesScreen: GameScreen<State, DwarvesEvent, Asks, Options> = {
  game: dwarves,
  logged: event =>
    event.type === 'turnBegan' ? [saying('screen.turnOf', { who: { seat: event.seat } })] : logged(event),
  isChapter: event => event.type === 'turnBegan',
  isReveal: event => event.type === 'cardsTurnedUp',
  scene,
  flights,
  quips,
  intro: introOf,
  asked,
  option: optionOf,
  move: moveOf,
  card: (id, view) => ({ text: textAt(view, id as CardId), rules: rulingsOf(id as CardId, view) }),
  cardsUp: ({ battle }) => (battle === null ? [] : [battle.card]),
  Holdings,
  Badge,
  Stage,
  Hand: OwnHand,
  prompts: {
    hands: HandsPrompt,
    draw: DrawPrompt,
    turn: TurnPrompt,
    fighters: FightersPrompt,
    roll: RollPrompt,
    reroll: RerollPrompt,
    lay: LayPrompt,
    target: TargetPrompt,
    react: ReactPrompt,
    winner: WinnerPrompt,
    loss: LossPrompt,
  },
  Picture,
  Thing,
  ended: { has: n => saying('screen.explained.sum', { n }), from: saying('screen.explained.title') },
  story: storyOf,
  Explained,
  Progress,
  Reminder,
}

export const screen = put(dwarvesScreen)
