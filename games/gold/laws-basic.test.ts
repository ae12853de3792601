import { lawsHoldWith } from '#testkit/suite'
import { goldBox } from './box.ts'

lawsHoldWith(goldBox, { game: 'basic' })
