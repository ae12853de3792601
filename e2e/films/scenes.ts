import type { Page } from 'playwright'
import { position as fist } from '#games/fist/position'
import type { GameEvent } from '#kernel/game'
import { ben, cleo, dan } from '#testkit/table'

/** A scene to record: the table just before it, and what Ana does there. */
export interface Film {
  readonly title: string
  readonly game: string
  readonly table: () => {
    readonly events: readonly GameEvent[]
    readonly state: { readonly sides: readonly unknown[]; readonly options: object }
  }
  readonly act: (page: Page) => Promise<void>
}

const bids = (theirs: number) => () =>
  fist({
    seats: 4,
    round: 2,
    up: 'thief',
    before: ['witch'],
    unseen: ['wizard', 'fairy'],
    stones: [{ red: 2 }, { blue: 1 }, {}, { yellow: 2 }],
  })
    .answer(ben, 'bid', { fairy: theirs })
    .answer(cleo, 'bid', {})
    .answer(dan, 'bid', { fairy: 2 })

const bidThree = async (page: Page): Promise<void> => {
  for (let n = 0; n < 3; n++) await page.locator('.own-heap').first().click()
  await page.locator('.actions .primary').click()
}

export const films: Readonly<Record<string, Film>> = {
  reveal: { title: 'Fists open', game: 'fist', table: bids(1), act: bidThree },
  tie: { title: 'A tie', game: 'fist', table: bids(3), act: bidThree },
}
