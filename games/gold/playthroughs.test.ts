import { playthroughsHold } from '#testkit/playthrough'
import { goldBox } from './box.ts'

playthroughsHold(goldBox, {})
