import { playthroughsHold } from '#testkit/playthrough'
import { box as dwarvesBox } from './box.ts'

playthroughsHold(dwarvesBox, {
  'greedy@1': '392c7d217f4e98d1',
  'squire@1': '4816efeb3550a171',
  'knight@1': '1a7d7e4d00ba1e1b',
  'captain@1': '5f4f2e3b28dd635f',
  'dragonlord@1': '4393f909af9ddaee',
  'squire.miser@1': 'fc13c9c0d37b917a',
  'squire.berserker@1': 'f0ba97fdf53bdd10',
  'squire.spoiler@1': '1d1c8d3245c82cdf',
  'squire.collector@1': '8baf6bfa37bc185d',
  'squire.diplomat@1': '1bd1412907c6ff4a',
  'squire.fox@1': 'f53a79c5fd273947',
  'random@1': '7136a71045794934',
})
