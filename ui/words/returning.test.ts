import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { returningWords } from './load-returning.ts'

languagesHold(await inLanguages(returningWords), {
  same: ['Live', '{n, plural, one {# bot} other {# bots}}'],
  latin: [],
})
