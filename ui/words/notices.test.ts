import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { noticeWords } from './load-notices.ts'

languagesHold(await inLanguages(noticeWords), {
  same: ['Webhook', 'Push', '{kind}: {way}'],
  latin: ['JSON', 'iPhone'],
})
