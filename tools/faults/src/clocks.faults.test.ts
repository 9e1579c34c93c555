import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from './audit.fixture.ts'
import { readJournal } from './journal.ts'
import { openOwnBooks } from './own-books.fixture.ts'
import { startOwnServer } from './own-server.fixture.ts'
import { runWorker } from './running-worker.fixture.ts'

/** Debian's faketime. */
const library = globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]
const leftOut = library ? '' : ' (left out: run "sudo apt-get install faketime")'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sanuk-clock-'))
  // PostgreSQL of root runs as another user, who reads its clock here.
  chmodSync(directory, 0o755)
  setClock('+0')
})
afterEach(() => rmSync(directory, { recursive: true }))

const clock = () => join(directory, 'clock')
const setClock = (ahead: string): void => writeFileSync(clock(), ahead)

/** A process with this has the clock that the file says, at every look; its stop-watches go right. */
const underClock = () => ({
  LD_PRELOAD: library ?? '',
  FAKETIME_TIMESTAMP_FILE: clock(),
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})

const WRONG = ['+1d', '-1d', '+1h', '-1h', '+0']
/** A server's own may be off by more than keys are known for. */
const FAR_OFF = ['+60d', '-60d', '+1d', '-1d', '+0']

test.skipIf(!library)(`a server clock days off breaks no idempotency key and no ledger time${leftOut}`, async () => {
  const server = await startOwnServer()
  const books = await openOwnBooks(server, 10)
  try {
    const journal = join(directory, 'journal')
    for (const wrong of FAR_OFF) {
      setClock(wrong)
      const worker = runWorker({
        url: server.urls.serverUrl,
        journal,
        books,
        callers: 16,
        environment: underClock(),
      })
      await worker.answered()
      await worker.answered()
      await worker.kill()
    }
    const last = runWorker({ url: server.urls.serverUrl, journal, books, callers: 1, turns: 1 })
    expect(await last.ended).toBe(0)
    const lines = readJournal(journal)
    const { acknowledged, ...faults } = await audit(books.pool, lines)
    expect(faults).toEqual({ lost: [], contradicted: [], movedAllTheSame: [], broken: [] })
    expect(acknowledged).toBeGreaterThan(400)
    const off = lines.flatMap((line) =>
      'heard' in line && 'at' in line.heard ? [Math.abs(line.heard.at.getTime() - Date.now())] : [],
    )
    expect(Math.max(...off)).toBeLessThan(600_000)
  } finally {
    await books.close()
    await server.destroy()
  }
})

test.skipIf(!library)(`a database clock a day off under load does not break the ledger${leftOut}`, async () => {
  const server = await startOwnServer({ environment: underClock() })
  const books = await openOwnBooks(server, 10)
  try {
    const journal = join(directory, 'journal')
    const worker = runWorker({ url: server.urls.serverUrl, journal, books, callers: 16 })
    await worker.answered()
    for (const wrong of WRONG) {
      setClock(wrong)
      for (let hundreds = 0; hundreds < 5; hundreds += 1) await worker.answered()
    }
    await worker.end()
    const { rows } = await books.pool.query(
      "select distinct date_trunc('day', ledger.instant_of(id))::text as day from ledger.batch",
    )
    expect(rows).toHaveLength(3)
    // Whatever was posted under one clock is known under every other.
    for (const wrong of WRONG) {
      setClock(wrong)
      const lines = readJournal(journal)
      const batcher = books.batcher()
      const again = lines.flatMap((line) => ('asked' in line ? [line.asked] : [])).slice(-2000)
      const heard = await Promise.all(again.map(batcher.post))
      expect(heard.every((result) => 'replayed' in result && result.replayed)).toBe(true)
    }
    const { acknowledged, ...faults } = await audit(books.pool, readJournal(journal))
    expect(faults).toEqual({ lost: [], contradicted: [], movedAllTheSame: [], broken: [] })
    expect(acknowledged).toBeGreaterThan(2000)
  } finally {
    await books.close()
    await server.destroy()
  }
})
