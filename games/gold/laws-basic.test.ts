import { lawsHoldWith } from '#testkit/suite'
import { box as goldBox } from './box.ts'

lawsHoldWith(goldBox, { game: 'basic' })
