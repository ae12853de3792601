import { guestId } from '#games/workshop/guest-id'
import { ana, ben, cleo } from '#testkit/table'
import { type GoldTable, guest, on, position } from '../../position.ts'
import { row, six } from './turns.ts'

/** As much of everything as can be (R13.3, R13.4), under a long name. */
const huge = guest(14, 12, 2, {
  names: {
    en: 'Hungry Mother of the Deeps',
    it: 'Madre Affamata degli Abissi',
    de: 'Der Unersättliche vom Berg',
    ru: 'Голодная Мать Глубин',
  },
  light: 'violet',
})
const small = guest(3, 1, 0, {
  names: { en: 'Pip', it: 'Pip', de: 'Pip', ru: 'Пип' },
  picture: 'sea-dragon',
  light: 'moss',
})

const open = { silver: 3, gold: 2, red: 1, blue: 2, green: 1, purple: 1, yellow: 1, white: 1 } as const
const attackers = [...on(ben, 'knight', 'thief'), ...on(cleo, 'knight'), ...on(ana, 'wizard')]

/** A table with guests in its row. */
const hosting = (): GoldTable =>
  position({
    ...six,
    hoards: [],
    hands: [],
    row: [
      { dragon: guestId(huge), tokens: open, attackers },
      { dragon: guestId(small), tokens: { gold: 1 } },
      { dragon: 'theUnseen', attackers: row[1].attackers },
      row[3],
    ],
    options: { clock: 'long' },
  })

/** Guests in the row, and the largest loot there can be. */
export const hosts: Readonly<Record<string, () => GoldTable>> = {
  'attack-guests': () => hosting(),
  'bargain-guest': () => {
    const t = hosting().rolls(5, 70)
    return t.place(ana, 'knight', 0).wait()
  },
}
