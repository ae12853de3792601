import type { StoredThread, ThreadPlace } from '../storage/board-port.ts'

/** Where a page of threads ended: first come one's own languages, then others. */
export interface ThreadCursor {
  readonly isOthers: boolean
  readonly after: ThreadPlace
}

export const cursorOf = ({ lastAt, id }: StoredThread, isOthers: boolean): string =>
  `${Number(isOthers)}.${lastAt}.${id}`

/** Undefined if it is no such place. */
export function cursorIn(text: string): ThreadCursor | undefined {
  const [, others, at, id] = /^([01])\.(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return at === undefined || id === undefined ? undefined : { isOthers: others === '1', after: { at: Number(at), id } }
}

export const serialIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
