import type { FiledEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { BotRunner, type Pause } from './bots/bot-runner.ts'
import { BotThreads } from './bots/bot-threads.ts'
import type { BotThinking } from './bots/bot-turn.ts'
import { ThinkingHere } from './bots/thinking-here.ts'
import { blocksIn } from './friends/blocks.ts'
import { Clerk } from './gallery/clerk.ts'
import { guestsIn } from './gallery/content.ts'
import { guestListOf } from './gallery/guest-list.ts'
import type { Judge } from './gallery/judge.ts'
import { Judging } from './gallery/judging.ts'
import type { LiveMatch, MatchServices } from './matches/live-match.ts'
import { LiveMatches } from './matches/live-matches.ts'
import type { News } from './news/news.ts'
import type { Presence } from './nodes/presence.ts'
import { type FurnishedNotices, furnishNotices, type NoticeSettings } from './notices/furnishing.ts'
import { guardOf } from './order/guard.ts'
import type { Store } from './storage/port.ts'
import type { Table } from './tables/table.ts'
import { Tavern } from './tables/tavern.ts'

export interface BackroomParams {
  readonly store: Store<Table>
  readonly editions: FiledEditions
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
  /** What other nodes do, if there are any; and how much later than they this one wakes matches, in milliseconds. */
  readonly news?: News | undefined
  readonly patience?: number
  readonly presence?: Presence | undefined
  readonly botThreads: number
  readonly pause: Pause
  /** Where bots think, if not only here. */
  readonly bots?: ((here: BotThinking) => BotThinking) | undefined
  /** Who judges cards of the gallery, and how long a card waits for others first, in milliseconds. Without it, nobody. */
  readonly judge?: Judge | undefined
  readonly judgeAfter?: number
  readonly notices: NoticeSettings
  /** A bot has thought here, for so many seconds. */
  readonly thought?: (seconds: number) => void
  /** A bot has answered, or has nothing to say yet, after so many seconds, wherever it thought. */
  readonly answered?: (seconds: number) => void
}

/** What a node and a worker have in common: matches, their tables and their bots, without any doors. */
export interface Backroom {
  readonly liveMatches: LiveMatches
  readonly tavern: Tavern
  /** Bots that think in this process. */
  readonly bots: BotThinking
  /** What taps people on the shoulder. */
  readonly notices: FurnishedNotices
  /** Begins to do what is due, and what was left undone. */
  open(): void
  /** A card of this game was hung up. */
  hung(game: string): Promise<void>
  close(): Promise<void>
}

export function furnishBackroom(params: BackroomParams): Backroom {
  const { store, editions, shelf, now, failed, news } = params
  const threads = new BotThreads(params.botThreads, editions, params.thought)
  const here = new ThinkingHere(threads, now)
  const bots = clocked(params.bots?.(here) ?? here, params.answered)
  const botRunner = new BotRunner(bots, params.pause, now, failed)
  const changed = (live: LiveMatch): void => {
    botRunner.asked(live)
    if (live.kept.pace.kind === 'slow') notices.lookout.soon()
    if (!live.isOver) return
    tavern.matchOver(live.kept.table, live.id).catch(error => failed('the end of a match', error))
    if (guestsIn(live.kept.header.options).length > 0) clerk.soon()
  }
  const around: MatchServices = {
    store: store.matches,
    editions,
    news,
    presence: params.presence,
    patience: params.patience ?? 0,
    now,
    failed,
    asked: live => changed(live),
    loaded: live => void tavern.find(live.kept.table).catch(error => failed('a table of a match', error)),
  }
  const liveMatches = new LiveMatches(around)
  const notices = furnishNotices({ ...params.notices, store, liveMatches, news, now, failed })
  const clerk = new Clerk({ store, shelf, editions, failed })
  const judging = params.judge && judgingWith(params.judge, params)
  const tavern = new Tavern({
    store,
    shelf,
    now,
    news,
    failed,
    guests: guestListOf(store.gallery),
    guard: guardOf(store.order, now),
    blocks: blocksIn(store.friends),
    begin: how => liveMatches.begin(how),
    sat: (person, table) => notices.sat(person, table),
    mind: async (match, seat, minded) =>
      (await liveMatches.find(match).catch(() => null))?.mind(seat, minded ? 'left' : null),
  })
  return {
    liveMatches,
    tavern,
    notices,
    bots: here,
    open() {
      liveMatches.open()
      clerk.open()
      notices.open()
      judging?.open()
    },
    async hung(game) {
      await judging?.hung(game)
    },
    async close() {
      await judging?.close()
      await notices.close()
      await clerk.close()
      await liveMatches.close()
      await threads.close()
    },
  }
}

const judgingWith = (judge: Judge, { store, shelf, now, failed, judgeAfter = 0 }: BackroomParams): Judging =>
  new Judging({
    store: store.gallery.verdicts,
    games: Object.keys(shelf),
    judge,
    now,
    failed,
    patience: judgeAfter,
  })

/** The same bots, and how long each turn took them. */
const clocked = (bots: BotThinking, answered: (seconds: number) => void = () => {}): BotThinking => ({
  async answer(turn) {
    const began = performance.now()
    await bots.answer(turn)
    answered((performance.now() - began) / 1000)
  },
  forget: match => bots.forget(match),
})
