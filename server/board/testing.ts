import { randomBytes } from 'node:crypto'
import type { NoteAnswer, ThreadAnswer } from '#protocol/board'
import { visitor } from '../gallery/testing.ts'
import type { House } from '../house.ts'

/** Somebody who reads and writes on the board of a house. */
export async function writer(house: House, name: string, address: Readonly<Record<string, string>> = {}) {
  const who = await visitor(house, name, address)
  const draft = (): string => randomBytes(6).toString('hex')
  return {
    ...who,
    begin: <T = NoteAnswer>(more: object = {}) =>
      who.send<T>('POST', '/api/board/threads', {
        draft: draft(),
        topic: 'strategy',
        game: 'fist',
        language: 'en',
        title: 'When to let the Witch go',
        text: 'I have two coins left.',
        poll: null,
        ...more,
      }),
    answer: <T = NoteAnswer>(thread: string, text: string, more: object = {}) =>
      who.send<T>('POST', `/api/board/threads/${thread}/notes`, { draft: draft(), text, ...more }),
    read: <T = ThreadAnswer>(thread: string, query = '') => who.send<T>('GET', `/api/board/threads/${thread}${query}`),
    put: <T>(thread: string, path: string, body: object) =>
      who.send<T>('PUT', `/api/board/threads/${thread}/${path}`, body),
  }
}
export type Writer = Awaited<ReturnType<typeof writer>>
