import type { KeptKind } from '#protocol/kept'
import { knownOf, tableFor } from '../notices/telling.ts'
import type { Store } from '../storage/port.ts'
import { NOBODY } from '../storage/unnamed.ts'
import type { Table } from '../tables/table.ts'
import type { Tavern } from '../tables/tavern.ts'

/** Somebody as a part of the house needs them to forget them. */
export interface Leaving {
  readonly id: string
  /** What they are called until they are forgotten. */
  readonly name: string
  readonly at: number
}

/** A part of the house that keeps something about people. */
export interface Part {
  /** Its heading in the file with everything. */
  readonly title: string
  /** The section of the privacy page about it. */
  readonly kind: KeptKind
  /** Everything it keeps about this person, as they may know it. */
  allOf(person: string): Promise<unknown>
  /** Takes out what names them or was theirs alone. Harmless if it was done before; it may have been interrupted anywhere. */
  forget(leaving: Leaving): Promise<void>
}

const day = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** All parts of the house that know people, in the order of the file. The account is none: `everything.ts` tells it first, `departures.ts` ends it. */
export const partsOf = (store: Store<Table>, tavern: Pick<Tavern, 'forget'>): readonly Part[] => [
  matches(store),
  tables(store, tavern),
  talk(store),
  board(store),
  gallery(store),
  muted(store),
  order(store),
  history(store),
  friends(store),
  notices(store),
]

const matches = ({ matches }: Pick<Store, 'matches'>): Part => ({
  title: 'Matches',
  kind: 'matches',
  allOf: async person =>
    (await matches.playedBy(person)).map(({ match: { id, header, began, over, sitters }, ended, winners }) => ({
      match: id,
      page: `/match/${id}`,
      file: over ? `/api/matches/${id}/file` : null,
      game: header.game,
      players: header.names,
      seat: sitters.findIndex(it => 'person' in it && it.person === person) + 1,
      began: day(began),
      ended: day(ended),
      winners: over ? (winners ?? []).map(seat => header.names[seat]) : null,
    })),
  forget: ({ id }) => matches.unname(id),
})

const MANY = 100_000

const tables = ({ tables }: Store<Table>, tavern: Pick<Tavern, 'forget'>): Part => ({
  title: 'Tables',
  kind: 'tables',
  allOf: async person =>
    (await tables.of(person, MANY)).map(({ id, game, state, changed, seats, host }) => ({
      table: id,
      game,
      state,
      changed: day(changed),
      host: host === person,
      seats: seats.map(({ sitter }) => sitter?.name ?? null),
    })),
  forget: ({ id }) => tavern.forget(id),
})

const talk = ({ chat }: Pick<Store, 'chat'>): Part => ({
  title: 'What you said at tables',
  kind: 'talk',
  allOf: async person => (await chat.by(person)).map(({ room, at, text }) => ({ room, at: day(at), text })),
  forget: ({ id }) => chat.unsay(id),
})

const board = ({ board: { notes, polls, marks, orderly } }: Pick<Store, 'board'>): Part => ({
  title: 'The notice board',
  kind: 'board',
  allOf: async person => ({
    notes: await Promise.all(
      (await notes.by(person)).map(async ({ thread, number, at, text, hidden }) => ({
        page: `/board/${thread}#${number}`,
        at: day(at),
        text,
        hidden: hidden !== null,
        before: (await notes.edits(thread, number)).map(edit => ({ at: day(edit.at), text: edit.text })),
      })),
    ),
    reactions: await notes.reactedBy(person),
    votes: await polls.votedBy(person),
    follows: await marks.followed(person, MANY),
  }),
  async forget({ id, at }) {
    for (const { thread, number, text, hidden } of await notes.by(id)) {
      if (hidden?.by !== id) await orderly.hide(thread, number, { at, reason: '', by: id })
      if (text !== '') await notes.erase(thread, number)
    }
    for (const { thread, number, kind } of await notes.reactedBy(id)) await notes.react(thread, number, id, kind, false)
    await polls.forget(id)
    await marks.forget(id)
  },
})

const gallery = ({ gallery: { cards } }: Pick<Store, 'gallery'>): Part => ({
  title: 'Cards of your own',
  kind: 'gallery',
  allOf: async person => ({
    cards: (await cards.list({ order: 'new', words: [], maker: person, alsoTaken: true }, null, MANY)).map(
      ({ id, game, since, version, content, story, hearts, played, takenDown }) => ({
        page: `/gallery/${id}`,
        game,
        since: day(since),
        version,
        card: JSON.parse(content),
        story,
        hearts,
        played,
        takenDown: takenDown !== null,
      }),
    ),
    hearts: (await cards.heartsOf(person)).map(id => `/gallery/${id}`),
  }),
  async forget({ id }) {
    await cards.renamed(id, NOBODY)
    for (const card of await cards.heartsOf(id)) await cards.heart(card, id, false)
  },
})

const muted = ({ mutes }: Pick<Store, 'mutes'>): Part => ({
  title: 'Whom you have muted',
  kind: 'talk',
  allOf: async person => (await mutes.of(person)).map(({ name }) => name),
  forget: ({ id }) => mutes.forget(id),
})

const order = ({ order: { reports, measures, roles, unname } }: Pick<Store, 'order'>): Part => ({
  title: 'Keeping order',
  kind: 'order',
  allOf: async person => ({
    role: await roles.of(person),
    reports: (await reports.by(person, MANY)).map(({ subject, cause, words, at, state }) => ({
      ...{ about: subject.kind, cause, words, at: day(at), state },
    })),
    measures: (await measures.of(person, MANY)).map(({ kind, reason, at, until, appeal, answer, lifted }) => ({
      ...{ measure: kind, reason, at: day(at), until: day(until), lifted: lifted !== null },
      ...{ appeal: appeal?.words ?? null, answer: answer?.reason ?? null },
    })),
  }),
  async forget({ id, name, at }) {
    await unname(id, name)
    const deed = { at, by: null, byName: null, did: 'role', about: JSON.stringify({ person: id, role: null }) }
    if ((await roles.of(id)) !== null) await roles.put(id, null, deed)
  },
})

const history = ({ history }: Pick<Store, 'history'>): Part => ({
  title: 'Your history',
  kind: 'matches',
  allOf: person => history.allOf(person),
  forget: ({ id }) => history.forget(id),
})

const friends = ({ friends }: Pick<Store, 'friends'>): Part => ({
  title: 'Friends, stars and blocks',
  kind: 'friends',
  allOf: person => friends.allOf(person),
  forget: ({ id }) => friends.forget(id),
})

const notices = ({ notices, tables, friends }: Store<Table>): Part => ({
  title: 'Notices, and where they are sent',
  kind: 'notices',
  async allOf(person) {
    const all = await notices.allOf(person)
    const gone = await Promise.all(
      knownOf(all.notices).map(async ({ notice, occasion: it }) =>
        it.kind === 'invitation' && (await tableFor({ tables, friends }, it.table, person)) === null ? [notice.id] : [],
      ),
    )
    // An invitation that is not told any more is not told here: the difference would tell who has blocked them.
    return { ...all, notices: all.notices.filter(({ id }) => !gone.flat().includes(id)) }
  },
  forget: ({ id }) => notices.forget(id),
})
