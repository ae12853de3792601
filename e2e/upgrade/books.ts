/** What is counted for the matches of one game. */
const nothing = { begun: 0, finished: 0, verified: 0, views: 0, viewsDiffer: 0, newMatches: 0, newMatchesOnNewRules: 0 }
export type Counted = typeof nothing

/** Results so far: figures by game, and problems in words. */
export class Books {
  readonly problems: string[] = []
  /** How many of all matches had guests of the gallery. */
  withGuests = 0
  readonly #games = new Map<string, Counted>()

  count(game: string, what: keyof Counted, n = 1): void {
    const line = this.#games.get(game) ?? { ...nothing }
    line[what] += n
    this.#games.set(game, line)
  }

  get games(): Readonly<Record<string, Counted>> {
    return Object.fromEntries(this.#games)
  }
  get inAll(): Counted {
    const sum = { ...nothing }
    for (const line of this.#games.values())
      for (const what of Object.keys(sum) as (keyof Counted)[]) sum[what] += line[what]
    return sum
  }
  /**
   * Every match was finished and verified, nobody saw anything different from before, new matches use the new rules,
   * and there were no problems.
   */
  get isWell(): boolean {
    const { begun, finished, verified, viewsDiffer, newMatches, newMatchesOnNewRules } = this.inAll
    const isDone = begun > 0 && finished === begun && verified === begun
    return isDone && viewsDiffer === 0 && newMatchesOnNewRules === newMatches && this.problems.length === 0
  }

  problem(where: string, what: unknown): void {
    this.problems.push(`${where}: ${what instanceof Error ? what.message : what}`.slice(0, 600))
  }
  /** Runs something that may fail. A failure is recorded, and everything else goes on. */
  async attempt<T>(where: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      this.problem(where, error)
      return null
    }
  }
  compare(game: string, where: string, expected: string, found: string): void {
    this.count(game, 'views')
    if (expected === found) return
    this.count(game, 'viewsDiffer')
    let at = 0
    while (expected[at] === found[at]) at++
    const near = (text: string): string => text.slice(Math.max(0, at - 40), at + 40)
    this.problem(where, `expected …${near(expected)}…, found …${near(found)}…`)
  }
}
