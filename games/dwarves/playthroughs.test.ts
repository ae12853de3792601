import { playthroughsHold } from '#testkit/playthrough'
import { box as dwarvesBox } from './box.ts'

playthroughsHold(dwarvesBox, {
  'greedy@1': '392c7d217f4e98d1',
  'squire@1': '4816efeb3550a171',
  'knight@1': '1a7d7e4d00ba1e1b',
  'captain@1': '5f4f2e3b28dd635f',
  'dragonlord@1': '4393f909af9ddaee',
  'random@1': '7136a71045794934',
})
