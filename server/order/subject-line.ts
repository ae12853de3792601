import type { Evidence } from '#protocol/order'
import { type Room, roomSchema } from '#protocol/words'
import type { KeptSaid, Store } from '../storage/port.ts'
import { placeOf, problemHearing, read } from '../tables/chat.ts'
import type { Table } from '../tables/table.ts'
import type { SubjectSource } from './subjects.ts'

/** How many lines before it are copied, so that it can be understood. */
const BEFORE = 4

/**
 * Lines of talk, by TABLE/ROOM/NUMBER. Whoever can hear the room can see them. Of a line that was taken away, because who
 * said it has left for good or it is too old, only what was reported is left.
 */
export const lines = ({ tables, chat }: Pick<Store<Table>, 'tables' | 'chat'>): SubjectSource => {
  const hidden = async (id: string, isHidden: boolean): Promise<void> => {
    const line = lineIn(id)
    if (line !== null) await chat.hide(placeOf(line.table, line.room), line.number, isHidden)
  }
  return {
    async look(id, viewer) {
      const line = lineIn(id)
      if (line === null) return null
      const table = (await tables.find(line.table))?.doc ?? null
      if (viewer !== null && (table === null || problemHearing(table, line.room, viewer) !== null)) return null
      const all = await chat.upTo(placeOf(line.table, line.room), line.number, BEFORE + 1)
      const said = all.at(-1)
      if (said?.number !== line.number || said.text === '' || (viewer !== null && said.hidden)) return null
      const { at, by, name, text } = told(said)
      const before = all.filter(it => it !== said && !it.hidden).map(told)
      const evidence: Evidence = {
        text,
        title: null,
        game: table?.game ?? null,
        by: { person: by, name },
        at,
        where: `/table/${line.table}`,
        before: before.map(({ name, text, at }) => ({ name, text, at })),
        card: null,
      }
      return { evidence, person: by, hidden: said.hidden }
    },
    hide: id => hidden(id, true),
    unhide: id => hidden(id, false),
  }
}

interface Line {
  readonly table: string
  readonly room: Room
  readonly number: number
}

export function lineIn(id: string): Line | null {
  const [, table = '', given, number = ''] = /^([\w-]{1,64})\/(\w+)\/([1-9]\d{0,8})$/.exec(id) ?? []
  const room = roomSchema.safeParse(given)
  return room.success ? { table, room: room.data, number: Number(number) } : null
}

const told = (kept: KeptSaid) => {
  const { at, by, name, words } = read(kept)
  return { at, by, name, text: 'text' in words ? words.text : words.phrase }
}
