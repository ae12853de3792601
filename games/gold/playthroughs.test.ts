import { playthroughsHold } from '#testkit/playthrough'
import { box as goldBox } from './box.ts'

playthroughsHold(goldBox, {
  'greedy@1': 'f04ae8bcc7c995b4',
  'nash@1': '4b72f38cdfac344f',
  'caretaker@1': '25fc475a1450ad26',
  'squire@1': '819ad577bd74d2e4',
  'knight@1': '9a49c370dfc02139',
  'captain@1': 'd2d00d8ae3bedff9',
  'dragonlord@1': '6fd4260f66212c0f',
  'random@1': '1b9f4e80bac80647',
})
