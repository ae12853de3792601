import { playthroughsHold } from '#testkit/playthrough'
import { box as goldBox } from './box.ts'

playthroughsHold(goldBox, {
  'greedy@1': '3713ae65705a6c91',
  'caretaker@1': '25fc475a1450ad26',
  'random@1': 'c32a1b319b6e28f7',
})
