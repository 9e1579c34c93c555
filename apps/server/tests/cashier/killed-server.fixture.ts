import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { startFaultProxy } from '../../../../tools/faults/src/fault-proxy.fixture.ts'
import { cloneDatabase, ownSockets } from '../../../../tools/launcher/src/cloned-database.ts'
import { freePorts } from '../../../../tools/launcher/src/machine/ports.ts'
import type { DemoAccounts } from '../../src/seed/demo-accounts.ts'
import { seedDemo } from '../../src/seed/demo-brand.ts'

const root = join(import.meta.dirname, '../../../..')
const secret = (of: string) => JSON.stringify([{ id: 'k1', secret: `what the platform and its ${of} both know` }])
const INSTALLATION_SECRET = 'of an installation that is killed more often than it is used'

/** A moment in the life of a transaction: when one of its statements was this, before or after it is committed. */
export type Moment = { readonly statement: RegExp; readonly committed: boolean }

export type KilledServer = Awaited<ReturnType<typeof startKilledServer>>

/**
 * The platform's server as a process of its own that may be killed at any step, with the demo bank as its counterpart,
 * which lives on. A proxy stands on its way to the database and one on its way to the bank.
 */
export async function startKilledServer(accounts: DemoAccounts) {
  const clones = await cloneDatabase()
  await seedDemo({ ownerUrl: clones.ownerUrl, accounts, installationSecret: INSTALLATION_SECRET })
  const directory = mkdtempSync(join(tmpdir(), 'sanuk-killed-'))
  const database = await startFaultProxy(ownSockets())
  const first = await freePorts(3)
  const origins = { site: local(first), office: local(first + 1), bank: local(first + 2) }
  const way = await standBefore(origins.bank)
  const common = { SANUK_MODE: 'development', LOG_LEVEL: 'silent', SANUK_DATA: directory, HOST: '127.0.0.1' }
  const bank = await startProgram('tools/bank-simulator/src/main.ts', {
    ...common,
    BANK_PORT: String(first + 2),
    BANK_ORIGIN: way.address,
    BANK_KEYS: secret('bank'),
    GATEWAY_KEYS: secret('gateway'),
    PLATFORM_ORIGIN: origins.site,
    BANK_PAYS_AFTER_SECONDS: '0',
  })
  const startServer = () =>
    startProgram('apps/server/src/main.ts', {
      ...common,
      SANUK_DATABASE_URL: database.through(clones.serverUrl),
      SANUK_LEDGER_KEY: INSTALLATION_SECRET,
      SANUK_SITE_PORT: String(first),
      SANUK_OFFICE_PORT: String(first + 1),
      SANUK_SITE_ORIGIN: origins.site,
      SANUK_OFFICE_ORIGIN: origins.office,
      STUDIO_ORIGIN: 'http://localhost:1',
      STUDIO_VENDOR_KEYS: secret('games'),
      BANK_ORIGIN: way.address,
      BANK_KEYS: secret('bank'),
      GATEWAY_ORIGIN: way.address,
      GATEWAY_KEYS: secret('gateway'),
      SANUK_HUMAN_CHECK_GUESSES: '1',
    })
  let server = await startServer()
  const startAgain = async () => {
    await server.ended
    database.plan = () => ({})
    way.onAnswer = null
    server = await startServer()
  }

  /** Kills the server at a moment of whatever is done meanwhile, and starts it again; what is done may fail by that. */
  async function killedAt(moment: Moment, work: () => Promise<unknown>): Promise<void> {
    const inside = new Set<object>()
    let over = false
    database.plan = (_, { session, statement }) => {
      if (moment.statement.test(statement)) inside.add(session)
      if (over || !inside.has(session) || !/^commit\b/i.test(statement.trim())) return {}
      over = true
      return moment.committed ? { onReply: server.kill, replyBytes: 0 } : { onRequest: server.kill, requestBytes: 0 }
    }
    const done = work().catch(() => undefined)
    await startAgain()
    await done
  }

  /** The same when the bank has answered a call, of which the server hears nothing any more. */
  async function killedBeforeAnswer(path: RegExp, work: () => Promise<unknown>): Promise<void> {
    way.onAnswer = (asked) => {
      if (!path.test(asked)) return false
      server.kill()
      return true
    }
    const done = work().catch(() => undefined)
    await startAgain()
    await done
  }

  return {
    ...{ clones, origins: { ...origins, bank: way.address }, killedAt, killedBeforeAnswer },
    killed: async () => {
      server.kill()
      await startAgain()
    },
    /** What the bank has recorded in one of its books; nothing where there is no such book yet. */
    bankBook: (name: string) => readBook(join(directory, `${name}.json`)),
    close: async () => {
      for (const program of [server, bank]) program.kill()
      await Promise.all([server.ended, bank.ended])
      await Promise.all([database.close(), way.close()])
      await clones.drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const readBook = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [])

const local = (port: number): string => `http://localhost:${port}`

/** Starts a program of ours and waits until it serves. */
async function startProgram(entry: string, environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [join(root, entry)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
  })
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('a piped standard output is there')
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line === 'ready' && resolve())
    ended.then(() => reject(new Error(`${entry} ended before it served`)))
  })
  return {
    ended,
    kill: () => {
      child.kill('SIGKILL')
    },
  }
}

/** Stands before the bank and hands on what it is asked and answers; an answer may be kept. */
async function standBefore(origin: string) {
  const server = createServer(async (request, reply) => {
    const { url = '', method = 'GET', headers } = request
    const body = await buffer(request)
    const { host, connection, 'content-length': length, ...kept } = headers
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: kept as Record<string, string>,
      redirect: 'manual',
      ...(method === 'POST' && { body: new Uint8Array(body) }),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    if (way.onAnswer?.(url)) return void request.socket.destroy()
    const type = answer.headers.get('content-type')
    reply.writeHead(answer.status, type ? { 'content-type': type } : {}).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const way = {
    address: local((server.address() as AddressInfo).port),
    /** Told of each answer before it is handed on; `true` keeps it. */
    onAnswer: null as ((path: string) => boolean) | null,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return way
}
