import closeWithGrace from 'close-with-grace'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createMailServer } from './mail-server.ts'
import { openMessageBook } from './message-book.ts'

const config = readConfig(process.env)
const book = openMessageBook()
// Standard output carries the word `ready` and nothing else; the log goes to standard error. It tells of faults only:
// requests name the numbers that were asked for.
const app = createApp(book, {
  keys: config.SMS_KEYS,
  authenticators: config.AUTHENTICATORS,
  now: Date.now,
  logger: { level: config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, stream: process.stderr },
})
const mail = createMailServer(book, Date.now)
mail.on('error', (error) => app.log.warn({ error: String(error) }, 'mail not received'))

closeWithGrace({ delay: 5_000, logger: false }, async ({ err }) => {
  if (err) app.log.fatal(err)
  await Promise.all([app.close(), new Promise<void>((resolve) => mail.close(resolve))])
})

await app.listen({ host: config.HOST, port: config.MESSAGES_PORT })
await new Promise<void>((resolve) => mail.listen(config.SMTP_PORT, config.HOST, () => resolve()))
process.stdout.write('ready\n')
