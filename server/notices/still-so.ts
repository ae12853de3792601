import { hasRoomFor } from '../friends/friends.ts'
import { attendanceIn } from '../matches/attendance.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { Occasion } from './occasion.ts'

export type AskedWhetherSo = Pick<Store<Table>, 'matches' | 'board' | 'tables' | 'friends'>

/** For each of these, whether it is still so and its reader has not found out meanwhile. */
export async function stillSo(store: AskedWhetherSo, occasions: readonly Occasion[]): Promise<readonly boolean[]> {
  const { matches, board, tables, friends } = store
  const played = new Map(
    (await matches.findAll(occasions.flatMap(it => ('match' in it ? it.match : [])))).map(it => [it.id, it]),
  )
  const isSo = async (occasion: Occasion): Promise<boolean> => {
    switch (occasion.kind) {
      case 'turn':
      case 'reminder': {
        const match = played.get(occasion.match)
        if (match === undefined || match.over) return false
        return attendanceIn(match.attendance).asked[occasion.seat]?.since === occasion.since
      }
      case 'answer': {
        const { to, by, thread, number } = occasion
        const [note, marks, isShut] = await Promise.all([
          board.notes.find(thread, number),
          board.marks.of(to, [thread]),
          friends.isShut(to, by),
        ])
        return note !== null && note.hidden === null && !isShut && (marks.get(thread)?.readUpTo ?? 0) < number
      }
      case 'invitation': {
        const { to, by, table: id } = occasion
        const [table, invitations] = await Promise.all([tables.find(id), friends.invitations(to, 0)])
        return table !== null && hasRoomFor(table.doc, to) && invitations.some(it => it.by === by && it.table === id)
      }
      case 'friend': {
        const between = await friends.between(occasion.to, occasion.by)
        return occasion.accepted ? between.friends : between.asks
      }
      case 'order':
      case 'test':
        return true
    }
  }
  return Promise.all(occasions.map(isSo))
}
