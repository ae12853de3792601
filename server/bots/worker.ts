import { randomBytes } from 'node:crypto'
import { constants, platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { answerFrom } from '#bots/answering'
import type { Replica } from '#client/replica'
import type { Edition } from '#editions/edition'
import { editionAt } from '#editions/loading'
import type { Decision } from '#kernel/bot'
import type { Seat } from '#kernel/seat'
import { diceOf, seedOf } from '#kernel/seed'
import type { ForgetRequest, ThinkReply, ThinkRequest } from './thinking.ts'

/* A thread in which bots think. It redacts the log for each seat; a bot sees nothing else. */

/*
 * People come first: bots think with what is left of the processor. Only Linux gives a thread a priority of its own;
 * elsewhere it would be that of the whole house.
 */
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** More matches than are played at once. The least recently used ones are forgotten. */
const MOST = 400
const matches = new Map<string, Map<Seat, Replica>>()
const dice = diceOf(seedOf(randomBytes(32)))
let thoughts = 0
let queue: Promise<unknown> = Promise.resolve()

async function think(asked: ThinkRequest): Promise<ThinkReply> {
  const { id, match, seat, bot, now } = asked
  const edition = await editionFor(asked)
  const { game, bots, kernel } = edition
  const replicas = matches.get(match) ?? new Map<Seat, Replica>()
  const strangers = asked.minded.filter(each => !replicas.has(each))
  if (strangers.length > 0 && asked.from > 0) return { id, needs: 0 }
  for (const each of strangers) replicas.set(each, new kernel.Replica(game, asked.seats, asked.options, each))
  matches.delete(match)
  matches.set(match, replicas)
  const [oldest] = matches.keys()
  if (matches.size > MOST && oldest !== undefined) matches.delete(oldest)
  hear(edition, replicas, asked.lines)

  const replica = replicas.get(seat)
  if (replica === undefined || asked.from > replica.have + 1) return { id, needs: 0 }
  const thinker = Object.hasOwn(bots, bot) ? bots[bot] : undefined
  if (thinker === undefined) return { id, failed: `there is no bot ${bot} at ${game.id}` }
  const notes: Decision[] = []
  const given = answerFrom(thinker, seat, replica, now, dice(thoughts++), note => notes.push(note))
  const [decision] = notes
  return { id, answer: given === null || decision === undefined ? given : { ...given, decision } }
}

const editions = new Map<string, Promise<Edition>>()

/** Each edition is loaded once. */
function editionFor({ edition: file, game }: ThinkRequest): Promise<Edition> {
  const key = file ?? game
  const found = editions.get(key) ?? editionAt(file, game)
  editions.set(key, found)
  return found
}

/** Tells every seat every line, redacted for it. Replicas skip lines they already have. */
function hear({ kernel }: Edition, replicas: ReadonlyMap<Seat, Replica>, lines: readonly string[]): void {
  for (const line of lines) {
    const telling = new kernel.Telling(kernel.entryIn(line))
    for (const [seat, replica] of replicas) if (telling.seq > replica.have) replica.take(JSON.parse(telling.to(seat)))
  }
}

parentPort?.on('message', (said: ThinkRequest | ForgetRequest) => {
  if ('forget' in said) {
    queue = queue.then(() => matches.delete(said.forget))
    return
  }
  const failed = (error: unknown): ThinkReply => ({ id: said.id, failed: String(error) })
  // In order, so that lines arrive and matches are forgotten in the right sequence.
  queue = queue.then(async () => parentPort?.postMessage(await think(said).catch(failed)))
})
