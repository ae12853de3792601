import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Mailer } from '../mail/mailer.ts'
import { textOf, textOfAll } from './texts.ts'
import type { Way } from './ways.ts'
import { noticeWords } from './words/words.ts'

/** The verified address of a person; null if they have none. */
export type AddressOf = (person: string) => Promise<string | null>

/** Proves that somebody got a letter to this person, so that they may stop the letters without signing in. */
export const unsubscribeToken = (secret: string, person: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${person}`).digest('base64url')

export function isUnsubscribeToken(secret: string, person: string, token: string): boolean {
  const [right, given] = [unsubscribeToken(secret, person), token].map(it => Buffer.from(it)) as [Buffer, Buffer]
  return right.length === given.length && timingSafeEqual(right, given)
}

/** The mail server refused it for good. */
const isFinal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500

/**
 * At least once: a letter about a turn that is lost costs a game. A try that was interrupted after the mail server took it is
 * repeated with the same `Message-ID`.
 */
export const byMail =
  (
    mailer: Mailer,
    addressOf: AddressOf,
    { publicUrl, secret }: { readonly publicUrl: string; readonly secret: string },
  ): Way =>
  async ({ message, person, told, wishes }) => {
    const to = await addressOf(person.id)
    if (to === null) return 'gone'
    const words = noticeWords[wishes.language]
    const parts = told.map(notice => {
      const { title, more } = textOf(notice, wishes)
      return [title, more, `${publicUrl}${notice.path}`].filter(it => it !== '').join('\n')
    })
    const footer = `-- \n${words.why}\n${words.change}\n${publicUrl}/settings/notices`
    const token = unsubscribeToken(secret, person.id)
    const stop = `${publicUrl}/api/notices/unsubscribe?person=${encodeURIComponent(person.id)}&token=${token}`
    try {
      await mailer.send({
        to,
        subject: textOfAll(told, wishes).title,
        text: [words.hello(person.name), ...parts, footer].join('\n\n'),
        id: message.id,
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      })
      return 'done'
    } catch (error) {
      if (isFinal(error)) return { never: 'refused by the mail server' }
      throw error
    }
  }
