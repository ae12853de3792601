import { playthroughsHold } from '#testkit/playthrough'
import { box as dwarvesBox } from './box.ts'

playthroughsHold(dwarvesBox, {
  'greedy@1': '392c7d217f4e98d1',
  'squire@1': 'f12c433e94b8ffb9',
  'knight@1': '46206b102d1dbc44',
  'captain@1': '223915a866ffaf7f',
  'dragonlord@1': '4393f909af9ddaee',
  'squire.miser@1': 'c32e78c4d5ad6ce6',
  'squire.berserker@1': '0a389402fdfe4486',
  'squire.spoiler@1': '5a15a4be15a7b77e',
  'squire.collector@1': '88be9d1a2b91f9fd',
  'squire.diplomat@1': '5d3b28604d0e4e0e',
  'squire.fox@1': '13fd278d58403e24',
  'random@1': '7136a71045794934',
})
