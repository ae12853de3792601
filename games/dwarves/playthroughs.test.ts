import { playthroughsHold } from '#testkit/playthrough'
import { box as dwarvesBox } from './box.ts'

playthroughsHold(dwarvesBox, {
  'greedy@1': '392c7d217f4e98d1',
  'squire@1': '94a6ddb9d55d272f',
  'knight@1': '87f1f039b223d81d',
  'captain@1': '2a554c00404fa3f6',
  'dragonlord@1': '3e2ca382d79cf7e5',
  'random@1': '7136a71045794934',
})
