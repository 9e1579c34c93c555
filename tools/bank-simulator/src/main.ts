import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { createApp } from './app.ts'
import { openBank } from './bank.ts'
import { readConfig } from './config.ts'
import { doubling } from './courier.ts'
import { openGateway, reportAs } from './gateway/gateway.ts'
import { openGatewayBook } from './gateway/gateway-book.ts'
import { openPaymentBook } from './payment-book.ts'
import { openPayoutBook } from './payout-book.ts'
import { openPayouts } from './payouts.ts'
import { reportPayment } from './report-payment.ts'
import { reportPayout } from './report-payout.ts'
import { openLineBook } from './statement/line-book.ts'
import { paid, received } from './statement/lines-of.ts'

const config = readConfig(process.env)
const [key] = config.BANK_KEYS
const platform = { origin: config.PLATFORM_ORIGIN, bankCode: config.BANK_CODE, key }

const lines = await openLineBook(join(config.SANUK_DATA, 'bank-lines.jsonl'))
const book = await openPaymentBook(join(config.SANUK_DATA, 'bank-payments.json'))
// What an earlier run kept last may not stand in a statement yet.
await lines.add(book.all().map(received))
const bank = openBank({
  book,
  lines,
  report: (payment) => reportPayment(payment, platform),
  backoff: doubling,
  now: Date.now,
  onFailure: ({ message }, error) =>
    app.log.warn({ bankReference: message.bankReference, error: String(error) }, 'not reported yet'),
})
const payoutBook = await openPayoutBook(join(config.SANUK_DATA, 'bank-payouts.json'))
await lines.add(payoutBook.all().flatMap(paid))
const payouts = openPayouts({
  book: payoutBook,
  lines,
  report: (report) => reportPayout(report, platform),
  now: Date.now,
  paysAfterMs: config.BANK_PAYS_AFTER_SECONDS * 1000,
  onFailure: (order, error) => app.log.warn({ order, error: String(error) }, 'payout not reported yet'),
})
const gateway =
  config.GATEWAY_KEYS && config.BANK_ORIGIN
    ? {
        keys: config.GATEWAY_KEYS,
        gateway: openGateway({
          book: await openGatewayBook(join(config.SANUK_DATA, 'gateway-payments.json')),
          report: reportAs({ ...platform, bankCode: config.GATEWAY_CODE, key: config.GATEWAY_KEYS[0] }),
          now: Date.now,
          address: config.BANK_ORIGIN,
          onFailure: (payment, error) => app.log.warn({ payment, error: String(error) }, 'payment not reported yet'),
        }),
      }
    : undefined
// Standard output carries the word `ready` and nothing else; the log goes to standard error.
const app = createApp(bank, {
  now: Date.now,
  lines,
  logger: { level: config.LOG_LEVEL, stream: process.stderr },
  payouts: { payouts, keys: config.BANK_KEYS },
  gateway,
})

closeWithGrace({ delay: 12_000, logger: false }, async ({ err }) => {
  if (err) app.log.fatal(err)
  await app.close()
  await Promise.all([bank.stop(), payouts.stop(), gateway?.gateway.stop()])
})

await app.listen({ host: config.HOST, port: config.BANK_PORT })
process.stdout.write('ready\n')
