import { createHmac } from 'node:crypto'
import type { HookBody } from '#protocol/notices'
import type { NoticeStore } from '../storage/notices-port.ts'
import type { Outward } from './outward.ts'
import { textOf, textOfAll } from './texts.ts'
import { outcomeOf, type Way } from './ways.ts'

/** How whoever gets it can tell that it is from this house: of the body as it is, with the secret of the webhook. */
export const signatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** At least once: a try that was interrupted is repeated with the same id, in the body and in a header. */
export const byHook =
  (store: Pick<NoticeStore, 'hooks'>, publicUrl: string, post: Outward): Way =>
  async ({ message, person, told, wishes }) => {
    const hook = await store.hooks.find(message.target)
    if (hook === null || hook.off !== null) return 'gone'
    const { title, more } = textOfAll(told, wishes)
    const links = told.length === 1 ? told.map(({ path }) => `${publicUrl}${path}`) : [`${publicUrl}/notices`]
    const text = [`${person.name}: ${title}`, more, ...links].filter(it => it !== '').join('\n')
    const body = JSON.stringify({
      id: message.id,
      text,
      content: text,
      person: { id: person.id, name: person.name },
      notices: told.map(({ read: _, path, ...notice }) => ({
        ...notice,
        url: `${publicUrl}${path}`,
        text: textOf({ ...notice, path, read: false }, wishes).title,
      })),
    } satisfies HookBody)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Wyrmtavern',
      'wyrmtavern-id': message.id,
      'wyrmtavern-signature': signatureOf(hook.secret, body),
    }
    const outcome = outcomeOf(await post({ url: hook.url, headers, body }))
    return outcome === 'gone' ? { never: 'there is nothing at this address' } : outcome
  }
