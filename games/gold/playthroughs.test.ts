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
  'squire.miser@1': 'e48c748360ad2e66',
  'squire.berserker@1': '4485f5b1cb35b78c',
  'squire.spoiler@1': 'e5dcc30d47061396',
  'squire.collector@1': 'c7e1ff5affacf517',
  'squire.diplomat@1': 'e0531a42574a5f62',
  'squire.fox@1': '9af9483d07b2ad40',
  'random@1': '1b9f4e80bac80647',
})
