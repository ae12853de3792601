import { createTransport } from 'nodemailer'

/** A letter to one address. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for every try to send this letter, so that a mail server or reader can recognize a second one. */
  readonly id?: string
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  /** Resolves when the mail server has accepted it. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** How many letters are on their way at once; others wait. */
export const CONNECTIONS = 5
/**
 * How long a mail server may take to greet, and then for each step, in milliseconds. It takes a letter when it has looked at it
 * (RFC 5321 gives it ten minutes): whoever gives up before that sends it twice.
 */
const [GREETING, STEP] = [10_000, 60_000]

/** Sends through the mail server at this address, such as `smtp://user:password@mail.example:587`. */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const { hostname } = new URL(`mailto://${from.replace(/^.*@|>.*$/g, '')}`)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: GREETING,
    greetingTimeout: GREETING,
    socketTimeout: STEP,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, id, headers }) {
      const messageId = id === undefined ? {} : { messageId: `<${id}@${hostname}>` }
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers, ...messageId })
    },
    close: () => transport.close(),
  }
}
