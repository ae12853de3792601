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

/** How long a mail server may take for each step, in milliseconds. */
const PATIENCE = 10_000

/** Sends through the mail server at this address, such as `smtp://user:password@mail.example:587`. */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const { hostname } = new URL(`mailto://${from.replace(/^.*@|>.*$/g, '')}`)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
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
