import { createLog } from '@sanuk/host/log'
import { createOutgoing } from '@sanuk/host/outgoing'
import { say } from '@sanuk/locales/server-words'
import { answerCommand } from './command-line/answer-command.ts'
import { createMembers } from './modules/accounts/members/index.ts'
import { createCatalogue } from './modules/games/catalogue/index.ts'
import { createTickets } from './modules/games/launch/index.ts'
import { namesInBooks } from './modules/games/seamless/names-in-books.ts'
import { createVendors } from './modules/games/vendors/index.ts'
import { createVendorRounds } from './modules/games/wagers/index.ts'
import { createReconciliation } from './modules/money/reconciliation/index.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { FileFault } from './platform/file-fault.ts'
import { Refusal } from './platform/refusal.ts'
import { type Command, readCommand } from './vendor/options.ts'
import { perform } from './vendor/perform.ts'

// `./sanuk vendor`: enters vendors, makes and takes away their keys, opens their games for tries. What it answers is
// JSON on standard output; a sentence about what is wrong goes to standard error, with exit code 1. `reconcile` answers
// as diff(1) does: 0 where there is no difference, 1 where there are some, 2 where something is wrong.

function explain(error: unknown): string | undefined {
  if (error instanceof FileFault) return error.mistakes.map(({ word, values }) => say('en', word, values)).join(' ')
  if (error instanceof Refusal && error.fields[0]?.field === 'publicKey') {
    return 'That is no public half of an Ed25519 key as PEM: openssl pkey -in private.pem -pubout writes one.'
  }
  if (error instanceof Refusal && error.fields[0]?.field === 'address') {
    return 'That address is not on the public internet. Others are called in a demo only.'
  }
  return undefined
}

async function run(command: Command, databaseUrl: string): Promise<object> {
  const log = createLog('error')
  const { database, close } = openDatabase(databaseUrl, log)
  try {
    const needs = { database, clock: systemClock }
    const vendors = createVendors({
      ...needs,
      log,
      outgoing: createOutgoing({ privateAllowed: SANUK_MODE !== 'production', trustedOrigins: [] }),
      configured: [],
      installationSecret: process.env.SANUK_LEDGER_KEY,
    })
    const catalogue = createCatalogue({
      ...needs,
      vendors,
      callVendor: async () => null,
      currencyOf: () => Promise.reject(new Error('vendors’ games are looked at for no brand here')),
      sayDeed: async () => undefined,
    })
    const membersNamed = createMembers({ database }).named
    const roundNames = createVendorRounds(database).vendorNamesOf
    const reconciliation = createReconciliation({ ...needs, names: namesInBooks, roundNames })
    return await perform(
      { vendors, catalogue, membersNamed, reconciliation, issueTicket: createTickets(needs) },
      command,
    )
  } finally {
    await close()
  }
}

const { SANUK_DATABASE_URL, SANUK_MODE = 'production' } = process.env
if (!SANUK_DATABASE_URL) throw new Error('SANUK_DATABASE_URL is not set')
const isReconciling = process.argv[2] === 'reconcile'
const answer = await answerCommand(async () => run(readCommand(process.argv.slice(2)), SANUK_DATABASE_URL), {
  explain,
  failed: isReconciling ? 2 : 1,
})
if (isReconciling && answer && 'differences' in answer && answer.differences !== 0) process.exitCode = 1
