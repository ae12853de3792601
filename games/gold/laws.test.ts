import { lawsHold } from '#testkit/suite'
import { box as goldBox } from './box.ts'

lawsHold(goldBox)
