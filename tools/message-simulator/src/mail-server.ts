import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import parseMail from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { MessageBook } from './message-book.ts'

const LARGEST = 1024 * 1024

/** A mail server that keeps what it is given and sends nothing on. It asks for no password and offers no TLS. */
export function createMailServer(book: MessageBook, now: () => number): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: LARGEST,
    rejectOversized: true,
    onData: (stream, session, done) => {
      receive(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      ).then(() => done(), done)
    },
  })

  async function receive(stream: AsyncIterable<Uint8Array>, recipients: readonly string[]): Promise<void> {
    const { from, subject, text, html, messageId } = await parseMail.parse(await buffer(stream))
    for (const to of recipients) {
      book.add({
        kind: 'mail',
        to,
        at: new Date(now()),
        id: messageId?.replace(/^<|@.*$/g, '') ?? randomUUID(),
        sender: from?.name || from?.address || '',
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? null,
      })
    }
  }
}
