/** What notices say outside the page. Names are put in as they are, so no sentence bends them. */
export interface NoticeWords {
  /** The headline of one notice, by its kind. */
  readonly turn: (game: string) => string
  readonly reminder: (game: string) => string
  readonly invitation: (by: string, game: string) => string
  readonly friendAsks: (by: string) => string
  readonly friendAccepted: (by: string) => string
  readonly answer: (by: string, thread: string) => string
  readonly order: string
  readonly test: string
  /** What follows it. */
  readonly with: (people: string) => string
  readonly until: (when: string) => string
  readonly orderMore: string
  readonly testMore: string
  /** The headline of several. */
  readonly several: (count: number) => string
  readonly somebody: string
  /** Above and below a letter. */
  readonly hello: (name: string) => string
  readonly why: string
  readonly change: string
}
