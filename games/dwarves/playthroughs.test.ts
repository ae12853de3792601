import { playthroughsHold } from '#testkit/playthrough'
import { dwarvesBox } from './box.ts'

playthroughsHold(dwarvesBox, {
  'greedy@1': 'bbcc21f7f2c4d7f9',
  'random@1': 'c67d4018148c963b',
})
