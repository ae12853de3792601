import { lawsHold } from '#testkit/suite'
import { box as dwarvesBox } from './box.ts'

/** 20 games for each of three numbers of seats: 60 for every value of every house rule. */
lawsHold(dwarvesBox, 20)
