import { analysis } from '#analysis/analysis'
import { analystAmong } from '#analysis/analyst'
import type { Judged } from '#analysis/judged'
import { noiseOf } from '#analysis/noise'
import { listed } from '#bots/levels'
import type { Edition } from '#editions/edition'
import { partsOf } from '#editions/parts'
import { verifyFile } from '#editions/verify'
import { shelf } from '#games/shelf'
import { cardsHash, lineOf } from '#kernel/file'
import type { ReadFile } from '#kernel/reading'
import { editionsHere } from './editions.ts'
import { explainer } from './explaining.ts'
import { seatNamed, withMatch } from './matchfile.ts'
import type { CliCommand } from './perform.ts'
import { printable } from './printable.ts'
import { readable } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run analyse -- <file> --as <name>|<seat> [--bot name] [--json]
Checks a match file and judges every decision of one seat, knowing only what that seat knew: what there was to choose from, what each
choice was worth, what the one that was made cost, and why the bot would have made its own.
  --as      whose decisions: a player's name, or a seat counted from 1
  --bot     the bot that judges; the strongest of the game if none is named
  --json    one line of JSON

npm run analyse -- --noise [--games 6] [--json]
Plays matches of every game and judges the same decisions twice, the second time with other dice: how far the costs differ.`

function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    as: { type: 'string' },
    bot: { type: 'string' },
    noise: { type: 'boolean', default: false },
    games: { type: 'string', default: '6' },
    json: { type: 'boolean', default: false },
  })
  if (values.noise) return noise(wholeNumber('games', values.games, 1, 1000), values.json)
  return withMatch(positionals, async file => {
    const { header } = file
    if (values.as === undefined) throw new UsageError(`--as: expected ${header.names.join(', ')}, or a seat`)
    const seat = seatNamed(values.as, header.names)
    const edition = await editionFor(file)
    const known = Object.keys(edition.bots)
    const analyst = values.bot ?? analystAmong(known)
    if (analyst === null || !known.includes(analyst))
      throw new UsageError(`unknown bot ${analyst}: expected one of ${listed(known)}`)
    const lines = file.entries.map(lineOf)
    const played = { seats: header.names.length, options: header.options, lines }
    const explain = await explainer(header.game, header.names, seat)
    const decisions = [...analysis(edition, played, seat, analyst)].map(it => ({ ...it, why: explain(it) }))
    const report = { game: header.game, name: header.names[seat], seat, analyst, ...summary(decisions), decisions }
    if (values.json) console.log(JSON.stringify(report))
    else for (const line of inWords(report, analyst)) console.log(printable(line))
    return 0
  })
}

async function noise(games: number, isJson: boolean): Promise<number> {
  const report = Object.fromEntries(Object.entries(shelf).map(([game, box]) => [game, noiseOf(box, games)]))
  console.log(isJson ? JSON.stringify(report) : readable(report).join('\n'))
  return 0
}

/** Our own edition if it has the rules and cards of the match: its bots are the strongest. Otherwise the match's last. */
async function editionFor(file: ReadFile): Promise<Edition> {
  const editions = editionsHere()
  const { header } = file
  await verifyFile(editions, file)
  const parts = await partsOf(editions, header, file.entries.map(lineOf))
  const newest = await editions.newest(header.game)
  const ours = newest === null ? null : await editions.find(newest)
  const isOurs = ours !== null && ours.game.version === header.rules && cardsHash(ours.game) === header.cards
  const edition = isOurs && parts.length === 1 ? ours : parts.at(-1)?.edition
  if (edition === undefined) throw new UsageError('expected a match with entries')
  return edition
}

type Explained = Judged & { readonly why: readonly string[] }

function summary(decisions: readonly Judged[]) {
  const costs = decisions.flatMap(({ cost }) => cost ?? [])
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  return { judged: costs.length, cost: rounded(total), best: costs.filter(cost => cost === 0).length }
}
const rounded = (n: number): number => Math.round(n * 10_000) / 10_000

interface Report extends ReturnType<typeof summary> {
  readonly name: string | undefined
  readonly decisions: readonly Explained[]
}

/** How many candidates are worth a line. */
const SHOWN = 5

function inWords({ name, judged, cost, best, decisions }: Report, analyst: string): readonly string[] {
  const told = `${name}, judged by ${analyst}: ${decisions.length} decisions, ${judged} with values, ${best} of them the best, cost ${cost} in all`
  return [told, ...decisions.flatMap(decisionInWords)]
}

function decisionInWords({
  seq,
  question,
  answer,
  advice,
  unit,
  candidates,
  chosen,
  cost,
  why,
}: Explained): readonly string[] {
  const price = cost === null ? `advised ${JSON.stringify(advice)}` : `cost ${cost} (${unit})`
  const shown = candidates.map((candidate, i) => ({ candidate, i })).filter(({ i }) => i < SHOWN || i === chosen)
  return [
    `${String(seq).padStart(5)}  ${question}: ${JSON.stringify(answer)}, ${price}`,
    ...shown.map(({ candidate: { answer: it, value, share }, i }) => {
      const mixed = share === undefined ? '' : `, share ${share}`
      return `${i === chosen ? '     > ' : '       '}${JSON.stringify(it)} ${value}${mixed}`
    }),
    ...(why.length === 0 ? [] : [`       “${why.join(' ')}”`]),
  ]
}

export const command: CliCommand = { help, run }
