import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { botNamed } from '#bots/roster'
import { Replica } from '#client/replica'
import { shelf } from '#games/shelf'
import type { Entry } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import { diceOf, seedOf } from '#kernel/seed'
import { Telling } from '#kernel/telling'
import { fromJson } from '#kernel/wire'
import type { Asked, Forgotten, Thought } from './thinking.ts'

/* A thread in which bots think. Lines of the log are cut down here to what each seat was told; a bot is shown nothing else. */

/** More matches than are played at once; those not asked about for longest are forgotten. */
const MOST = 400
const matches = new Map<string, Map<Seat, Replica>>()
const dice = diceOf(seedOf(randomBytes(32)))
let thoughts = 0

function think(asked: Asked): Thought {
  const { id, match, game, seat, bot, now } = asked
  const box = shelf[game]
  if (box === undefined) return { id, failed: `there is no game ${game}` }
  const replicas = matches.get(match) ?? new Map<Seat, Replica>()
  const strangers = asked.minded.filter(each => !replicas.has(each))
  if (strangers.length > 0 && asked.from > 0) return { id, needs: 0 }
  for (const each of strangers) replicas.set(each, new Replica(box.game, asked.seats, asked.options, each))
  matches.delete(match)
  matches.set(match, replicas)
  const [oldest] = matches.keys()
  if (matches.size > MOST && oldest !== undefined) matches.delete(oldest)
  hear(replicas, asked.lines)

  const replica = replicas.get(seat)
  if (replica === undefined || asked.from > replica.have + 1) return { id, needs: 0 }
  const { question, view, told } = replica
  if (question === null) return { id, answer: null }
  const sight = { seat, view, question, at: now, told } as Parameters<ReturnType<typeof botNamed>>[0]
  const answer = botNamed(box, bot)(sight, dice(thoughts++))
  return { id, answer: answer === null ? null : { name: question.name, answer } }
}

/** Every seat is told every line, as far as it may know it; what it has heard it passes over. */
function hear(replicas: ReadonlyMap<Seat, Replica>, lines: readonly string[]): void {
  for (const line of lines) {
    const telling = new Telling(fromJson(JSON.parse(line)) as Entry)
    for (const [seat, replica] of replicas) if (telling.seq > replica.have) replica.take(JSON.parse(telling.to(seat)))
  }
}

parentPort?.on('message', (said: Asked | Forgotten) => {
  if ('forget' in said) {
    matches.delete(said.forget)
    return
  }
  try {
    parentPort?.postMessage(think(said))
  } catch (error) {
    const failed: Thought = { id: said.id, failed: String(error) }
    parentPort?.postMessage(failed)
  }
})
