import type { Known, Requesting } from '../guest.ts'
import type { EnginePage } from './engine.ts'

interface Fetched {
  readonly status: number
  readonly text: string
}

/** Requests by the page itself, with its own cookie, for what a test is not about. */
export function knownBy(page: EnginePage): Known {
  const send = async (path: string, data?: object): ReturnType<Requesting['get']> => {
    const { status, text } = await page.evaluate(
      async ({ path, body }): Promise<Fetched> => {
        const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: body ?? '' }
        const answer = await fetch(path, body === null ? {} : post)
        return { status: answer.status, text: await answer.text() }
      },
      { path, body: data === undefined ? null : JSON.stringify(data) },
    )
    return {
      ok: () => status < 400,
      status: () => status,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    }
  }
  return { request: { get: path => send(path), post: (path, { data }) => send(path, data) } }
}
