import { botNamed } from '#bots/roster'
import { Client } from '#client/connection'
import type { AllNamed, Named } from '#editions/named'
import type { Boxed, Playable } from '#games/boxed'
import { shelf as boxes } from '#games/shelf'
import { cardsHash } from '#kernel/file'
import type { Viewer } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { sha256Hex } from '#kernel/sha256'
import { Door } from './door.ts'
import { LocalHouse, type LocalHouseParams } from './house.ts'
import type { DeviceTold } from './messages.ts'
import { MemorySaving, type Saving } from './saving.ts'
import { lessonsOf, shelf } from './shelf.ts'

const named = ({ game }: Boxed): Named => ({
  edition: sha256Hex(game.id),
  rules: game.version,
  cards: cardsHash(game),
})
/** The games under names that are used nowhere else. */
export const ours: AllNamed = Object.fromEntries(Object.entries(boxes).map(([id, box]) => [id, named(box)]))

/** How fine pauses are drawn. */
const FINE = 1000

/** A small house without a browser. Its dice, pauses and ids are always the same. */
export function houseFor(saving: Saving = new MemorySaving(), more: Partial<LocalHouseParams> = {}): LocalHouse {
  let ids = 0
  const pauses = diceOf(seedFrom('pauses'))(0)
  return new LocalHouse({
    shelf,
    ours,
    elsewhere: async () => null,
    saving,
    real: () => performance.now(),
    wall: () => 1_000_000,
    botDice: diceOf(seedFrom('bots')),
    chance: () => pauses.below(FINE) / FINE,
    newSeed: () => seedFrom('match'),
    lessons: lessonsOf,
    newId: () => `match${ids++}`,
    hold: async () => ({ release: async () => undefined }),
    ...more,
  })
}

/** Somebody with a line to it, like a page. */
export interface Guest {
  readonly client: Client
  /** The last message about the device. */
  readonly device: () => DeviceTold | null
  readonly refused: () => readonly string[]
  /** Resolves when this is true. */
  until(is: () => boolean): Promise<void>
}

export function guestAt(house: LocalHouse, { game }: Playable, viewer: Viewer): Guest {
  let device: DeviceTold | null = null
  const refused: string[] = []
  const listeners = new Set<() => void>()
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const client = new Client<DeviceTold>({
    dial: () => {
      const socket = Object.assign(new EventTarget(), {
        readyState: 0,
        send: (text: string) => void door.hear(text),
        close: () => {
          socket.readyState = 3
          void door.leave()
        },
      })
      const postMessage = (data: unknown): void => void socket.dispatchEvent(new MessageEvent('message', { data }))
      const door = new Door(house, { postMessage, close: () => undefined }, viewer, 0)
      queueMicrotask(() => {
        socket.readyState = 1
        socket.dispatchEvent(new Event('open'))
      })
      return socket as unknown as WebSocket
    },
    games: () => game,
    changed,
    heard: heard => {
      if (heard.t === 'refused') refused.push(heard.code)
      if (heard.t === 'device') device = heard
      changed()
    },
  })
  return {
    client,
    device: () => device,
    refused: () => refused,
    until: is =>
      new Promise(resolve => {
        const look = (): void => {
          if (!is()) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      }),
  }
}

/** Answers like a bot until the match is over or `isEnough` returns true. A seat with nothing to say stays silent. */
export async function playOn(
  guest: Guest,
  played: Playable,
  match: string,
  isEnough = (): boolean => false,
): Promise<void> {
  const { client } = guest
  const [dice, bot] = [diceOf(seedFrom('guest')), botNamed(played, 'greedy@1')]
  client.follow(match)
  for (let n = 0; ; n++) {
    const isDone = (): boolean => isEnough() || client.replica(match)?.isOver === true
    await guest.until(() => isDone() || (client.replica(match)?.question ?? null) !== null)
    const replica = client.replica(match)
    const question = replica?.question ?? null
    if (isDone() || replica === null || replica.viewer === 'table') return
    if (question === null) continue // an old question, received while catching up
    const { viewer: seat, view, told } = replica
    const sight = { seat, view, question, at: guest.device()?.at ?? 0, told } as Parameters<typeof bot>[0]
    await client.answer(match, question.name, bot(sight, dice(n)) ?? question.ask.idle)
    await new Promise(done => setTimeout(done))
  }
}
