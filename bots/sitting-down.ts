import { scattered } from '#kernel/scattered'
import { botsMeant, personaOf } from './levels.ts'
import { botNameAmong } from './names.ts'

/** A bot on a seat: exactly which one, and by which name. */
export interface SeatedBot {
  readonly bot: string
  readonly name: string
}

/** Where a bot sits down, and who sits there already. */
export interface BotPlace {
  readonly table: string
  readonly seat: number
  readonly others: readonly { readonly bot?: string | null | undefined; readonly name: string }[]
}

/** The bot that takes this seat if somebody wishes for one (`botsMeant`); null if there is no such bot. */
export function seatedBot(bots: readonly string[], wish: string, place: BotPlace): SeatedBot | null {
  const bot = firstComer(botsMeant(bots, wish), place)
  if (bot === undefined) return null
  const taken = place.others.map(({ name }) => name)
  return { bot, name: botNameAmong(taken, place.table, personaOf(bot)) }
}

/** Of these bots one whose persona is not at the table yet. Every table has an order of its own, and every seat its turn in it. */
function firstComer(bots: readonly string[], { table, seat, others }: BotPlace): string | undefined {
  const order = bots.toSorted((a, b) => scattered(`${table} ${personaOf(a)}`) - scattered(`${table} ${personaOf(b)}`))
  const inTurn = order.map((_, i) => order[(seat + i) % order.length] ?? '')
  const here = others.map(({ bot }) => personaOf(bot ?? ''))
  return inTurn.find(bot => !here.includes(personaOf(bot))) ?? inTurn[0]
}

/** A wish for a bot. One that comes back keeps its name. */
export interface BotWish {
  readonly seat: number
  readonly wish: string
  readonly name?: string | undefined
}

/** Bots for these seats, one after another; who is wished for but unknown is left out. People have names already. */
export function seatedBots(
  bots: readonly string[],
  wishes: readonly BotWish[],
  table: string,
  people: readonly string[],
): readonly (SeatedBot & { readonly seat: number })[] {
  const seated: (SeatedBot & { readonly seat: number })[] = []
  for (const { seat, wish, name } of wishes) {
    const others = [...people.map(name => ({ name })), ...seated]
    const it = seatedBot(bots, wish, { table, seat, others })
    if (it !== null) seated.push({ bot: it.bot, name: name ?? it.name, seat })
  }
  return seated
}
