import { openPool } from '@sanuk/host/database-pool'
import { createLog } from '@sanuk/host/log'
import { BATCHER_SETTINGS, createBatcher } from '@sanuk/ledger/batcher'
import { readConfig } from './config.ts'
import { openJournal, readJournal } from './journal.ts'
import { startWorker } from './worker.ts'

// A program that posts as the platform's server does, and may be killed or frozen at any moment. On standard output it
// says `answered` at its first answer and at every hundredth from there.
const config = readConfig(process.env)
const earlier = readJournal(config.FAULTS_JOURNAL)
const journal = openJournal(config.FAULTS_JOURNAL)
const pool = openPool(
  { url: config.FAULTS_DATABASE_URL, max: BATCHER_SETTINGS.lanes + 1, name: 'sanuk worker', role: 'sanuk_application' },
  createLog('silent'),
)

let answers = 0
const onAnswer = () => {
  if (config.FAULTS_DIES_ANSWERED) process.kill(process.pid, 'SIGKILL')
  if (answers % 100 === 0) process.stdout.write('answered\n')
  answers += 1
}

const worker = startWorker({ batcher: createBatcher(pool), journal, config, onAnswer }, earlier)
process.on('SIGTERM', worker.stop)
// Whoever started it holds the other end: when he is gone, so is this.
process.stdin.on('close', () => process.exit(1)).resume()
await worker.done
await pool.end()
journal.close()
process.exit()
