import { kernel } from '#editions/edition'
import { bid, keepsTheContract, type Playground, superstitious } from '#engine/testing'
import { headerOf } from '#kernel/file'
import { diceOf, seedFrom } from '#kernel/seed'
import { ben } from '#testkit/table'
import type { DeviceFollower } from './device.ts'
import { LocalMatch } from './match.ts'
import { MemorySaving } from './saving.ts'

const ID = 'the match'
const around = (saving: MemorySaving) => ({
  saving,
  real: () => 0,
  wall: () => 0,
  botDice: diceOf(seedFrom('bots')),
  chance: () => 0,
})

async function taken(saving: MemorySaving): Promise<LocalMatch> {
  const found = await saving.find(ID)
  if (found === null) throw new Error('nothing was kept')
  return new LocalMatch(superstitious, found.kept, found.lines, found.lines.length, around(saving))
}

async function playgroundAt(saving: MemorySaving): Promise<Playground> {
  const match = await taken(saving)
  return {
    match: {
      get next() {
        return match.next
      },
      answer: (seat, command) => match.answer(seat, command),
      advise: (seat, asked) => match.advise(seat, asked),
      follow: (follower, have) => match.follow(follower as DeviceFollower, have),
    },
    kept: async () => ((await saving.find(ID))?.lines ?? []).map(({ line }) => line),
    interfere: async () => {
      await (await taken(saving)).answer(ben, bid('behind', 0, 0))
    },
    reopened: () => playgroundAt(saving),
    close: () => match.close(),
  }
}

keepsTheContract(async options => {
  const saving = new MemorySaving()
  const { game } = superstitious
  const seed = seedFrom('contract')
  const { entry } = kernel.open(game, { seats: 2, options, dice: diceOf(seed) }, 0)
  const header = headerOf(game, { edition: '', names: ['Ana', 'Ben'], options, seed })
  const sitters = [{ bot: null }, { bot: null }]
  const times = { began: 0, changed: 0, at: 0 }
  const kept = { id: ID, header, seed, sitters, pause: 0, ...times, next: 1, over: false, agreedAdvice: true }
  await saving.write(kept, [{ line: kernel.lineOf(entry), command: null }], 0)
  return playgroundAt(saving)
})
