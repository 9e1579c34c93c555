// A server of its own and members who bet at it, as a process that a test starts with another clock.
import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { buildHouse } from '../../src/house.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { createLive } from '../../src/platform/live.ts'
import { anywhere } from '../anywhere.fixture.ts'

export type BettingTask = {
  readonly game: string
  readonly issue: string
  /** Whoever bets, each one bet after the other. */
  readonly tokens: readonly string[]
  /** How many bets all of them try at least. */
  readonly attempts: number
}

export type BettingResult = {
  /** The process's own time when it began. */
  readonly clock: number
  readonly taken: number
  /** Refusals by their codes. */
  readonly refused: Readonly<Record<string, number>>
  /** Bets that were taken although they were sent after another had been refused for the end of the issue. */
  readonly takenLater: number
}

const LINE = {
  play: 'position',
  selection: { rows: [[1], [], [], [], []] },
  unitStake: '0.02',
  multiple: 1,
  series: 1956,
  units: 1,
}

/** The whole house on a database, by this process's clock. */
async function openServer(serverUrl: string) {
  const log = createLog('silent')
  const databases = openDatabase(serverUrl, log)
  const live = await createLive(serverUrl, databases.pool, log)
  const { site, office } = await buildHouse({
    databases,
    live,
    log,
    outgoing: anywhere,
    clock: () => new Date(),
    bank: null,
    gameVendors: [],
    siteOrigin: 'http://localhost',
    trustedProxies: [],
    requestsPerMinute: 1_000_000,
  })
  await site.ready()
  return {
    site,
    close: async () => {
      await Promise.all([site.close(), office.close(), live.close()])
      await databases.close()
    },
  }
}

type Server = Awaited<ReturnType<typeof openServer>>

async function bet({ site }: Server, { game, issue, tokens, attempts }: BettingTask): Promise<BettingResult> {
  const clock = Date.now()
  let [left, taken, takenLater, isClosed] = [attempts, 0, 0, false]
  const refused: Record<string, number> = {}
  const bettor = async (token: string) => {
    // Goes on until the end of the issue is told, however fast the machine is.
    while (left > 0 || !isClosed) {
      left -= 1
      const knewClosed = isClosed
      const reply = await site.inject({
        method: 'POST',
        url: '/lotto/lgw/bets',
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
        payload: {
          requestId: randomUUID(),
          gameCode: game,
          lines: [LINE],
          issues: [{ number: issue, multiple: 1 }],
          stake: '0.02',
        },
      })
      if (reply.statusCode === 200) {
        taken += 1
        takenLater += Number(knewClosed)
        continue
      }
      const { code } = reply.json()
      refused[code] = (refused[code] ?? 0) + 1
      isClosed ||= code === 'issue_closed'
    }
  }
  await Promise.all(tokens.map(bettor))
  return { clock, taken, refused, takenLater }
}

// Nobody waits for it any more.
process.once('disconnect', () => process.exit())

// It is told the database, says when its server is ready, is told the bets, and says what became of them.
process.once('message', async (serverUrl: string) => {
  const server = await openServer(serverUrl)
  process.once('message', async (task: BettingTask) => {
    const result = await bet(server, task)
    await server.close()
    process.send?.(result, () => process.disconnect())
  })
  process.send?.('ready')
})
