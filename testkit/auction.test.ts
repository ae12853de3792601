import { auctionBox } from './auction-box.ts'
import { lawsHold } from './suite.ts'

lawsHold(auctionBox)
