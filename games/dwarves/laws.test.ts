import { lawsHold } from '#testkit/suite'
import { box as dwarvesBox } from './box.ts'

/** 34 games for each of three numbers of seats: over 100 for every value of every house rule. */
lawsHold(dwarvesBox, 34)
