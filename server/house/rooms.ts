import { writeFirstNotes } from '../board/first-notes.ts'
import { furnishBoard, writingBy } from '../board/furnishing.ts'
import type { MayWrite } from '../board/posting.ts'
import { blocksIn } from '../friends/blocks.ts'
import { furnishFriends } from '../friends/furnishing.ts'
import { craftsOf } from '../gallery/crafts.ts'
import { furnishGallery } from '../gallery/furnishing.ts'
import { furnishHistory } from '../history/furnishing.ts'
import { furnishOrder } from '../order/furnishing.ts'
import { furnishWays } from '../people/furnishing.ts'
import { furnishPrivacy } from '../privacy/furnishing.ts'
import { TavernRooms } from '../socket/rooms.ts'
import type { Person } from '../storage/port.ts'
import { Chat } from '../tables/chat.ts'
import type { Ground } from './ground.ts'

/** Everything that people find in a house, put together, without a way in yet. */
export async function furnishRooms(ground: Ground) {
  const { config, shelf, now, failed, isWelcome, store, accounts, people, editions, backroom, others, nodes } = ground
  const { liveMatches, tavern } = backroom
  const [blocks, crafts] = [blocksIn(store.friends), craftsOf(shelf)]
  const renameAtTables = async (id: string): Promise<void> => {
    const person = await store.people.find(id)
    if (person !== null) await tavern.rename(id, person.name)
  }
  const keeping = furnishOrder({
    store,
    now,
    news: others?.news,
    nodes,
    noteDecided: thread => void threads.changed(thread).catch(error => failed('news of the desk', error)),
    unsay: (...line) => chat.unsay(...line),
    nameTaken: person => void renameAtTables(person).catch(error => failed('a name at tables', error)),
  })
  const { guard, order } = keeping
  const elsewhere = others && {
    news: others.news,
    limits: nodes?.limits.as('talk'),
    tableOf: (id: string) => tavern.find(id),
    failed,
  }
  const chat = new Chat(store.chat, guard, now, elsewhere ?? undefined)
  const hasAccount = async (person: Person): Promise<boolean> => !(await people.standing(person)).guest
  const writing = writingBy(config.writers === 'accounts' ? hasAccount : null)
  const mayWrite: MayWrite = async (person, text) => (await writing(person, text)) ?? guard.mayWrite(person.id)
  const { threads, ...board } = furnishBoard({
    store,
    shelf,
    crafts,
    liveMatches,
    tavern,
    blocks,
    news: others?.news,
    isOurs: isWelcome,
    nodes,
    mayWrite,
    isListed: guard.isListed,
    held: (thread, number) => order.hold({ kind: 'note', id: `${thread}/${number}` }),
    now,
    failed,
  })
  await writeFirstNotes(store.board, shelf, board.reader, now())
  const history = furnishHistory({ store, editions, now, failed })
  const friends = furnishFriends({
    shown: person => history.history.shownOf(person),
    against: (person, rival) => history.history.against(person, rival),
    tell: backroom.notices.tell,
    store,
    blocks,
    tavern,
    liveMatches,
    now,
    failed,
    news: others?.news,
    nodes,
    presence: others?.presence,
    shut: async (...both) => {
      await Promise.all(both.map(person => rooms.hearsAgain(person)))
      for (const person of both) others?.tellOf(person)
    },
  })
  const muted = (person: string): void => others?.tellOf(person)
  const does = friends.here.does.bind(friends.here)
  const rooms = new TavernRooms({ liveMatches, tavern, chat, mutes: store.mutes, threads, muted, blocks, does })
  const { mailer } = backroom.notices
  const ways = furnishWays({
    ...{ store, people, accounts, mailer, oidc: config.oidc, secret: config.secret, now, nodes, failed },
    baseUrl: config.publicUrl,
  })
  const waysIn = { mail: ways.mail, sureness: ways.sureness }
  const privacy = furnishPrivacy({ config, store, tavern, liveMatches, people, accounts, ...waysIn, now, nodes })
  const gallery = {
    ...furnishGallery({
      ...{ store, shelf, crafts, now, guard, blocks, nodes, mayWrite },
      ...{ hung: backroom.hung, posting: board.posting, reader: board.reader },
    }),
    board: board.board,
    hasAccount: config.makers === 'accounts' ? hasAccount : null,
  }
  return { blocks, keeping, board, history, friends, rooms, ways, privacy, gallery }
}

export type FurnishedRooms = Awaited<ReturnType<typeof furnishRooms>>
