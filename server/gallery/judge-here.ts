import { Piscina } from 'piscina'
import type { Playable } from '#games/boxed'
import { manifestOf } from '#games/manifests'
import type { Guest } from '#games/workshop/guest'
import type { Verdict } from '#games/workshop/verdict'
import { judge, lengthsFor } from '#verdict/judge'
import { dealsOf, trialOf } from '#verdict/trial'
import type { Unjudged } from '../storage/gallery-port.ts'
import type { Judge } from './judge.ts'
import type { BatchWanted } from './judge-thread.ts'

/** How long the thread stays when there is nothing to judge, in milliseconds. */
const IDLE = 30_000

/** Judges cards in one thread of this process, which begins with the first card and ends after the last. */
export function judgeHere(shelf: Readonly<Record<string, Playable>>): Judge {
  const thread = new Piscina({
    filename: new URL('./judge-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
  })
  return {
    terms(game) {
      const play = manifestOf(game)?.workshop?.judging === undefined ? undefined : shelf[game]
      const source = play === undefined ? null : dealsOf(play, 1)
      return source === null ? null : { rules: source.rules, bot: source.bot }
    },
    judge: (card, stop) => verdictOn(card, stop, thread),
    close: () => thread.destroy(),
  }
}

async function verdictOn({ game, content }: Unjudged, signal: AbortSignal, thread: Piscina): Promise<Verdict> {
  const workshop = manifestOf(game)?.workshop
  const [play, parts, judging] = await Promise.all([manifestOf(game)?.play(), workshop?.parts(), workshop?.judging?.()])
  const source = play === undefined ? null : dealsOf(play, judging?.deals ?? 0)
  if (parts === undefined || judging === undefined || source === null)
    throw new RangeError(`no cards of ${game} are judged`)
  const yardstick = await judging.yardstick()
  const lengths = lengthsFor(yardstick, { source })
  const trial = trialOf(JSON.parse(content) as Guest, parts.kinds, source)
  const bench = {
    workshop: parts,
    judging,
    yardstick,
    play: (trial: BatchWanted['trial'], batch: number) =>
      thread.run({ trial, batch, lengths } satisfies BatchWanted, { name: 'playBatch', signal }),
    width: 1,
  }
  return judge(trial, bench, { signal })
}
