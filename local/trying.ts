import type { Sums } from '#almanac/batches'
import type { Playable } from '#games/boxed'
import { manifestOf } from '#games/manifests'
import { guestIn } from '#games/workshop/guest'
import type { Judging, Yardstick } from '#games/workshop/judging'
import type { Verdict } from '#games/workshop/verdict'
import type { Workshop } from '#games/workshop/workshop'
import { trialBatch } from '#verdict/batches'
import { judge, lengthsFor } from '#verdict/judge'
import { suggestions } from '#verdict/suggest'
import { dealsOf, type Trial, trialOf } from '#verdict/trial'

/* A card is tried by several workers: players play batches of deals, and a judge says what they come to. */

/** What the judge tells the page. The last verdict also suggests changes. */
export type TryTold =
  | { readonly games: number }
  | { readonly done: number; readonly of: number; readonly soFar: Verdict }
  | { readonly verdict: Verdict; readonly isLast: boolean }
  | { readonly failed: string }

interface Bench {
  readonly play: Playable
  readonly workshop: Workshop
  readonly judging: Judging
  readonly yardstick: Yardstick | null
}

async function benchOf(game: string): Promise<Bench> {
  const manifest = manifestOf(game)
  const judging = await manifest?.workshop?.judging?.()
  if (manifest?.workshop === undefined || judging === undefined) throw new Error(`nobody judges cards of ${game}`)
  const { workshop: parts } = manifest
  const [play, workshop, yardstick] = await Promise.all([manifest.play(), parts.parts(), judging.yardstick()])
  return { play, workshop, judging, yardstick }
}

/** Plays whatever batch a judge asks for, over a port of their own. */
export async function playing(game: string, judgesPort: MessagePort): Promise<void> {
  const { play, judging, yardstick } = await benchOf(game)
  judgesPort.onmessage = ({ data: { trial, batch } }: MessageEvent<{ trial: Trial; batch: number }>) =>
    judgesPort.postMessage(trialBatch(play, judging, trial, batch, lengthsFor(yardstick, trial)))
}

/** Judges a card for a page: the players are reached over their ports. */
export async function trying(
  game: string,
  given: object,
  tell: (told: TryTold) => void,
  players: readonly MessagePort[],
): Promise<void> {
  const { play, workshop, judging, yardstick } = await benchOf(game)
  const card = guestIn(given, workshop.kinds)
  const source = dealsOf(play, judging.deals)
  if (source === null) throw new Error(`nobody plays ${game} for a verdict`)
  const trial = trialOf(card, workshop.kinds, source)
  const bench = { workshop, judging, yardstick, play: playedBy(players), width: players.length }
  tell({ games: 2 * source.games })
  const verdict = await judge(trial, bench, {
    progress: (done, of, soFar) => tell({ done, of, soFar: soFar() }),
  })
  tell({ verdict, isLast: false })
  tell({ verdict: { ...verdict, suggestions: await suggestions(card, trial, verdict, bench) }, isLast: true })
}

/** Whoever is free plays the next batch. */
function playedBy(players: readonly MessagePort[]): (trial: Trial, batch: number) => Promise<Sums> {
  const free = [...players]
  const waiting: ((player: MessagePort) => void)[] = []
  const next = (): Promise<MessagePort> =>
    new Promise(found => {
      const player = free.pop()
      if (player === undefined) waiting.push(found)
      else found(player)
    })
  return async (trial, batch) => {
    const player = await next()
    const sums = await new Promise<Sums>(played => {
      player.onmessage = ({ data }: MessageEvent<Sums>) => played(data)
      player.postMessage({ trial, batch })
    })
    const other = waiting.shift()
    if (other === undefined) free.push(player)
    else other(player)
    return sums
  }
}
