import type { Log } from '@sanuk/host/log'
import { createTransport } from 'nodemailer'
import type { Delivery } from './delivery.ts'

/** A letter that is ready to be sent. */
export type Mail = {
  /** Goes into its Message-ID, by which mail programs know a letter that came twice. */
  readonly id: string
  readonly to: string
  /** Whose letter it is: the brand's name, before the installation's address. */
  readonly sender: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands letters over for delivery. */
export type MailGateway = { readonly send: (mail: Mail) => Promise<Delivery>; readonly close: () => void }

type Settings = {
  /** `smtp://user:password@host:port`, or `smtps://` where TLS comes first. */
  readonly url: string
  /** The address letters come from. */
  readonly from: string
}

const TIMEOUT_MS = 8_000

/** A mail server that is spoken to by SMTP. Whom a letter is for and what it says never reaches the log. */
export function createMailGateway({ url, from }: Settings, log: Log, timeoutMs = TIMEOUT_MS): MailGateway {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A letter is what we wrote: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    send: async ({ id, sender, ...letter }) => {
      try {
        await transport.sendMail({
          ...letter,
          from: { name: sender, address: from },
          messageId: `<${id}@${domain}>`,
          // RFC 3834: no holiday notes and no answers of other machines.
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return 'accepted'
      } catch (error) {
        const { code, responseCode } = Object(error)
        const outcome = typeof responseCode === 'number' && responseCode >= 500 ? 'refused' : 'unknown'
        log.error({ code, responseCode, outcome }, 'letter not accepted')
        return outcome
      }
    },
    close: () => transport.close(),
  }
}
