import { Adding, gamesOf, noteMatch, type Sums } from '#almanac/batches'
import { GAME, type Source } from '#games/almanac'
import type { Playable } from '#games/boxed'
import { guestId } from '#games/workshop/guest-id'
import type { Judging } from '#games/workshop/judging'
import { defaultsOf } from '#kernel/options'
import type { Trial } from './trial.ts'

/** In place of the id of the card that is judged. */
export const CARD = 'card'

type Scribing = Pick<Judging, 'scribe'>
type Deals = Omit<Source, 'batches'>

/**
 * Some deals of a trial, each played with the card and without it. It depends on nothing else, so batches may be played
 * anywhere and in any order. `lengths`: how long these deals are without it, if that is known already.
 */
export function trialBatch(
  play: Playable,
  { scribe }: Scribing,
  { source, card }: Trial,
  batch: number,
  lengths: readonly number[] = [],
): Sums {
  const adding = new Adding()
  const id = guestId(card)
  const options = { ...defaultsOf(play.game.options), guests: [card] }
  const [from, to] = gamesOf(source, batch)
  for (let deal = from; deal < to; deal++) {
    const usual = lengths[deal] ?? lengthOf(play, { scribe }, source, deal)
    adding.note(GAME, 'length', usual)
    noteMatch(play, scribe, { ...tableOf(source, deal), options }, (of, figure, value) => {
      if (of === id) adding.note(CARD, figure, value)
      if (of === GAME && figure === 'length') adding.note(CARD, 'length', value - usual)
    })
  }
  return adding.sums
}

/** How long a deal is without any guest. */
export function lengthOf(play: Playable, { scribe }: Scribing, source: Deals, deal: number): number {
  let length = 0
  const options = defaultsOf(play.game.options)
  noteMatch(play, scribe, { ...tableOf(source, deal), options }, (of, figure, value) => {
    if (of === GAME && figure === 'length') length = value
  })
  return length
}

/** The same bots in the same seats, with the same dice. */
const tableOf = ({ game, bot, seats, seed }: Deals, deal: number) => ({
  bots: Array<string>(seats).fill(bot),
  seed: `${game} ${seed} ${deal}`,
})
