export interface HistorySchema {
  /**
   * The people who began a match. `ended`: the time of its last entry, once it is over. What older versions did not
   * store is null; `settled` is 1 once all of it is.
   */
  players: {
    match: string
    person: string
    ended: number | null
    game: string | null
    seats: number | null
    pace: string | null
    people: number | null
    bots: number | null
    place: number | null
    fault: string | null
    played: string
    settled: number
  }
  encounters: { person: string; rival: string; match: string; ahead: number }
  brought: {
    person: string
    match: string
    header: string
    seat: number
    bots: string
    file: string
    at: number
  }
}
