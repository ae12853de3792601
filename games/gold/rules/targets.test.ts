import { expect, test } from 'vitest'
import { ben, cleo } from '#testkit/table'
import { read, type Target, type TargetKind, type TargetOf, written } from './targets.ts'

/** One target of each kind, and the answer that every log has it in. */
const all: { readonly [K in TargetKind]: readonly [TargetOf<K>, string] } = {
  nothing: [{ kind: 'nothing' }, 'yes'],
  seat: [{ kind: 'seat', seat: ben }, '1'],
  seats: [{ kind: 'seats', seats: [ben, cleo] }, '1+2'],
  spot: [{ kind: 'spot', spot: 3 }, '3'],
  spots: [{ kind: 'spots', spots: [0, 3] }, '0+3'],
  sent: [{ kind: 'sent', adventurer: 'knight', spot: 2 }, 'knight@2'],
  moved: [{ kind: 'moved', adventurer: 'dame', spot: 0 }, 'dame@0'],
  attacker: [{ kind: 'attacker', seat: cleo, adventurer: 'thief' }, '2.thief'],
  token: [{ kind: 'token', token: 'gold', spot: 1 }, 'gold@1'],
}

test.each(Object.values(all))('%o is answered as %s, and read from it', (target: Target, answer: string) => {
  expect(written(target)).toBe(answer)
  expect(read(target.kind, answer)).toEqual(target)
})

test.each([
  ['token', 'knight@1'],
  ['sent', 'gold@1'],
  ['attacker', '1.gold'],
] as const)('what is no %s is not read as one: %s', (kind, answer) => {
  expect(() => read(kind, answer)).toThrow(RangeError)
})
