/* The words of notices, for screens that need no schema. */

export const noticeKinds = ['turn', 'reminder', 'invitation', 'friend', 'answer', 'order', 'test'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What somebody can wish to be told of. A reminder goes where turns go. */
export const wishedKinds = ['turn', 'invitation', 'friend', 'answer', 'order'] as const
export type WishedKind = (typeof wishedKinds)[number]

/** How somebody can be told outside the page. */
export const noticeChannels = ['push', 'mail', 'hook'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

export const readerLanguages = ['en', 'it', 'de', 'ru'] as const
export type ReaderLanguage = (typeof readerLanguages)[number]
