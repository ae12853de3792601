import { settings } from '../house/settings.ts'
import { noticeHouse } from './api.ts'

const TOLD = 'wyrmtavern notices reader'
export const myZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tells the house in which language and by which clock this person reads, when that has changed. */
export async function tellReader(): Promise<void> {
  const reader = { language: settings.value.language, zone: myZone() }
  const said = JSON.stringify(reader)
  try {
    if (localStorage.getItem(TOLD) === said) return
    await noticeHouse.reader(reader)
    localStorage.setItem(TOLD, said)
  } catch {
    // Without storage it would be told on every page.
  }
}
