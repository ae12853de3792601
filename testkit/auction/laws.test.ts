import { lawsHold } from '../suite.ts'
import { box as auctionBox } from './box.ts'

lawsHold(auctionBox)
