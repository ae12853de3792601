import type { Edition } from '#editions/edition'
import type { Entry } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { Seed } from '#kernel/seed'

/** A bot whose decisions are compared, at tables that follow from these seeds. */
export interface DecidingTerms {
  readonly bot: string
  readonly options: object
  /** A match each: its number of seats, and its seed. */
  readonly tables: readonly (readonly [seats: number, seed: string])[]
}

/** One decision: a hash of its answer and notes, and how long it took, in milliseconds. */
export type Decided = readonly [hash: string, ms: number]

/**
 * Plays matches among copies of a bot with nothing but the edition, and yields every decision. It runs in Node and,
 * from its own source, in a page: so it uses nothing from outside.
 */
export function* deciding(edition: Edition, { bot: name, options, tables }: DecidingTerms): Generator<Decided> {
  const { game, bots, kernel } = edition
  const bot = bots[name]
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  /** FNV-1a. */
  const hashOf = (text: string): string => {
    let sum = 0x811c9dc5
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
    return (sum >>> 0).toString(16)
  }
  let thoughts = 0
  for (const [seats, seed] of tables) {
    const { match, entry: first } = kernel.open(game, { seats, options, dice: kernel.diceOf(seed as Seed) })
    const dice = kernel.diceOf(seed as Seed, ['bots'])
    const told = match.seats.map(() => [] as object[])
    const hear = (entry: Entry | { readonly refused: string }): void => {
      if ('refused' in entry) throw new Error(`${name} was refused: ${JSON.stringify(entry)}`)
      for (const seat of match.seats) told[seat]?.push(...kernel.redact(entry.events, seat))
    }
    const asks = (seat: Seat) => game.choice(kernel.redact(match.state, seat), seat)
    hear(first)
    for (let now = 0; game.result(match.state) === null; now += 1000) {
      let spoke = false
      for (const seat of match.seats) {
        const view = kernel.redact(match.state, seat)
        const question = game.choice(view, seat)
        if (question === null) continue
        const notes: unknown[] = []
        const began = performance.now()
        const sight = { seat, view, question, at: now, told: told[seat] ?? [] } as unknown as Parameters<typeof bot>[0]
        const answer = bot(sight, dice(thoughts++), note => notes.push(note))
        yield [hashOf(JSON.stringify([question.name, answer, notes])), performance.now() - began]
        if (answer === null) continue
        hear(kernel.submit(match, seat, { name: question.name, answer }, now))
        spoke = true
      }
      const due = game.deadline?.(match.state) ?? null
      if (due !== null && due <= now + 1000) hear(kernel.expire(match, due))
      else if (due === null && !spoke) {
        const asked = match.seats.find(seat => asks(seat) !== null)
        const question = asked === undefined ? null : asks(asked)
        if (asked === undefined || question === null) throw new Error('nobody can act')
        hear(kernel.submit(match, asked, { name: question.name, answer: question.ask.idle }, now))
      }
    }
  }
}

/** The text of an edition as a script instead of a module, and what the edition is called in it: only the last line, the export, is another. */
export function asScript(module: string): { readonly script: string; readonly name: string } {
  const [exported, name] = /export\s*\{\s*([\w$]+) as edition\s*\};?\s*$/.exec(module) ?? []
  if (exported === undefined || name === undefined) throw new Error('expected an edition')
  const script = module.slice(0, -exported.length).replaceAll('import.meta.url', JSON.stringify('https://edition/'))
  return { script, name }
}
