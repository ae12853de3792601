import { lawsHold } from '#testkit/suite'
import { fistBox } from './box.ts'

lawsHold(fistBox)
