import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { add, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { WalletCall } from '@sanuk/vendor-server/wallet.fixture'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../../tools/launcher/src/machine/ports.ts'
import { openGame, openStudio, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
let child: ChildProcess | undefined
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await studio.close()
})

/** The program itself, as it is started in earnest; resolves with its address when it serves. */
async function startProgram(): Promise<string> {
  const port = await freePort()
  child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      SANUK_MODE: 'development',
      STUDIO_PORT: String(port),
      STUDIO_ORIGIN: `http://127.0.0.1:${port}`,
      STUDIO_DATABASE_URL: studio.clones.studioUrl,
      STUDIO_VENDOR_KEYS: JSON.stringify([studio.key]),
      STUDIO_SEED_KEY: studio.key.secret,
      PLATFORM_ORIGIN: studio.wallet.address,
      SANUK_SITE_ORIGIN: 'http://localhost:1',
      LOG_LEVEL: 'silent',
    },
  })
  const [line] = await once(child.stdout ?? child, 'data')
  expect(String(line)).toBe('ready\n')
  return `http://127.0.0.1:${port}`
}

const transactions = (call: WalletCall) =>
  studio.wallet.seen.filter((seen) => seen.call === call).map(({ body }) => body.transaction)

test.each([
  ['betwin', 'golden-tiger', ['betwin']],
  ['bet', 'four-lotuses', ['bet', 'win']],
  ['win', 'four-lotuses', ['bet', 'win']],
] as const)(
  'a round whose process is killed during a %s call of %s is completed with one stake and one win',
  async (call, game, calls) => {
    const address = await startProgram()
    const player = await openGame(address, studio.wallet, { member: studio.wallet.memberWith('1000'), game })
    const hold = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    studio.wallet.misbehave(call, { kind: 'held', until: hold.promise, arrived: arrived.resolve })
    const id = randomUUID()
    const spinning = player.spin('20', id).catch(() => 'no answer')
    await arrived.promise
    child?.kill('SIGKILL')
    expect(await spinning).toBe('no answer')
    // The platform goes on with what it was asked, not knowing that nobody listens any more.
    hold.resolve()

    studio.passTime(10_000)
    await studio.recover()
    const again = await openGame(studio.address, studio.wallet, { member: player.member, game })
    const { unfinished } = again.opened.body
    expect(unfinished?.spin).toBe(id)
    expect((await again.spin('20', id)).body).toEqual(unfinished)
    for (const one of calls) expect(new Set(transactions(one)).size).toBe(1)
    const due = add(parseAmount('980'), parseAmount(unfinished?.win ?? ''))
    expect(writeAmount(studio.wallet.books.balanceOf(player.member))).toBe(writeAmount(due))
  },
)

test('on SIGTERM a process answers the spin in progress and exits with code 0', async () => {
  const address = await startProgram()
  const player = await openGame(address, studio.wallet, studio.wallet.memberWith('1000'))
  const hold = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  studio.wallet.misbehave('betwin', { kind: 'held', until: hold.promise, arrived: arrived.resolve })
  const spinning = player.spin('20')
  await arrived.promise
  child?.kill('SIGTERM')
  hold.resolve()
  expect((await spinning).status).toBe(200)
  expect(await once(child as ChildProcess, 'exit')).toEqual([0, null])
})
