import { isText, useKept } from './kept.ts'

interface ReportedHere {
  readonly isReported: boolean
  readonly keep: () => void
  readonly forget: () => void
}

/** Whoever has reported a note (THREAD/NUMBER) no longer sees it, unless they want to. */
export function useReported(note: string): ReportedHere {
  const [at, change] = useKept(`reported ${note}`, isText, '')
  return { isReported: at !== '', keep: () => change('yes'), forget: () => change(null) }
}
