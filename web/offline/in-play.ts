import { BrowserSaving } from '#local/browser-saving'

/** The editions of all matches on this device that are not over. Where nothing can be read, nothing is kept there either. */
export async function editionsInPlay(): Promise<ReadonlySet<string>> {
  const all = await new BrowserSaving().list().catch(() => [])
  return new Set(all.flatMap(({ over, header }) => (over || header.edition === undefined ? [] : [header.edition])))
}
