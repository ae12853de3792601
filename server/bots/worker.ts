import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { botNamed } from '#bots/roster'
import { Replica } from '#client/replica'
import { shelf } from '#games/shelf'
import { diceOf, seedOf } from '#kernel/seed'
import type { Asked, Thought } from './thinking.ts'

/* A thread in which bots think. It knows of a match only what the seats of its bots were told. */

/** More seats than are in play at once; those not asked for longest are forgotten. */
const MOST = 2000
const replicas = new Map<string, Replica>()
const dice = diceOf(seedOf(randomBytes(32)))
let thoughts = 0

function think({ id, match, game, seats, options, seat, bot, from, entries, now }: Asked): Thought {
  const box = shelf[game]
  if (box === undefined) return { id, failed: `there is no game ${game}` }
  const key = `${match} ${seat}`
  const replica = replicas.get(key) ?? new Replica(box.game, seats, options, seat)
  if (from > replica.have + 1) return { id, needs: replica.have + 1 }
  for (const line of entries) if (!replica.take(JSON.parse(line))) return { id, needs: replica.have + 1 }
  replicas.delete(key)
  if (!replica.isOver) replicas.set(key, replica)
  const [oldest] = replicas.keys()
  if (replicas.size > MOST && oldest !== undefined) replicas.delete(oldest)

  const { question, view, told } = replica
  if (question === null) return { id, answer: null }
  const sight = { seat, view, question, at: now, told } as Parameters<ReturnType<typeof botNamed>>[0]
  const answer = botNamed(box, bot)(sight, dice(thoughts++))
  return { id, answer: answer === null ? null : { name: question.name, answer } }
}

parentPort?.on('message', (asked: Asked) => {
  try {
    parentPort?.postMessage(think(asked))
  } catch (error) {
    const failed: Thought = { id: asked.id, failed: String(error) }
    parentPort?.postMessage(failed)
  }
})
