import { playthroughsHold } from '#testkit/playthrough'
import { box as goldBox } from './box.ts'

playthroughsHold(goldBox, {
  'greedy@1': 'f04ae8bcc7c995b4',
  'nash@1': '4b72f38cdfac344f',
  'caretaker@1': '25fc475a1450ad26',
  'squire@1': 'ef278a636444933b',
  'knight@1': 'fa6794e25a4cfc43',
  'captain@1': 'd48b73f1dcb177e7',
  'dragonlord@1': 'bb19a3d0c57dbd8e',
  'random@1': '1b9f4e80bac80647',
})
