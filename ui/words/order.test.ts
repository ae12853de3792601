import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { orderWords } from './load-order.ts'

languagesHold(await inLanguages(orderWords), { same: ['Name', 'Moderator'], latin: [] })
