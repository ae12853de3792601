import { z } from 'zod'
import { audiences, type ShownPart, shownParts } from './friend-words.ts'
import { crestSchema, id } from './parts.ts'
import { type DeepReadonly, reading } from './read.ts'

/* Friends, over HTTP. Whatever is told of somebody else depends on who looks (`server/friends/told.ts`). */

const audience = z.enum(audiences)
const eachPart = <T>(of: T) => Object.fromEntries(shownParts.map(part => [part, of])) as Record<ShownPart, T>
const choices = z.object(eachPart(audience))
export const chosen = z.strictObject(eachPart(audience.optional()))

/** What somebody who is here does. The table is named only if it is public, or I sit there too. */
const hereTold = z.object({ does: z.enum(['free', 'table', 'reading']), table: z.string().nullable() })
export type HereTold = DeepReadonly<z.infer<typeof hereTold>>
export type Doing = HereTold['does']

/** Somebody, as the reader may know them. What they do not show is null, and so is what nobody knows. */
export const personTold = z.object({
  person: z.string(),
  name: z.string(),
  crest: crestSchema,
  here: hereTold.nullable(),
  since: z.int().nullable(),
})
export type PersonTold = DeepReadonly<z.infer<typeof personTold>>

/** How I stand to somebody. Only what I did myself, and what they let me know. */
const standing = z.object({
  friends: z.boolean(),
  /** I have asked, and wait. */
  asked: z.boolean(),
  /** They have asked, and wait for me. */
  asks: z.boolean(),
  starred: z.boolean(),
  /** By me. */
  blocked: z.boolean(),
})
export type Standing = DeepReadonly<z.infer<typeof standing>>

/** How reliably somebody finishes matches, out of a hundred, and how many that is about. */
const reliabilityTold = z.object({ finished: z.int(), of: z.int() })
const resultsTold = z.object({ played: z.int(), won: z.int() })
const againstTold = z.object({ ahead: z.int(), behind: z.int() })
export type AgainstTold = z.infer<typeof againstTold>
interface Parts {
  here: HereTold
  since: number
  reliability: z.infer<typeof reliabilityTold>
  results: z.infer<typeof resultsTold>
}
/** What there is to show of somebody; null if there is nothing, or if it is not shown. */
export type ShownTold = DeepReadonly<{ [Part in ShownPart]: Parts[Part] | null }>
/** What the history says of them. */
export type PlayedTold = Pick<ShownTold, 'reliability' | 'results'>

/** A person's page. */
export const profileAnswer = reading(
  personTold.extend({
    /** Whether it is the reader. */
    isMe: z.boolean(),
    /** Null for a stranger to the house. */
    standing: standing.nullable(),
    reliability: reliabilityTold.nullable(),
    /** The part `results`. */
    games: resultsTold.nullable(),
    /** Of the reader’s own history: how often the reader finished ahead of this person, and behind. Null if they never met. */
    against: againstTold.nullable(),
  }),
)
export type Profile = z.infer<typeof profileAnswer>

const friendTold = personTold.extend({ starred: z.boolean() })
export type FriendTold = DeepReadonly<z.infer<typeof friendTold>>
const askTold = personTold.extend({ at: z.int() })
export type AskTold = DeepReadonly<z.infer<typeof askTold>>
const blockTold = z.object({ person: z.string(), name: z.string(), at: z.int() })
export type BlockTold = DeepReadonly<z.infer<typeof blockTold>>
/** An invitation to a table that still has a free seat. */
const invitationTold = z.object({
  by: personTold,
  table: z.string(),
  game: z.string(),
  at: z.int(),
})
export type InvitationTold = DeepReadonly<z.infer<typeof invitationTold>>

/** Whom I know. */
export const friendsAnswer = reading(
  z.object({
    /** Those who are here first. */
    friends: z.array(friendTold),
    /** Who waits for my answer, the last first. */
    asking: z.array(askTold),
    /** For whose answer I wait, the last first. */
    asked: z.array(askTold),
    /** Not friends: favourites to play with again. */
    starred: z.array(personTold),
    /** With whom I played last, who are neither. */
    played: z.array(personTold),
    /** By the names they had. */
    blocked: z.array(blockTold),
    choices,
  }),
)
export type FriendsAnswer = z.infer<typeof friendsAnswer>

/** Who of my friends is here now, and who invites me. */
export const friendsHereAnswer = reading(
  z.object({
    friends: z.array(friendTold),
    /** How many friends I have, here or not. */
    all: z.int(),
    /** How many wait for my answer. */
    asking: z.int(),
    invitations: z.array(invitationTold),
  }),
)
export type FriendsHere = z.infer<typeof friendsHereAnswer>

export const foundAnswer = reading(z.array(personTold))
export const choicesAnswer = reading(choices)

/** What I can do about somebody. */
export const friendDeed = z.discriminatedUnion('do', [
  /** To be friends; if they have asked, this accepts. */
  z.strictObject({ do: z.literal('ask') }),
  z.strictObject({ do: z.literal('accept') }),
  /** They go on waiting, and are not told. */
  z.strictObject({ do: z.literal('decline') }),
  /** A friendship, or what I have asked. They are not told. */
  z.strictObject({ do: z.literal('end') }),
  z.strictObject({ do: z.literal('star'), on: z.boolean() }),
  /** To a table where I sit or that I have made. */
  z.strictObject({ do: z.literal('invite'), table: id }),
  /** Forgets what they invited me to. */
  z.strictObject({ do: z.literal('dismiss') }),
  z.strictObject({ do: z.literal('block'), on: z.boolean() }),
])
export type FriendDeed = z.infer<typeof friendDeed>
