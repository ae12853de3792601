import { atLevel } from '#bots/levels'
import type { Boxed } from '#games/boxed'
import { defaultsOf } from '#kernel/options'
import type { Follower, LiveMatch } from '#server/matches/live-match'
import type { LiveMatches } from '#server/matches/live-matches'

const SEATS = 4

/** Tables full of Dragonlords, of all games in turn. Somebody watches each of them, so that the bots do not rest. */
export class BotTables {
  readonly #liveMatches: LiveMatches
  readonly #games: readonly Boxed[]
  readonly #open: { readonly live: LiveMatch; readonly follower: Follower }[] = []
  #begun = 0
  #answers = 0

  constructor(liveMatches: LiveMatches, shelf: Readonly<Record<string, Boxed>>) {
    this.#liveMatches = liveMatches
    this.#games = Object.values(shelf)
  }

  /** Entries told to those who watch: nearly all of them are answers. */
  get answers(): number {
    return this.#answers
  }

  /** Exactly this many tables are played. */
  async be(count: number): Promise<void> {
    while (this.#open.length < count) await this.#add()
    for (const { live, follower } of this.#open.splice(count)) live.unfollow(follower)
  }

  async #add(): Promise<void> {
    const n = this.#begun++
    const { game, bots } = this.#games[n % this.#games.length] as Boxed
    const bot = atLevel(Object.keys(bots), 'dragonlord') ?? 'greedy@1'
    const live = await this.#liveMatches.begin({
      table: `bots ${n}`,
      game: game.id,
      options: defaultsOf(game.options),
      names: Array.from({ length: SEATS }, (_, seat) => `Bot ${seat + 1}`),
      words: [],
      sitters: Array.from({ length: SEATS }, () => ({ bot })),
      pace: { kind: 'untimed' },
    })
    const follower = { viewer: 'table', tell: () => this.#told(live), attend: () => {} } as const
    this.#open.push({ live, follower })
    await live.follow(follower, -1)
  }

  /** When a match is over, another is played at its table. */
  #told(live: LiveMatch): void {
    this.#answers++
    const at = this.#open.findIndex(it => it.live === live)
    if (!live.isOver || at < 0) return
    for (const { follower } of this.#open.splice(at, 1)) live.unfollow(follower)
    void this.#add()
  }
}
