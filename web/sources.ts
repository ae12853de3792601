import { fingerprintOf } from '#editions/fingerprint'

const inputs = [
  'web/**',
  'ui/**',
  'client/**',
  'local/**',
  'bots/**',
  'games/**',
  'kernel/**',
  'editions/*.ts',
  'package-lock.json',
]

/** The fingerprint of everything the page is built from. */
export const fingerprint = (): string => fingerprintOf(inputs, ['web/dist*'])
