import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { boardWords } from './load-board.ts'

languagesHold(await inLanguages(boardWords), { same: [], latin: [] })
