import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandOf, ended } from '../machine/running-process.ts'
import { connected } from './platform-database.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type Server, type ServerOptions, startServer } from './server.ts'

let directory = ''
let open: Server[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sanuk-postgres-'))
  // PostgreSQL of root runs as another user, who has to come through here.
  spawnSync('chmod', ['711', directory])
})
afterEach(async () => {
  for (const server of open) await server.destroy()
  open = []
  rmSync(directory, { recursive: true })
})

const optionsFor = (place: string, durability: ServerOptions['durability'] = 'for tests'): ServerOptions => ({
  directory: place,
  superuserPassword: 'a b/c@d:e%f',
  logFile: join(directory, 'logs/postgres.log'),
  durability,
})

const start = async (
  place = join(directory, 'postgres'),
  durability?: ServerOptions['durability'],
): Promise<Server> => {
  const server = await startServer(optionsFor(place, durability))
  open.push(server)
  return server
}

const ask = (server: Server, sql: string) =>
  connected(server.superuserUrl('postgres'), async (client) => (await client.query(sql)).rows)

const pidOf = (server: Server): number => readPostmasterFile(join(server.home.directory, 'cluster'))?.pid ?? 0

test('committed data survives a stop and a restart', async () => {
  const first = await start()
  await ask(first, 'create table kept as select 42 as answer')
  const pid = pidOf(first)
  await first.stop()
  expect(commandOf(pid)).toBeUndefined()
  expect(await ask(await start(), 'table kept')).toEqual([{ answer: 42 }])
})

test('the cluster has checksums, UTF-8 and passwords, and listens on no network', async () => {
  const server = await start(undefined, 'durable')
  const settings = await ask(
    server,
    `select current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
            current_setting('listen_addresses') as listens, current_setting('fsync') as fsync,
            upper('straße ñandú') as upper, 'สนุก' ~ '^[[:alpha:]ุ]+$' as thai`,
  )
  expect(settings).toEqual([
    {
      checksums: 'on',
      encoding: 'UTF8',
      listens: '',
      fsync: 'on',
      upper: 'STRAßE ÑANDÚ',
      thai: true,
    },
  ])
  const wrong = server.urlFor({ user: 'postgres', password: 'wrong' }, 'postgres')
  await expect(connected(wrong, async () => undefined)).rejects.toThrow('password authentication failed')
})

test('a server left by a killed launcher is replaced by the next start without data loss', async () => {
  const source = JSON.stringify(join(import.meta.dirname, 'server.ts'))
  const victim = join(directory, 'victim.ts')
  writeFileSync(
    victim,
    `const { startServer } = await import(${source})
     const server = await startServer(${JSON.stringify(optionsFor(join(directory, 'postgres'), 'durable'))})
     console.log(server.superuserUrl('postgres'))
     setInterval(() => undefined, 1e6)`,
  )
  const launcher = spawn(process.execPath, [victim], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) =>
    launcher.stdout.once('data', (data) => resolve(String(data).trim())),
  )
  await connected(url, (client) => client.query('create table kept as select 42 as answer'))
  launcher.kill('SIGKILL')
  const orphan = readPostmasterFile(join(directory, 'postgres/cluster'))?.pid ?? 0
  expect(commandOf(orphan)).toContain('postgres')

  const server = await start()
  expect(commandOf(orphan)).toBeUndefined()
  expect(await ask(server, 'table kept')).toEqual([{ answer: 42 }])
})

test('a killed server recovers even while its backends still run', async () => {
  const server = await start(undefined, 'durable')
  await ask(server, 'create table kept as select 42 as answer')
  const busy = new pg.Client({ connectionString: server.superuserUrl('postgres') })
  busy.on('error', () => undefined)
  await busy.connect()
  // Counting, unlike sleeping, does not look whether the server is still there.
  busy.query('select count(*) from generate_series(1, 20000000)').catch(() => undefined)
  process.kill(pidOf(server), 'SIGKILL')
  await server.died
  expect(await ask(await start(), 'table kept')).toEqual([{ answer: 42 }])
})

test('a postmaster.pid with the process id of another program does not prevent a start', async () => {
  const server = await start()
  await server.stop()
  const file = join(server.home.directory, 'cluster/postmaster.pid')
  writeFileSync(file, `${process.pid}\n${server.home.directory}/cluster\n1\n5432\n\n\n0 0\nready\n`)
  await expect(start()).resolves.toBeDefined()
  expect(commandOf(process.pid)).toBeDefined()
})

test('a half-made cluster of an interrupted first start is removed', { tags: ['slow'] }, async () => {
  const server = await start()
  await server.stop()
  const { directory: home } = server.home
  renameSync(join(home, 'cluster'), join(home, 'cluster.123'))
  expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(home, 'cluster.123'))).toBe(false)
})

test('a data directory may have quotes, spaces and Thai letters in its path', async () => {
  const odd = join(directory, `it's "100 %", สนุก`)
  mkdirSync(odd)
  expect(await ask(await start(join(odd, 'postgres')), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a data directory whose path is too long for a socket works', async () => {
  const deep = join(directory, 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(deep, { recursive: true })
  const server = await start(join(deep, 'postgres'))
  expect(Buffer.byteLength(join(server.home.sockets, '.s.PGSQL.5432'))).toBeLessThan(104)
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.destroy()
  expect(existsSync(server.home.sockets)).toBe(false)
})

test.skipIf(process.getuid?.() !== 0)(
  'as root the server runs as another user, even below a directory closed to that user',
  async () => {
    const closed = join(directory, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const server = await start(join(closed, 'postgres'))
    expect(server.home.notice).toMatch(
      /^The user (postgres|nobody) cannot enter .*closed, so the database lives in \/var\/lib\/sanuk\//,
    )
    const owner = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pidOf(server)}/status`, 'utf8'))?.[1]
    expect(owner).not.toBe('0')
    await ask(server, 'create table kept as select 42 as answer')
    await server.stop()
    expect(await ask(await start(join(closed, 'postgres')), 'table kept')).toEqual([{ answer: 42 }])
    for (const one of open) await one.stop()
    // Whoever throws his data away to begin anew must not meet the old database.
    rmSync(join(closed, 'postgres'))
    const fresh = await start(join(closed, 'postgres'))
    expect(fresh.home.directory).not.toBe(server.home.directory)
    await expect(ask(fresh, 'table kept')).rejects.toThrow('does not exist')
  },
)

test('a server that cannot start fails with the end of its log', { tags: ['slow'] }, async () => {
  const server = await start()
  await server.stop()
  rmSync(join(server.home.directory, 'cluster/global/pg_control'))
  await expect(start()).rejects.toThrow(
    /does not start\. Its log .* ends with:[\s\S]*could not find the database system/,
  )
})

test('destroying a server ends its process and removes its directory', async () => {
  const server = await start()
  const pid = pidOf(server)
  await server.destroy()
  expect(await ended(pid, 0)).toBe(true)
  expect(existsSync(server.home.directory)).toBe(false)
})
