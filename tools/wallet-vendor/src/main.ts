import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { createApp } from './app.ts'
import { createBook } from './book/book.ts'
import { openJournal } from './book/journal.ts'
import { readConfig } from './config.ts'
import { createControlApp } from './platform/control-app.ts'
import { createMishaps } from './platform/mishaps.ts'

const config = readConfig(process.env)
const book = createBook()
const journal = await openJournal(join(config.SANUK_DATA, 'satang-journal.jsonl'), book.take)
const mishaps = createMishaps()
const app = createApp({
  book,
  journal,
  mishaps,
  keys: config.SATANG_KEYS,
  origin: config.SATANG_ORIGIN,
  siteOrigin: config.SANUK_SITE_ORIGIN,
  now: () => new Date(),
  draw: (below) => randomInt(below),
  // Standard output carries the word `ready` and nothing else; the log goes to standard error.
  logger: { level: config.LOG_LEVEL, stream: process.stderr },
})
const control = createControlApp({ mishaps, book })

closeWithGrace({ delay: 5_000, logger: false }, async ({ err }) => {
  if (err) app.log.fatal(err)
  await Promise.all([app.close(), control.close()])
  await journal.close()
})

if (config.SATANG_MISHAPS_PORT !== undefined) {
  await control.listen({ host: config.HOST, port: config.SATANG_MISHAPS_PORT })
}
await app.listen({ host: config.HOST, port: config.SATANG_PORT })
process.stdout.write('ready\n')
