import { lawsHold } from '#testkit/suite'
import { goldBox } from './box.ts'

lawsHold(goldBox)
