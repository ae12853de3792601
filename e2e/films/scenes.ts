import type { Page } from 'playwright'
import { tables as dwarves } from '#games/dwarves/screen/testing'
import { position as fist } from '#games/fist/position'
import { position as gold, on } from '#games/gold/position'
import type { GameEvent } from '#kernel/game'
import { ben, cleo, dan } from '#testkit/table'
import { nextPress } from '../next-press.ts'

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

/** All others have closed their fists; Ben has this many coins in his. */
export const bids = (theirs: number) => () =>
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

/** Presses whatever leads to an answer, until something is shown. */
const goOn = async (page: Page): Promise<void> => {
  for (let pressed = 0; (await page.locator('.table-page[data-beat]').count()) === 0; pressed++) {
    const button = await nextPress(page, pressed, 0)
    await button?.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
}

/** Whomever Ana sends, it is the last blow. */
export const lastBlow = () =>
  gold({
    seats: 3,
    row: [
      {
        dragon: 'nightmother',
        tokens: { gold: 1, silver: 1, blue: 1, green: 1 },
        attackers: [...on(ben, 'knight', 'dame'), ...on(cleo, 'thief')],
      },
      null,
      null,
      null,
    ],
  })

const fighters = () => {
  const table = dwarves['fighters-last']
  if (table === undefined) throw new Error('there is no such table')
  return table()
}

export const films: Readonly<Record<string, Film>> = {
  reveal: { title: 'Fists open', game: 'fist', table: bids(1), act: bidThree },
  tie: { title: 'A tie', game: 'fist', table: bids(3), act: bidThree },
  dragon: { title: 'A dragon’s death', game: 'gold', table: lastBlow, act: goOn },
  battle: { title: 'A battle', game: 'dwarves', table: fighters, act: goOn },
}
