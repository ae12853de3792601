import { isRefused, type Refused } from '#client/messages'
import { saveFile } from '../house/save-file.ts'
import { ask } from './worker-house.ts'

interface FileTold {
  readonly text: string
  readonly isOver: boolean
  readonly game: string
}

export const fileOf = (match: string): Promise<FileTold | Refused> => ask<FileTold>({ t: 'file', match })

/** Saves a match as a file; null on success. */
export async function saveAsFile(match: string): Promise<Refused | null> {
  const file = await fileOf(match)
  if (isRefused(file)) return file
  const name = `${file.game}-${match}.${file.isOver ? 'match' : 'saved'}.jsonl`
  saveFile(name, file.text, 'application/x-ndjson')
  return null
}

/** Imports a file as a match on this device. */
export const bring = async (file: File): Promise<{ readonly match: string } | Refused> =>
  ask<{ readonly match: string }>({ t: 'bring', text: await file.text() })
