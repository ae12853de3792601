import { playthroughsHold } from '#testkit/playthrough'
import { box as goldBox } from './box.ts'

playthroughsHold(goldBox, {
  'greedy@1': 'f04ae8bcc7c995b4',
  'nash@1': '4b72f38cdfac344f',
  'caretaker@1': '25fc475a1450ad26',
  'squire@1': 'a5e2156965c7ec91',
  'knight@1': '042d9e331ce04290',
  'captain@1': 'bd75b61509d3293a',
  'dragonlord@1': 'd9f8dd8b7d1a87ec',
  'random@1': '1b9f4e80bac80647',
})
