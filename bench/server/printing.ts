import type { Goal, ServerReport } from '../server.ts'
import type { Figures } from './measuring.ts'

const servers = { house: 'our house', boardgameio: 'boardgame.io', colyseus: 'Colyseus', relay: 'ws relay' } as const

const figures: Readonly<Record<keyof Figures, string>> = {
  movesPerSecond: 'moves a second at full load',
  workPerMove: 'µs of its core a move',
  core: 'of its core used',
  p50: 'p50 at 500 moves a second, ms',
  p99: 'p99 at 500 moves a second, ms',
  bytesPerMove: 'bytes a move, all four clients',
  kibPerTable: 'KiB an idle table',
  kibPerConnection: 'KiB a connection',
}
export function printed({
  servers: field,
  ratios,
  ratiosByWork,
  tables,
  idle,
  goals,
}: ServerReport): readonly string[] {
  const names = Object.keys(servers) as (keyof typeof servers)[]
  return [
    row(
      '500 tables of four',
      names.map(name => servers[name]),
    ),
    ...Object.entries(figures).map(([key, title]) =>
      row(
        title,
        names.map(name => field[name][key as keyof Figures]),
      ),
    ),
    row('our moves a second to theirs', ['', ...Object.values(ratios)]),
    row('our moves with the work of one of theirs', ['', ...Object.values(ratiosByWork)]),
    '',
    row('our house, by tables', Object.keys(tables)),
    row(
      figures.movesPerSecond,
      Object.values(tables).map(it => it.movesPerSecond),
    ),
    row(
      figures.workPerMove,
      Object.values(tables).map(it => it.workPerMove),
    ),
    '',
    row('KiB a table, of 5,000 in memory', [idle.kibPerTable]),
    row('and when they have left it', [idle.kibPerTableLeft]),
    '',
    row('goals', []),
    ...Object.entries(goals).map(([title, goal]) => row(title, [goal.is, wanted(goal), goal.met ? 'met' : 'MISSED'])),
  ]
}

const wanted = ({ atLeast, under }: Goal): string => (atLeast === undefined ? `under ${under}` : `at least ${atLeast}`)

const row = (title: string, cells: readonly (string | number)[]): string =>
  [title.padEnd(42), ...cells.map(cell => written(cell).padStart(14))].join('').trimEnd()

const written = (cell: string | number): string => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)
