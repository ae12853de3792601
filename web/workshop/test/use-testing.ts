import { useEffect, useMemo, useRef, useState } from 'react'
import type { Verdict } from '#games/workshop/verdict'
import type { BoxFigures } from '#local/box-figures'
import type { Bench } from '../bench-context.ts'
import { crafted } from '../crafts.ts'
import { knownVerdict, rememberVerdict } from './known-verdicts.ts'
import { type Progress, TrialRun } from './trial-run.ts'
import { useBox } from './use-box.ts'

/** The test of the card on the bench. */
export interface Testing {
  readonly state: 'none' | 'running' | 'done' | 'failed'
  /** What was said about the card as it is now. */
  readonly verdict: Verdict | null
  /** The verdict is there, and small changes are being tried that would help. */
  readonly isSeeking: boolean
  /** What was said about the last version that was tested, while the card is another. */
  readonly before: Verdict | null
  readonly progress: Progress | null
  /** In seconds; null before it is known. */
  readonly left: number | null
  readonly box: BoxFigures
  /** Null if this game has no test yet, or the card cannot be played. */
  readonly start: (() => void) | null
  readonly stop: () => void
}

/** The part of a test after which the rest can be guessed. */
const ENOUGH = 0.05

interface Running {
  readonly began: number
  readonly progress: Progress | null
  readonly hasFailed: boolean
}

export function useTesting(bench: Bench): Testing {
  const { craft, standing, slot, remember } = bench
  const rules = craft.screen.game.version
  const [running, setRunning] = useState<Running | null>(null)
  const [round, setRound] = useState(0)
  const box = useBox(craft)
  const [isSeeking, setSeeking] = useState(false)
  const run = useRef<TrialRun | null>(null)
  /** The card of the test, which goes on after the verdict while changes are tried. */
  const tested = useRef<string | null>(null)
  const canJudge = crafted.find(({ id }) => id === craft.game)?.workshop.judging !== undefined
  const stop = (): void => {
    run.current?.stop()
    run.current = null
    setRunning(null)
    setSeeking(false)
  }
  // Going on with the card ends the test of what it was.
  const id = standing.at === 'ready' ? standing.id : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another card ends it
  useEffect(() => {
    if (tested.current !== id) stop()
  }, [id])
  useEffect(() => () => run.current?.stop(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished test adds one
  const known = useMemo(
    () => (standing.at === 'ready' ? knownVerdict(standing.card, rules) : null),
    [standing, rules, round],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished test adds one
  const before = useMemo(
    () =>
      slot.versions
        .map(card => knownVerdict(card, rules))
        .filter(it => it !== null)
        .at(-1) ?? null,
    [slot.versions, rules, round],
  )
  const start = (): void => {
    if (standing.at !== 'ready') return
    const { card } = standing
    remember()
    run.current?.stop()
    tested.current = standing.id
    setRunning({ began: performance.now(), progress: null, hasFailed: false })
    run.current = new TrialRun(craft.game, card, {
      progress: progress => setRunning(now => now && { ...now, progress }),
      said(verdict, isLast) {
        rememberVerdict(card, rules, verdict)
        setRunning(null)
        setSeeking(!isLast && verdict.verdict !== 'fair' && verdict.verdict !== 'unknown')
        setRound(n => n + 1)
      },
      failed() {
        setSeeking(false)
        setRunning(now => now && { ...now, hasFailed: true })
      },
    })
  }
  const isRunning = running !== null && !running.hasFailed
  const progress = running?.progress ?? null
  return {
    state: isRunning ? 'running' : running?.hasFailed === true ? 'failed' : known === null ? 'none' : 'done',
    verdict: isRunning ? null : known,
    isSeeking,
    before,
    progress,
    left: running === null ? null : leftOf(running),
    box,
    start: canJudge && standing.at === 'ready' ? start : null,
    stop,
  }
}

/** How long it will go on, by how long it took so far. */
function leftOf({ began, progress }: Running): number | null {
  if (progress === null || progress.part < ENOUGH) return null
  const whole = (performance.now() - began) / progress.part
  return Math.max(1, Math.round(((1 - progress.part) * whole) / 1000))
}
