import { playthroughsHold } from '#testkit/playthrough'
import { box as goldBox } from './box.ts'

playthroughsHold(goldBox, {
  'greedy@1': 'f04ae8bcc7c995b4',
  'caretaker@1': '25fc475a1450ad26',
  'random@1': '1b9f4e80bac80647',
})
