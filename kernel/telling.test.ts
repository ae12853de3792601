import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import type { Entry } from './match.ts'
import { redact } from './redact.ts'
import { seatsOf, viewersOf } from './seat.ts'
import { nobody, only, openToAll } from './secret.ts'
import { Telling } from './telling.ts'
import { toWire } from './wire.ts'

test('everybody is told exactly what they may know, whoever else was told before', () => {
  const events = [
    { type: 'open', list: [1, { deep: null }], missing: undefined },
    { type: 'sealed', bid: only(ana, 4), rest: [only([ana, ben], { inner: only(ben, 'x') })] },
    { type: 'hidden', deck: nobody([1, 2]) },
    { type: 'shown', hand: openToAll(only(cleo, 7)) },
  ]
  for (const some of [events, events.slice(0, 1), events.slice(0, 3), events.slice(2, 3)]) {
    const by = { seat: cleo, answer: only(cleo, { name: 'bid', answer: 4 }) }
    const entry = { seq: 3, at: 5, by, events: some } as unknown as Entry
    const telling = new Telling(entry)
    for (const viewer of viewersOf(seatsOf(4)))
      expect(telling.to(viewer)).toBe(JSON.stringify(toWire(redact(entry, viewer))))
  }
})
