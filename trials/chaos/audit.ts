import { shelf } from '#games/shelf'
import { disagreeing } from '#server/tables/as-it-is'
import { auditGallery } from './audit-gallery.ts'
import { auditMatch, type Copy } from './audit-match.ts'
import { MISSED } from './deadlines.ts'
import type { Hearsay } from './hearsay.ts'
import type { Life } from './house-process.ts'
import type { KeptLog, KeptLogs } from './kept-log.ts'

/** Counts that must be zero. */
const faults = {
  acknowledgedMovesLost: 0,
  duplicatedMoves: 0,
  refusedMovesWritten: 0,
  gaps: 0,
  deadlinesMissed: 0,
  deadlinesTwice: 0,
  deadlinesEarly: 0,
  replicasDiffer: 0,
  filesWrong: 0,
  snapshotsDiffer: 0,
  recordsDiffer: 0,
  tablesLost: 0,
  seatsDiffer: 0,
  sessionsLost: 0,
  cardsLost: 0,
  cardsTwice: 0,
  heartsDiffer: 0,
  playsDiffer: 0,
  verdictsDiffer: 0,
}
export type Faults = typeof faults

export interface Audit {
  readonly faults: Faults
  readonly figures: Readonly<
    Record<'matches' | 'finished' | 'copies' | 'moves' | 'acknowledged', number> &
      Record<'cards' | 'versions' | 'hearts' | 'takenDown' | 'withGuests' | 'counted', number> &
      Record<'ruleDeadlines' | 'seatDeadlines' | 'dueWhileDown' | 'slowestDeadlineMs', number>
  >
  /** The first few problems, in words. */
  readonly problems: readonly string[]
}

/**
 * Compares what is kept with what was said, and with itself. `patience`: how long something may be due before it counts
 * as missed.
 */
export function audit(
  logs: KeptLogs,
  hearsay: Hearsay,
  copies: ReadonlyMap<string, readonly Copy[]>,
  lives: readonly Life[],
  patience = MISSED,
): Audit {
  const found = { ...faults }
  const figures = { matches: 0, finished: 0, moves: 0, acknowledged: hearsay.acknowledged.size, copies: 0 }
  const clocks = { ruleDeadlines: 0, seatDeadlines: 0, dueWhileDown: 0, slowestDeadlineMs: 0 }
  const problems: string[] = []
  const add = (fault: keyof Faults, count: number, where: string): void => {
    found[fault] += count
    if (count > 0 && problems.length < 50) problems.push(`${fault} ${count}: ${where}`)
  }

  const tables = logs.tables()
  const written = new Map<string, number>()
  for (const log of logs.matches()) {
    const { kept, entries } = log
    const where = `match ${kept.id} of ${kept.header.game}, clock ${kept.header.options.clock ?? 'none'}, ${kept.pace.kind}`
    figures.matches++
    const table = tables.get(kept.table)
    if (table?.state === 'playing' && table.match === kept.id)
      add(
        'seatsDiffer',
        disagreeing(table, kept).length,
        `${where}: who left table ${table.id} is not who left the match`,
      )
    for (const { command, seq } of entries) {
      if (command === null) continue
      figures.moves++
      if (isOfBot(command)) continue
      const id = idIn(command)
      add('duplicatedMoves', Number(written.has(id)), `${where}, ${command} as ${written.get(id)} and ${seq}`)
      written.set(id, seq)
    }
    const bots = entries.flatMap(({ command }) => (command !== null && isOfBot(command) ? [command] : []))
    add('duplicatedMoves', bots.length - new Set(bots).size, `${where}, by a bot`)
    const gaps = entries.filter(({ seq }, i) => seq !== i).length
    add('gaps', gaps, where)
    const box = shelf[kept.header.game]
    if (gaps > 0 || box === undefined) continue
    const theirs = copies.get(kept.id) ?? []
    figures.copies += theirs.length
    const one = auditMatch(box, log, theirs, { lives, patience })
    figures.finished += Number(one.isOver)
    clocks.ruleDeadlines += one.deadlines.rules
    clocks.seatDeadlines += one.deadlines.seats
    clocks.dueWhileDown += one.deadlines.whileDown
    clocks.slowestDeadlineMs = Math.max(clocks.slowestDeadlineMs, one.deadlines.slowest)
    add('deadlinesMissed', one.deadlines.missed, where)
    add('deadlinesTwice', one.deadlines.twice, where)
    add('deadlinesEarly', one.deadlines.early, where)
    add('replicasDiffer', one.replicasDiffer, `${where}: they have ${havesOf(theirs)}, it has ${lastOf(log)}`)
    add('snapshotsDiffer', one.snapshotsDiffer, where)
    add('recordsDiffer', one.recordsDiffer, where)
    add('filesWrong', Number(one.fileProblem !== null), `${where}: ${one.fileProblem}`)
  }

  for (const [id, seq] of hearsay.acknowledged)
    add('acknowledgedMovesLost', Number(written.get(id) !== seq), `${id} was said to be entry ${seq}`)
  for (const [id, code] of hearsay.refused)
    add('refusedMovesWritten', Number(written.has(id)), `${id} was refused (${code}) and is entry ${written.get(id)}`)
  add('duplicatedMoves', hearsay.contradictions, 'acknowledged with two numbers')
  add('sessionsLost', hearsay.strangers, 'somebody was not known again')
  const wall = auditGallery(logs, hearsay.wall, { closed: lives.at(-1)?.ended ?? 0, patience })
  for (const { fault, where } of wall.wrong) add(fault, 1, where)
  for (const [id, version] of hearsay.tables)
    add('tablesLost', Number((tables.get(id)?.version ?? 0) < version), `table ${id} was at version ${version}`)
  return { faults: found, figures: { ...figures, ...clocks, ...wall.figures }, problems }
}

const isOfBot = (command: string): boolean => command.startsWith('bot ')
const idIn = (command: string): string => command.slice(command.indexOf(' ') + 1)
const lastOf = ({ entries }: KeptLog): number => entries.length - 1
const havesOf = (copies: readonly Copy[]): string => copies.map(copy => `${copy?.viewer}:${copy?.have}`).join(' ')
