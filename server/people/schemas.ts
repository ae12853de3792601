import { z } from 'zod'
import { isName } from '#kernel/names'
import { crestSchema, ownCrestSchema } from '#protocol/parts'
import type { Refused } from '../matches/replies.ts'
import { PASSWORD } from './auth-options.ts'

const name = z.string().refine(isName, 'expected 1 to 40 visible characters').describe('What one is called by.')

const crest = ownCrestSchema.describe('A face and a colour. Who has none gets one by their id.')
export const guestBody = z.object({ name, crest: crest.optional() })
export const changeBody = z.object({ name: name.optional(), crest: crest.optional() })
export const nameBody = z.object({ name })
export const peopleTags = ['people']
/** For actions that a program may not take. */
export const inPerson = [{ cookie: [] }]

export const USERNAME = '3 to 30 letters, digits, dots and underscores'
export const tokenBody = z.union([
  z.strictObject({ token: z.string().max(200) }),
  z.strictObject({ all: z.literal(true).describe('All of them.') }),
])
export const revokeBody = z.strictObject({
  tokens: z.boolean().default(false).describe('Whether the secrets of my programs end, too.'),
})
export const accountBody = z.object({
  username: z.string().regex(/^[a-zA-Z0-9_.]{3,30}$/, `expected ${USERNAME}`),
  password: z.string().min(PASSWORD.least).max(PASSWORD.most),
})

export const meSchema = z.object({
  id: z.string().describe('Never changes.'),
  name: z.string(),
  crest: crestSchema.describe(
    'The face, and the colour they like best: at a table where another has it they get the next.',
  ),
  since: z.int().describe('In milliseconds since 1970.'),
  username: z.string().nullable(),
  guest: z.boolean().describe('Nothing but the cookie of a browser vouches for them.'),
})
export type Me = z.infer<typeof meSchema>
export const visitSchema = z.object({ person: meSchema.nullable() })
export const tokenSchema = z.object({ token: z.string().describe('Told once; only its hash is kept.') })

export const tokensSchema = z.array(
  z.object({
    id: z.string().describe('By which it is dropped. Not the token: that was told once.'),
    name: z.string(),
    made: z.int().describe('In milliseconds since 1970.'),
  }),
)
export const tokenParams = z.object({ id: z.string().max(64) })

export const nobody: Refused = { code: 'nobody', rule: null, expected: 'somebody who came in: a guest, or an account' }
export const noToken: Refused = { code: 'unknown', rule: null, expected: 'a token of yours' }

/** The limit of a route: times per minute from one address. Needs `@fastify/rate-limit` to be registered first. */
export const times = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })
