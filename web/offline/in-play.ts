import { BrowserSaving } from '#local/browser-saving'

/** The editions of all unfinished matches on this device. If storage cannot be read, it holds none. */
export async function editionsInPlay(): Promise<ReadonlySet<string>> {
  const all = await new BrowserSaving().list().catch(() => [])
  return new Set(all.flatMap(({ over, header }) => (over || header.edition === undefined ? [] : [header.edition])))
}
