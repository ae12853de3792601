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
/** How long a card must rest, in milliseconds, before the test that a change has ended begins anew. */
const REST = 1500

interface Running {
  readonly began: number
  readonly progress: Progress | null
  readonly hasFailed: boolean
}

export function useTesting(bench: Bench): Testing {
  const { craft, draft, standing, slot, tray, remember } = bench
  const rules = craft.screen.game.version
  const [running, setRunning] = useState<Running | null>(null)
  const [round, setRound] = useState(0)
  const box = useBox(craft)
  const [isSeeking, setSeeking] = useState(false)
  const run = useRef<TrialRun | null>(null)
  /** What the tested card does. The test goes on after the verdict, while changes are tried. */
  const tested = useRef<string | null>(null)
  /** The blank card whose test a change has ended: it begins anew as soon as that card rests. */
  const [due, setDue] = useState<number | null>(null)
  const canJudge = crafted.find(({ id }) => id === craft.game)?.workshop.judging !== undefined
  const stop = (): void => {
    run.current?.stop()
    run.current = null
    tested.current = null
    setRunning(null)
    setSeeking(false)
    setDue(null)
  }
  // Going on with what the card does ends the test of what it did, and begins a new one. Names and pictures make no difference.
  const what = `${tray.chosen} ${JSON.stringify(draft.facts)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another card ends it
  useEffect(() => {
    if (tested.current === null || tested.current === what) return
    const isOther = !tested.current.startsWith(`${tray.chosen} `)
    const wasPlaying = running !== null && !running.hasFailed
    stop()
    if (wasPlaying && !isOther) setDue(tray.chosen)
  }, [what])
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
    tested.current = what
    setDue(null)
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
  const canBegin = canJudge && standing.at === 'ready'
  const isBeginning = due === tray.chosen && canBegin && known === null
  useEffect(() => {
    if (known !== null) setDue(null)
  }, [known])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change makes it wait again
  useEffect(() => {
    if (!isBeginning) return
    const timer = setTimeout(start, REST)
    return () => clearTimeout(timer)
  }, [isBeginning, standing])
  const isRunning = isBeginning || (running !== null && !running.hasFailed)
  const progress = running?.progress ?? null
  return {
    state: isRunning ? 'running' : running?.hasFailed === true ? 'failed' : known === null ? 'none' : 'done',
    verdict: isRunning ? null : known,
    isSeeking,
    before,
    progress,
    left: running === null ? null : leftOf(running),
    box,
    start: canBegin ? start : null,
    stop,
  }
}

/** How long it will go on, by how long it took so far. */
function leftOf({ began, progress }: Running): number | null {
  if (progress === null || progress.part < ENOUGH) return null
  const whole = (performance.now() - began) / progress.part
  return Math.max(1, Math.round(((1 - progress.part) * whole) / 1000))
}
