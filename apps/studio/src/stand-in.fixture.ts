import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@sanuk/host/log'
import { createReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import { cryptographicBytes } from '@sanuk/vendor-server/randomness/random-bytes'
import { testedRandomness } from '@sanuk/vendor-server/randomness/randomness'
import { repeat } from '@sanuk/vendor-server/repeat'
import { type Mishap, startWallet, type WalletCall } from '@sanuk/vendor-server/wallet.fixture'
import closeWithGrace from 'close-with-grace'
import { secret } from '../../../tools/launcher/src/installation/passwords.ts'
import { runMigrations } from '../../../tools/launcher/src/platform/migrations.ts'
import { addressesOf, createDatabase } from '../../../tools/launcher/src/postgres/platform-database.ts'
import { startServer } from '../../../tools/launcher/src/postgres/server.ts'
import { openDatabase } from './database.ts'
import { createStudio, REPLAY_TICKETS } from './studio.ts'

/*
 * The game server with a stand-in platform, for working on a game without the rest of the house: see the README. Money
 * and rounds are gone when it ends.
 */
const port = Number(process.env.PORT ?? 18_230)
const entry = `http://localhost:${port}`
const origin = process.env.STUDIO_ORIGIN ?? `http://localhost:${port + 1}`
const directory = mkdtempSync(join(tmpdir(), 'sanuk-stand-in-'))
const log = createLog('warn')

const server = await startServer({
  directory: join(directory, 'postgres'),
  superuserPassword: secret(),
  logFile: join(directory, 'postgres.log'),
  durability: 'for tests',
})
const passwords = { owner: secret(), server: secret(), studio: secret(), rooms: secret() }
await createDatabase(server, passwords.owner, 'stand_in')
const urls = addressesOf(server, passwords, 'stand_in')
await runMigrations(urls)

const key = { id: 'k1', secret: secret() }
const wallet = await startWallet({ key, game: 'golden-tiger' })
const member = wallet.memberWith('10000')
const tickets = createReplayTickets(key.secret, REPLAY_TICKETS)
const { database, close } = openDatabase(urls.studioUrl, log)
const dist = join(import.meta.dirname, '../dist')
const randomness = testedRandomness(cryptographicBytes(), log)
await randomness.test()
const studio = await createStudio({
  database,
  log,
  origin,
  keys: [key],
  seedKey: secret(),
  trustedProxies: [],
  callsPerMinute: 10_000,
  clock: () => new Date(),
  randomness,
  platformOrigin: wallet.address,
  pages: { client: process.env.STUDIO_CLIENT ?? join(dist, 'client'), art: join(dist, 'art'), sites: [entry] },
})
const address = await studio.app.listen({ host: '127.0.0.1', port: port + 1 })
const recovery = repeat('rounds are carried on', { everyMs: 2_000, work: studio.recover, log })

/** `GET /` opens the game, `?lang=en` in English, `?demo` for no money, `?game=mine-field` another one; `POST /win/answer%20lost` lets the next win go wrong like that, `GET /replay/ROUND?lang=en` shows a past round. */
const door = createServer(async (request, response) => {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', entry)
  if (request.method === 'POST') {
    const [, call, kind] = decodeURIComponent(pathname).split('/')
    wallet.misbehave(call as WalletCall, { kind } as Mishap)
    return response.writeHead(204).end()
  }
  const round = /^\/replay\/([\w-]+)$/.exec(pathname)?.[1]
  if (round) {
    const ticket = tickets.write(round, new Date())
    return response.writeHead(302, { location: `${origin}/replay/${search}#ticket=${ticket}` }).end()
  }
  if (pathname !== '/') return response.writeHead(404).end()
  const { body } = await wallet.launch(address, member, {
    language: searchParams.get('lang') === 'en' ? 'en' : 'th',
    mode: searchParams.has('demo') ? 'demo' : 'real',
    game: searchParams.get('game') ?? 'golden-tiger',
  })
  const { url } = body as { url: string }
  return response.writeHead(302, { location: url, 'cache-control': 'no-store' }).end()
}).listen(port, '127.0.0.1')
process.stdout.write(`ready: ${entry}\n`)

closeWithGrace({ delay: 10_000, logger: false }, async () => {
  door.close()
  await studio.app.close()
  await Promise.all([recovery.stop(), wallet.close()])
  await close()
  await server.destroy()
  rmSync(directory, { recursive: true, force: true })
})
