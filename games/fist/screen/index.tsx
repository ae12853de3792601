import { type GameScreen, put } from '#ui/screen'
import { type CharacterId, characterOf } from '../cards/characters.ts'
import type { FistEvent } from '../events.ts'
import { fist } from '../index.ts'
import type { Options } from '../options.ts'
import type { Asks, State } from '../types.ts'
import { logged } from '../words/log.ts'
import { powerOf } from '../words/powers.ts'
import { optionOf } from '../words/questions.ts'
import { saying } from '../words/things.ts'
import { asked } from './asked.ts'
import { BigStage } from './big/big-stage.tsx'
import { Reach } from './big/reach.tsx'
import { Reminder } from './big/reminder.tsx'
import { Explained } from './explained.tsx'
import { flights } from './flights.ts'
import { rulingsOf } from './known/rulings.ts'
import { storyOf } from './known/story.ts'
import { characterUp } from './known/up.ts'
import { Picture } from './pieces/picture.tsx'
import { Thing } from './pieces/thing.tsx'
import { Progress } from './progress.tsx'
import { BidPrompt } from './prompts/bid.tsx'
import { CharacterPrompt } from './prompts/character.tsx'
import { CoinPrompt } from './prompts/coin.tsx'
import { ColourPrompt } from './prompts/colour.tsx'
import { EitherPrompt } from './prompts/either.tsx'
import { LuckPrompt } from './prompts/luck.tsx'
import { MayPrompt } from './prompts/may.tsx'
import { PaymentPrompt } from './prompts/payment.tsx'
import { PurchasePrompt } from './prompts/purchase.tsx'
import { RivalPrompt } from './prompts/rival.tsx'
import { StonesPrompt } from './prompts/stones.tsx'
import { TwicePrompt } from './prompts/twice.tsx'
import { quips } from './quips.ts'
import { scene } from './scenes.ts'
import { Badge } from './seat/badge.tsx'
import { Holdings } from './seat/holdings.tsx'
import { OwnHand } from './seat/own-hand.tsx'
import { Stage } from './stage/stage.tsx'
import { Track } from './stage/track.tsx'
import './tokens.css'

const fistScreen: GameScreen<State, FistEvent, Asks, Options> = {
  game: fist,
  logged: event =>
    event.type === 'roundBegan' ? [saying('screen.round.heading', { round: event.round })] : logged(event),
  isChapter: event => event.type === 'roundBegan',
  isReveal: event => event.type === 'bidsOpened',
  scene,
  flights,
  quips,
  intro: () => (['fists', 'points', 'paying', 'tokens'] as const).map(part => saying(`intro.${part}`)),
  asked,
  option: optionOf,
  card: id => ({
    text: powerOf(id as CharacterId),
    rules: rulingsOf(id as CharacterId),
    copies: characterOf(id as CharacterId).copies,
  }),
  cardsUp: view => [characterUp(view) ?? []].flat(),
  Holdings,
  Badge,
  Stage,
  Hand: OwnHand,
  prompts: {
    bid: BidPrompt,
    silverBid: BidPrompt,
    twice: TwicePrompt,
    either: EitherPrompt,
    may: MayPrompt,
    colour: ColourPrompt,
    rival: RivalPrompt,
    character: CharacterPrompt,
    stones: StonesPrompt,
    coin: CoinPrompt,
    luck: LuckPrompt,
    purchase: PurchasePrompt,
    payment: PaymentPrompt,
  },
  Picture,
  Thing,
  story: storyOf,
  Explained,
  Progress,
  Reminder,
  onScreen: { Stage: BigStage, Reach, Foot: Track },
}

export const screen = put(fistScreen)
