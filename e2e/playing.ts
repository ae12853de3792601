import { setTimeout as pause } from 'node:timers/promises'
import { sample } from '#kernel/answer'
import { diceOf, seedFrom } from '#kernel/seed'
import type { GuestPlace } from './guest.ts'
import type { Tavern } from './tavern.ts'

type AtHouse = Pick<Tavern, 'house'>

/** The seat's next question; null if the match ends first. */
export async function asked(
  { house }: AtHouse,
  { match, seat }: Pick<GuestPlace, 'match' | 'seat'>,
): Promise<string | null> {
  for (;;) {
    const live = await house.liveMatches.find(match)
    if (live === null) throw new Error(`no match ${match}`)
    const { question } = await live.asking(seat)
    if (question !== null || live.isOver) return question?.name ?? null
    await pause(5)
  }
}

/** Answers at random for the seat, without its page. */
export async function answerBeside(
  { house }: AtHouse,
  { match, seat }: Pick<GuestPlace, 'match' | 'seat'>,
): Promise<void> {
  const live = await house.liveMatches.find(match)
  const { asked: after, question } = (await live?.asking(seat)) ?? { asked: -1, question: null }
  if (question === null) throw new Error(`seat ${seat} of match ${match} has no question`)
  const answer = sample(question.ask, diceOf(seedFrom(`${match} ${seat}`))(after))
  await live?.answer(seat, { id: `beside ${after}`, asked: after, name: question.name, answer })
}

/** Answers until the seat is asked this; false if the match ends first. */
export async function playOn(
  tavern: AtHouse,
  place: Pick<GuestPlace, 'match' | 'seat'>,
  isWanted: (question: string) => boolean,
): Promise<boolean> {
  for (;;) {
    const question = await asked(tavern, place)
    if (question === null) return false
    if (isWanted(question)) return true
    await answerBeside(tavern, place)
  }
}
