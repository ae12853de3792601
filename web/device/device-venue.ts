import { isRefused } from '#client/messages'
import type { BotThought } from '#client/thoughts'
import type { Opened } from '#local/messages'
import type { Checked, Venue } from '../play/venue.ts'
import type { DeviceGame, Shown } from './device-game.ts'
import { DeviceRematch } from './device-rematch.tsx'
import { fileOf, saveAsFile } from './files.ts'
import { Give, GiveToNext, HandOn } from './give.tsx'
import { AllLook, StepIn } from './step-in.tsx'
import { ask } from './worker-house.ts'

interface CheckedHere extends Checked {
  readonly seed: string | null
}
const check = (match: string) => ask<CheckedHere>({ t: 'verify', match })

/** This device, for whoever holds it. */
export const deviceVenue = (
  game: DeviceGame,
  opened: Opened,
  { client, viewer }: Extract<Shown, { at: 'table' }>,
): Venue => ({
  client,
  now: game.now,
  pageOf: () => game.page,
  told: async () => ({ game: opened.game, elsewhere: null, table: '' }),
  watch: () => () => undefined,
  hasTable: false,
  isShared: game.around.people.length > 1,
  sitters: opened.names.map((name, seat) => {
    const bot = opened.bots[seat] ?? null
    return bot === null ? { name, person: `seat ${seat}` } : { name, bot }
  }),
  async seed(match) {
    const checked = await check(match)
    return isRefused(checked) ? null : checked.seed
  },
  verify: check,
  async thoughts(match) {
    const told = await ask<{ readonly thoughts: readonly BotThought[] }>({ t: 'thoughts', match })
    return isRefused(told) ? null : told.thoughts
  },
  async text(match) {
    const file = await fileOf(match)
    return isRefused(file) || !file.isOver ? null : file.text
  },
  file: match => () => void saveAsFile(match),
  rest: game.rest,
  Again: DeviceRematch,
  Meanwhile: viewer === 'table' ? StepIn : GiveToNext,
  Looking: AllLook,
  OverStage: game.around.people.length > 1 ? HandOn : null,
  InBar: game.around.people.length > 1 ? Give : null,
  lesson: null,
})
