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
    const tells = async (isFirst: boolean): Promise<void> => {
      const [unread, waiting] = await Promise.all([store.notices.unread(person), store.notices.unread(person, 'turn')])
      if (unread > 0 || !isFirst) tell(written({ t: 'notices', unread, waiting }))
    }
    const tellUnread = (isFirst: boolean): void =>
      void tells(isFirst).catch(error => failed('what somebody has not read', error))
    tellUnread(true)
    const stops = [
      others?.onPerson(person, again),
      keeping.news.listen(person, () => tell(written({ t: 'order' }))),
      friends.news.listen(person, () => tell(written({ t: 'friends' }))),
      friends.here.cameIn(person),
      backroom.notices.news.listen(person, () => tellUnread(false)),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }
}
