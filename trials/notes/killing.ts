import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { NoteAnswer, ThreadAnswer } from '#protocol/board'
import { freePort } from '#testkit/free-port'
import { HouseProcess } from '#trials/chaos/house-process'

export interface KilledBoard {
  readonly kills: number
  /** Notes that the house said it has; and how often a draft was sent again because nobody knew. */
  readonly acknowledged: number
  readonly sentAgain: number
  readonly problems: readonly string[]
}

/** Newcomers may write few notes, so that there are always new ones. */
const EACH = 5
const AT_ONCE = 4
/** How long to wait before a house that is away is tried again, in milliseconds. */
const BREATH = 50

/** People write on a board whose house is killed again and again; then it must have every note it ever acknowledged, once. */
export async function killWhilePosting(
  kills: number,
  between: number,
  killed: () => void = () => {},
): Promise<KilledBoard> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-killed-'))
  const port = await freePort()
  const house = new HouseProcess(folder, port)
  const url = `http://127.0.0.1:${port}`
  const known = new Map<number, string>() // the text of every acknowledged note, by its number
  const problems: string[] = []
  let [isOpen, sentAgain, writers] = [true, 0, 0]
  try {
    await house.open()
    const first = await entered(url, writers++)
    const begun = { draft: 'first', topic: 'house', game: null, language: 'en', title: 'Killed', text: 'Begin' }
    const { thread } = (await (await post(url, '/api/board/threads', begun, first)).json()) as NoteAnswer
    known.set(1, 'Begin')
    const write = async (): Promise<void> => {
      while (isOpen) {
        const who = await entered(url, writers++).catch(() => null)
        for (let n = 0; n < EACH && who !== null && isOpen; n++) {
          const text = `Note ${n} of ${who.number}`
          const answered = await persistently(
            url,
            thread.id,
            { draft: `d${n}`, text },
            who,
            () => sentAgain++,
            () => isOpen,
          )
          if (answered === null) continue
          const { number } = answered.note
          if (known.has(number)) problems.push(`two notes have number ${number}: ${known.get(number)}, ${text}`)
          known.set(number, text)
        }
        if (who === null) await pause(BREATH)
      }
    }
    const writing = Promise.all([...Array(AT_ONCE).keys()].map(write))
    for (let n = 0; n < kills; n++, killed()) {
      const before = known.size
      await pause(between)
      while (known.size < before + AT_ONCE) await pause(BREATH) // killing an idle house shows nothing
      await house.kill()
      await house.open()
    }
    isOpen = false
    await writing
    problems.push(...(await missing(url, thread.id, known)))
    if (!(await house.close())) problems.push('the house did not close when it was told to')
    return { kills, acknowledged: known.size, sentAgain, problems: [...problems, ...house.complaints] }
  } finally {
    isOpen = false
    await house.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Known {
  readonly number: number
  readonly cookie: string
  readonly address: string
}
const addressOf = (n: number): string => `10.1.${(n >> 8) & 255}.${n & 255}`

async function entered(url: string, number: number): Promise<Known> {
  const address = addressOf(number)
  const reply = await post(url, '/api/people/guest', { name: `Writer ${number}` }, { number, cookie: '', address })
  return { number, address, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const post = (url: string, path: string, body: object, { cookie, address }: Known): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) },
    body: JSON.stringify(body),
  })

/** Sends a draft until it is answered; null if nobody waits for that any more. */
async function persistently(
  url: string,
  thread: string,
  draft: object,
  who: Known,
  again: () => void,
  goesOn: () => boolean,
): Promise<NoteAnswer | null> {
  for (;;) {
    try {
      const reply = await post(url, `/api/board/threads/${thread}/notes`, draft, who)
      return reply.ok ? ((await reply.json()) as NoteAnswer) : null
    } catch {
      if (!goesOn()) return null
      again()
      await pause(BREATH)
    }
  }
}

/** Which of the acknowledged notes are not there, and whether numbers have gaps. */
async function missing(url: string, thread: string, known: ReadonlyMap<number, string>): Promise<readonly string[]> {
  const problems: string[] = []
  const texts = new Map<number, string>()
  for (let from: number | null = 1; from !== null; ) {
    const reply: Response = await fetch(`${url}/api/board/threads/${thread}?from=${from}&most=500`)
    const page = (await reply.json()) as ThreadAnswer
    for (const { number, text } of page.notes) texts.set(number, text)
    from = page.next
  }
  for (const [number, text] of known)
    if (texts.get(number) !== text)
      problems.push(`note ${number} was acknowledged as “${text}” and is “${texts.get(number)}”`)
  if (Math.max(...texts.keys()) !== texts.size) problems.push('the numbers of the notes have gaps')
  const all = [...texts.values()]
  if (new Set(all).size !== all.length) problems.push('a draft was posted twice')
  return problems
}
