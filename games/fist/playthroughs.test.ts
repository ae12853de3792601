import { playthroughsHold } from '#testkit/playthrough'
import { box as fistBox } from './box.ts'

playthroughsHold(fistBox, { 'greedy@1': 'd7e945979137e9c8', 'random@1': 'a3906d104a90961d' })
