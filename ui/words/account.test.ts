import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { accountWords } from './load-account.ts'

languagesHold(await inLanguages(accountWords), {
  same: ['Account', 'Passkey', 'Passkeys'],
  latin: ['N. N.', 'JSON', 'Firefox, Linux', 'cookie', 'push'],
})
