import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { friendWords } from './load-friends.ts'

languagesHold(await inLanguages(friendWords), { same: [], latin: [] })
