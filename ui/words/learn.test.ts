import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { learnWords } from './load-learn.ts'

languagesHold(await inLanguages(learnWords), { same: [], latin: [] })
