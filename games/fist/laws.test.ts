import { lawsHold } from '#testkit/suite'
import { box as fistBox } from './box.ts'

lawsHold(fistBox)
