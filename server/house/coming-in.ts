import { waitingFor } from '../notices/waiting.ts'
import type { GateParams } from '../socket/gate.ts'
import { written } from '../socket/written.ts'
import type { Ground } from './ground.ts'
import type { FurnishedRooms } from './rooms.ts'

/** What somebody with a socket here is told, besides what they follow: that something of theirs has changed. */
export function comingIn(
  { store, others, failed, backroom }: Ground,
  { keeping, friends, rooms }: FurnishedRooms,
  askAgain: (person: string) => Promise<void>,
): Required<GateParams>['cameIn'] {
  return (person, tell) => {
    const again = async (): Promise<void> => {
      await Promise.all([askAgain(person), rooms.hearsAgain(person)])
    }
    let last = written({ t: 'notices', unread: 0, waiting: 0 })
    const tells = async (): Promise<void> => {
      const [unread, waiting] = await Promise.all([store.notices.unread(person), waitingFor(store, person)])
      const now = written({ t: 'notices', unread, waiting })
      if (now === last) return
      last = now
      tell(now)
    }
    const tellUnread = (): void => void tells().catch(error => failed('what somebody has not read', error))
    tellUnread()
    const stops = [
      others?.onPerson(person, again),
      keeping.news.listen(person, () => tell(written({ t: 'order' }))),
      friends.news.listen(person, () => tell(written({ t: 'friends' }))),
      friends.here.cameIn(person),
      backroom.notices.news.listen(person, tellUnread),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }
}
