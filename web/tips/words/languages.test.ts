import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { tipsWords } from './load.ts'

languagesHold(await inLanguages(tipsWords), { same: [], latin: [] })
