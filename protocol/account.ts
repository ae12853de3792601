import { z } from 'zod'

/* An account as its owner sees it: how they come in, where they are signed in, and what they can ask for. */

export const languages = ['en', 'it', 'de', 'ru'] as const
export type LetterLanguage = (typeof languages)[number]
const language = z.enum(languages).default('en').describe('The language of letters about it.')

export const mailAddress = z
  .string()
  .max(254)
  .regex(
    /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\]{2,}$/,
    'expected an address such as ana@people.example',
  )

export const mailBody = z.strictObject({ address: mailAddress, language })
export const confirmBody = z.strictObject({ code: z.string().regex(/^\d{6}$/, 'expected six digits'), language })
export const recoveredBody = z.strictObject({
  secret: z
    .string()
    .min(16)
    .max(100)
    .describe('From the link in a letter, from a link of the host, or a recovery code.'),
  password: z.string().min(8).max(128).optional().describe('A new password, for somebody with a username.'),
  language,
})
export const usernameBody = z.strictObject({
  username: z.string().regex(/^[a-zA-Z0-9_.]{3,30}$/, 'expected 3 to 30 letters, digits, dots and underscores'),
})
export const leaveBody = z.strictObject({
  name: z.string().max(100).describe('What one is called, as a sign that it is meant.'),
  password: z.string().max(128).optional().describe('Needed by somebody who has one.'),
  language,
})
export const sureLetterBody = z.strictObject({ language })
/** What a browser returns of a passkey, as JSON. */
export const passkeyAnswer = z.looseObject({
  id: z.string().max(2000),
  response: z.looseObject({ clientDataJSON: z.string() }),
})
export const sureBody = z.union([
  z.strictObject({ password: z.string().max(128) }),
  z.strictObject({
    code: z
      .string()
      .regex(/^\d{6}$/, 'expected six digits')
      .describe('From the letter.'),
  }),
  z.strictObject({
    passkey: passkeyAnswer.describe('What it answers to passkey/generate-authenticate-options.'),
  }),
])
export type SureBody = z.infer<typeof sureBody>
export const everythingQuery = z.strictObject({ as: z.enum(['json', 'text']).default('json') })

export const waysSchema = z.object({
  username: z.string().nullable(),
  guest: z.boolean(),
  hasPassword: z.boolean(),
  passkeys: z.int(),
  mail: z.object({ address: z.string(), since: z.int() }).nullable().describe('Confirmed. Nobody else is told.'),
  asked: z.string().nullable().describe('An address that waits for its code.'),
  sendsMail: z.boolean().describe('Whether this house sends letters at all.'),
  provider: z.object({ name: z.string(), linked: z.boolean() }).nullable(),
  codes: z.int().describe('How many recovery codes are left.'),
})
export type Ways = z.infer<typeof waysSchema>

export const sureWays = ['password', 'passkey', 'letter', 'provider'] as const
export const sureSchema = z.object({
  isSure: z.boolean().describe('Whether I may change how I come in.'),
  by: z.array(z.enum(sureWays)).describe('By what I can show that it is me. Signing in anew always does.'),
})
export type SureTold = z.infer<typeof sureSchema>

export const codesSchema = z.object({ codes: z.array(z.string()).describe('Told once; only their hashes are kept.') })

export const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    browser: z.string().describe('Such as `Firefox, Linux`; empty if it did not say.'),
    made: z.int(),
    seen: z.int().describe('To the day.'),
    isThis: z.boolean(),
  }),
)
export type SessionTold = z.infer<typeof sessionsSchema>[number]

export const urlSchema = z.object({ url: z.string() })
export const leftSchema = z.object({
  due: z.int().nullable().describe('When it begins; until then signing in takes it back. Null: at once.'),
})
export const privacySchema = z.object({
  sendsMail: z.boolean(),
  provider: z.string().nullable(),
  keep: z
    .object({ guests: z.int(), chat: z.int(), reports: z.int() })
    .describe('After how many days these are deleted; 0 for never.'),
})
export type PrivacyTold = z.infer<typeof privacySchema>
