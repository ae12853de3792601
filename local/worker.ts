import type { AllNamed } from '#editions/named'
import type { Viewer } from '#kernel/seat'
import { diceOf, seedOf } from '#kernel/seed'
import type { AdviceTold } from './advising.ts'
import { BrowserSaving } from './browser-saving.ts'
import { Door } from './door.ts'
import { GamesHere, type PlayedBy } from './games-here.ts'
import { LocalHouse } from './house.ts'
import type { JudgeTold } from './judging.ts'
import { hold } from './locking.ts'
import {
  type AdviseRequest,
  type JudgeRequest,
  refused,
  type TryCard,
  type WorkerReply,
  workerMessageSchema,
} from './messages.ts'
import { lessonsOf, shelf } from './shelf.ts'
import type { TryTold } from './trying.ts'

/*
 * The small house in a worker of the page. Rules, bots and stored matches are here; a page is told only what its viewer
 * may know.
 */

/** The worker's global scope, which the DOM types lack. */
const page = self as unknown as {
  postMessage(message: unknown): void
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
}

declare const __EDITIONS__: AllNamed

/** From the house this page came from; null if it does not have it or cannot be reached. */
const elsewhere = async (edition: string): Promise<PlayedBy | null> => {
  try {
    return ((await import(/* @vite-ignore */ `/editions/${edition}.mjs`)) as { readonly edition: PlayedBy }).edition
  } catch {
    return null
  }
}

const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

const games = { shelf, ours: __EDITIONS__, elsewhere }

const house = new LocalHouse({
  ...games,
  saving: new BrowserSaving(),
  real: () => performance.now(),
  wall: () => Date.now(),
  botDice: diceOf(seedOf(random(32))),
  chance: Math.random,
  newSeed: () => seedOf(random(32)),
  lessons: lessonsOf,
  newId: () => Array.from(random(12), byte => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join(''),
  hold: (match, takeOver, lost) => hold(`wyrmtavern ${match}`, takeOver, lost),
})

/** The page has a worker of its own for this. On the port it says which decision is looked at. */
async function judge(wish: JudgeRequest, port: MessagePort): Promise<void> {
  const { Judging } = await import('./judging.ts')
  const judging = new Judging(wish, told => port.postMessage(told))
  port.onmessage = ({ data }) => judging.look(Number(data))
  await judging
    .run(new GamesHere(games))
    .catch((error: unknown) => port.postMessage({ failed: String(error) } satisfies JudgeTold))
}

/** The page has a worker of its own for this, too. */
async function advise(wish: AdviseRequest, port: MessagePort): Promise<void> {
  const { advising } = await import('./advising.ts')
  const failed = (error: unknown): AdviceTold => ({ failed: String(error) })
  port.postMessage(await advising(new GamesHere(games), wish).catch(failed))
}

/** A card is tried by workers of the page's own: one judges, the others play. */
async function tryCard({ game, card }: TryCard, port: MessagePort, players: readonly MessagePort[]): Promise<void> {
  const { trying } = await import('./trying.ts')
  const tell = (told: TryTold): void => port.postMessage(told)
  await trying(game, card, tell, players).catch((error: unknown) => tell({ failed: String(error) }))
}
async function playFor(game: string, judge: MessagePort): Promise<void> {
  const { playing } = await import('./trying.ts')
  await playing(game, judge)
}

page.addEventListener('message', ({ data, ports: [port, ...others] }) => {
  const said = workerMessageSchema.safeParse(data)
  if (!said.success) {
    const { ask } = Object(data) as { readonly ask?: unknown }
    if (typeof ask === 'number')
      page.postMessage({ ask, told: refused('not here', 'something there is') } satisfies WorkerReply)
    return
  }
  if ('ask' in said.data) {
    const { ask, wish } = said.data
    const grant = (told: object): void => page.postMessage({ ask, told } satisfies WorkerReply)
    house.grant(wish).then(grant, error => grant({ code: 'broken', rule: null, expected: String(error) }))
  } else if ('judge' in said.data) {
    if (port !== undefined) void judge(said.data.judge, port)
  } else if ('advise' in said.data) {
    if (port !== undefined) void advise(said.data.advise, port)
  } else if ('try' in said.data) {
    if (port !== undefined) void tryCard(said.data.try, port, others)
  } else if ('plays' in said.data) {
    if (port !== undefined) void playFor(said.data.plays, port)
  } else if (port !== undefined) {
    const door = new Door(house, port, said.data.enter as Viewer, Date.now())
    port.onmessage = ({ data: text }) => void (text === '' ? door.leave() : door.hear(text))
  }
})
