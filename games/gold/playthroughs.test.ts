import { playthroughsHold } from '#testkit/playthrough'
import { box as goldBox } from './box.ts'

playthroughsHold(goldBox, {
  'greedy@1': 'd81b0c500a4813ec',
  'caretaker@1': '226acbd773091336',
  'random@1': '782c0513629f130f',
})
