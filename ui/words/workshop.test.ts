import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { workshopWords } from './load-workshop.ts'

languagesHold(await inLanguages(workshopWords), {
  same: ['Name', 'Wild', '{use} {share, number, percent}'],
  latin: ['Alt', 'Delete'],
})
