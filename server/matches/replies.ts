/* What the house replies is the same wherever a match lives. */
export type { Refused, Reply } from '#client/messages'
export { astray, broken, type Command, refusedBy, stale } from '#client/replies'
