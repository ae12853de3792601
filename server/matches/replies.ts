/* Replies have the same types in a house and on a device. */
export type { Refused, Reply } from '#client/messages'
export { astray, broken, type Command, refusedBy, stale } from '#client/replies'
