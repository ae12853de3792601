import type { Playable } from '#games/boxed'
import { type Asks, auction, type Event, type Options, type State } from './index.ts'

export const play: Playable<State, Event, Asks, Options> = { game: auction, presets: {}, bots: {} }
