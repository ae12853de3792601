import { playthroughsHold } from '#testkit/playthrough'
import { box as dwarvesBox } from './box.ts'

playthroughsHold(dwarvesBox, {
  'greedy@1': '392c7d217f4e98d1',
  'squire@1': '62e2ee9a61ec9661',
  'knight@1': 'c7a166cd2fe3eb0f',
  'captain@1': 'fa00996a7c25dc05',
  'dragonlord@1': '1178511d51e84b75',
  'random@1': '7136a71045794934',
})
