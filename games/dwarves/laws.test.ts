import { lawsHold } from '#testkit/suite'
import { box as dwarvesBox } from './box.ts'

/** 67 games for each of three numbers of seats: over 200 for every value of every house rule. */
lawsHold(dwarvesBox, 67)
