import type { Ground } from './ground.ts'
import type { FurnishedRooms } from './rooms.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

/** What is done from time to time while the house is open. Returns what stops it. */
export function beginChores(
  { backroom, accounts, keepBuiltPage, failed, now }: Ground,
  { privacy }: FurnishedRooms,
): () => void {
  const sweeper = setInterval(() => {
    backroom.notices.prune().catch(error => failed('old notices', error))
    accounts.sweep(now()).catch(error => failed('old sessions', error))
    privacy.retain().catch(error => failed('what is kept no longer', error))
    keepBuiltPage().catch(error => failed('the page', error))
  }, HOUR).unref()
  const leaving = setInterval(() => {
    privacy.departures.sweep().catch(error => failed('people who leave', error))
  }, MINUTE).unref()
  return () => {
    clearInterval(sweeper)
    clearInterval(leaving)
  }
}
