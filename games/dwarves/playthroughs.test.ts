import { playthroughsHold } from '#testkit/playthrough'
import { box as dwarvesBox } from './box.ts'

playthroughsHold(dwarvesBox, {
  'greedy@1': '392c7d217f4e98d1',
  'random@1': '7136a71045794934',
})
