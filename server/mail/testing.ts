import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A letter as its reader finds it. */
export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
}

/** A real mail server on this machine that keeps what it is given. */
export interface Letterbox {
  readonly url: string
  readonly letters: readonly Received[]
  close(): Promise<void>
}

export async function startLetterbox({
  refuses = () => false,
}: {
  readonly refuses?: (address: string) => boolean
} = {}): Promise<Letterbox> {
  const letters: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refuses(address) ? new Error('no such mailbox') : null),
    onData(stream, { envelope }, done) {
      const read = async (): Promise<void> => {
        const {
          subject = '',
          text = '',
          messageId = '',
          headers,
        } = await PostalMime.parse(await buffer(Readable.from(stream)))
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        const named = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
        letters.push({ from, to, subject, text, id: messageId, headers: named })
      }
      read().then(() => done(), done)
    },
  })
  // A house that is killed in the middle of a letter resets its connection, and sends the letter again later.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
