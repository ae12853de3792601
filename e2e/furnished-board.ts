import { randomBytes } from 'node:crypto'
import type { BrowserContext } from 'playwright'
import { variantPath } from '#games/workshop/variant'
import { call, type GuestPlace, makeTable } from './guest.ts'
import type { Tavern } from './tavern.ts'

/** Who is on the board, and at the desk. */
export interface BoardPeople {
  readonly writer: BrowserContext
  readonly answerer: BrowserContext
  /** Whose answers are not welcome. */
  readonly rude: BrowserContext
  /** Looks after the house. */
  readonly keeper: BrowserContext
}

/** What people wrote there, in a language of their own. */
export const written = {
  title: 'When to let the Apprentice go?',
  rude: 'You smell of goats.',
  ruder: 'And of fish.',
  reason: 'Be kind.',
  appeal: 'It was a joke.',
}

const friday = {
  names: { en: 'Friday night', it: 'Venerdì sera', de: 'Freitagabend', ru: 'Вечер пятницы' },
  options: { pointsToWin: 2, startFG: 9 },
}

const drafted = () => ({ draft: randomBytes(8).toString('hex') })

/**
 * A thread with everything that can be in one: a moment of a match, a card, a table with free seats, house rules, a rule,
 * a poll, answers and reactions. One answer is hidden and its writer appeals, another is reported and waits. Returns its id.
 */
export async function furnishBoard(
  tavern: Tavern,
  { writer, answerer, rude, keeper }: BoardPeople,
  { match }: GuestPlace,
  card: string,
): Promise<string> {
  const { person } = await call<{ person: { id: string } }>(keeper.request, '/api/people/me')
  await tavern.house.desk.role(null, person.id, 'host')
  const table = await makeTable(answerer, { listed: true })
  const { thread } = await call<{ thread: { id: string } }>(writer.request, '/api/board/threads', {
    ...drafted(),
    topic: 'strategy',
    game: 'fist',
    language: 'en',
    title: written.title,
    text: [
      'See **E2**, and https://example.org/a-very-long-address-that-does-not-fit-in-any-line-of-a-phone.',
      `${tavern.url}/match/${match}?at=3`,
      `/gallery/${card}`,
      `/table/${table}`,
      variantPath('fist', friday),
    ].join('\n\n'),
    poll: { choices: ['At once', 'In the third round, when everybody has spent their silver'] },
  })
  const answers = [
    [answerer, `> ${written.title}\n\nNever.\n\n- one coin\n- or two`],
    [rude, written.rude],
    [rude, written.ruder],
    [keeper, 'Be kind to each other, please.'],
  ] as const
  for (const [{ request }, text] of answers)
    await call(request, `/api/board/threads/${thread.id}/notes`, { ...drafted(), text })
  const note = (number: number) => ({ kind: 'note', id: `${thread.id}/${number}` })
  for (const number of [3, 4])
    await call(writer.request, '/api/order/reports', { subject: note(number), cause: 'rude' })
  const { measures } = await call<{ measures: readonly { id: string; kind: string }[] }>(
    keeper.request,
    '/api/order/desk/decisions',
    { subject: note(3), measures: [{ kind: 'hide' }, { kind: 'warn' }], reason: written.reason },
  )
  const hidden = measures.find(({ kind }) => kind === 'hide')
  await call(rude.request, `/api/order/measures/${hidden?.id}/appeal`, { words: written.appeal })
  return thread.id
}
