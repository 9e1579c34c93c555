import { createHash, createHmac, randomUUID } from 'node:crypto'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAME_CALLS, type GameState } from '../protocol.ts'
import {
  CLIENT_SEED,
  callStudio,
  launchOf,
  openDemo,
  openGame,
  openStudio,
  type TestStudio,
} from '../studio.fixture.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Where the five reels stop by the published scheme: six bits a reel at the most, what is too large thrown away. */
function stopsOf(serverSeed: string, clientSeed: string, nonce: number): number[] {
  const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest()
  let at = 0
  return goldenTiger.strips.base.map((strip) => {
    const mask = 2 ** Math.ceil(Math.log2(strip.length)) - 1
    for (;;) {
      const value = bytes.readUInt8(at) & mask
      at += 1
      if (value < strip.length) return value
    }
  })
}

test('a server seed is published as a hash before play, and revealed once the next is in use', async () => {
  const player = await studio.playerWith('1000')
  const { playing, next, told } = (await player.seeds()).body
  expect(playing).toEqual({ commitment: player.opened.body.seeds.next, clientSeed: CLIENT_SEED, rounds: 0 })
  expect(told).toEqual([])
  const results = []
  for (const nonce of [0, 1, 2]) {
    const { body } = await player.spin('20')
    expect(body.seed).toEqual({ commitment: playing?.commitment, clientSeed: CLIENT_SEED, nonce })
    results.push(body)
  }
  const changed = await player.changeSeed({ commitment: next, clientSeed: 'another one' })
  expect(changed.body.playing).toEqual({ commitment: next, clientSeed: 'another one', rounds: 0 })
  expect(changed.body.next).not.toBe(next)
  const [first] = changed.body.told
  expect(first).toMatchObject({ commitment: playing?.commitment, clientSeed: CLIENT_SEED, rounds: 3 })
  const serverSeed = first?.serverSeed ?? ''
  expect(sha256(serverSeed)).toBe(playing?.commitment)
  for (const [nonce, { steps }] of results.entries()) {
    const stops = stopsOf(serverSeed, CLIENT_SEED, nonce)
    const column = (reel: number, stop: number) => {
      const strip = goldenTiger.strips.base[reel] ?? []
      return [0, 1, 2].map((row) => strip[(stop + row) % strip.length])
    }
    expect(steps[0]?.grid).toEqual(stops.map((stop, reel) => column(reel, stop)))
  }
})

test('server seeds are not readable in the database table', async () => {
  const player = await studio.playerWith('1000')
  await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'another one' })
  const serverSeed = (await player.seeds()).body.told[0]?.serverSeed ?? ''
  const { rows } = await studio.pool.query('select * from studio.seed where player = $1', [player.member])
  expect(rows).toHaveLength(3)
  expect(serverSeed).toMatch(/^[0-9a-f]{64}$/)
  for (const row of rows) {
    expect(row.server_seed.includes(serverSeed)).toBe(false)
    expect(row.server_seed.includes(Buffer.from(serverSeed, 'hex'))).toBe(false)
  }
})

describe('a client seed', () => {
  test('is required before the first round', async () => {
    const member = studio.wallet.memberWith('100')
    const launch = await launchOf(studio.address, studio.wallet, member)
    const { body } = await callStudio<GameState>(studio.address, { ...GAME_CALLS.open, body: { launch } })
    const spin = await callStudio(studio.address, {
      ...GAME_CALLS.spin,
      body: { spin: randomUUID(), stake: '20' },
      session: body.session,
    })
    expect(spin).toEqual({ status: 409, body: { fault: 'seed_wanted' } })
    expect(studio.wallet.seen.some(({ body: sent }) => 'round' in sent && sent.member === member)).toBe(false)
  })

  test('starts a server seed once when sent repeatedly, and a late different one is refused', async () => {
    const player = await studio.playerWith('100')
    const { next } = (await player.seeds()).body
    const wish = { commitment: next, clientSeed: 'said twice' }
    const answers = await Promise.all([player.changeSeed(wish), player.changeSeed(wish), player.changeSeed(wish)])
    for (const { status, body } of answers) expect([status, body.playing]).toEqual([200, { ...wish, rounds: 0 }])
    expect((await player.changeSeed({ ...wish, clientSeed: 'late' })).body).toEqual({ fault: 'seed_gone' })
  })

  test('cannot be reused for the next server seed', async () => {
    const player = await studio.playerWith('100')
    const { next } = (await player.seeds()).body
    expect((await player.changeSeed({ commitment: next, clientSeed: CLIENT_SEED })).body).toEqual({
      fault: 'seed_used',
    })
    expect((await player.seeds()).body.playing?.clientSeed).toBe(CLIENT_SEED)
  })

  test.each(['', 'ก', 'a\nb', 'x'.repeat(65), 'a:b'])('%j is refused', async (clientSeed) => {
    const player = await studio.playerWith('100')
    const { next } = (await player.seeds()).body
    const answer = await player.changeSeed({ commitment: next, clientSeed })
    expect(answer).toEqual({ status: 400, body: { fault: 'invalid_request' } })
  })

  test('cannot be changed while a round is in progress', async () => {
    const player = await studio.playerWith('100')
    studio.wallet.misbehave('betwin', { kind: 'answer lost' }, { kind: 'answer lost' }, { kind: 'answer lost' })
    expect((await player.spin('20')).body.fault).toBe('platform_unreachable')
    const wish = { commitment: (await player.seeds()).body.next, clientSeed: 'another one' }
    expect((await player.changeSeed(wish)).body).toEqual({ fault: 'spin_in_progress' })
    studio.passTime(60_000)
    await studio.recover()
    studio.passTime(-60_000)
    expect((await player.changeSeed(wish)).status).toBe(200)
  })
})

test('the nonces of a seed have no gaps or duplicates after refused and repeated spins', async () => {
  const player = await studio.playerWith('61')
  const twice = randomUUID()
  await Promise.all([player.spin('20', twice), player.spin('20', twice), player.spin('20')])
  for (let spin = 0; spin < 5; spin += 1) await player.spin('500')
  const { rows } = await studio.pool.query('select nonce from studio.round where member = $1 order by nonce', [
    player.member,
  ])
  expect(rows.length).toBeGreaterThanOrEqual(6)
  expect(rows.map(({ nonce }) => nonce)).toEqual(rows.map((_, at) => at))
  expect((await player.seeds()).body.playing?.rounds).toBe(rows.length)
})

test('a member has the same seed in every window, and a demo session has its own', async () => {
  const player = await studio.playerWith('1000')
  const other = await openGame(studio.address, studio.wallet, player.member)
  const demo = await openDemo(studio.address, studio.wallet, player.member)
  const commitmentOf = async (one: typeof player) => (await one.seeds()).body.playing?.commitment
  expect(await commitmentOf(other)).toBe(await commitmentOf(player))
  expect(await commitmentOf(demo)).not.toBe(await commitmentOf(player))
  expect((await demo.spin('20')).body.seed?.nonce).toBe(0)
  expect((await player.spin('20')).body.seed?.nonce).toBe(0)
})

test('a seed cannot be revealed while a round that uses it is being inserted', async () => {
  const player = await studio.playerWith('1000')
  const { next } = (await player.seeds()).body
  const [changing, pausing, telling] = await Promise.all([1, 2, 3].map(() => studio.connect()))
  if (!changing || !pausing || !telling) throw new Error('Three connections were asked for')
  try {
    await pausing.query(`
      create function studio.pause() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(20261125); return new; end $$;
      create trigger pause before insert on studio.round for each row execute function studio.pause();
      select pg_advisory_lock(20261125)`)
    await changing.query('begin')
    await changing.query(
      `update studio.seed set state = 'told', told_at = now() where player = $1 and state = 'playing'`,
      [player.member],
    )
    await changing.query(
      `update studio.seed set state = 'playing', client_seed = 'new' where player = $1 and state = 'next'`,
      [player.member],
    )
    const spin = player.spin('20')
    await expect.poll(() => waiting(telling, 'transactionid')).toBe(1)
    await changing.query('commit')
    await expect.poll(() => waiting(telling, 'advisory')).toBe(1)
    const told = telling.query(`select from studio.seed where player = $1 and state = 'playing' for update nowait`, [
      player.member,
    ])
    await expect(told).rejects.toMatchObject({ code: '55P03' })
    await pausing.query('select pg_advisory_unlock(20261125)')
    expect((await spin).body.seed).toEqual({ commitment: next, clientSeed: 'new', nonce: 0 })
  } finally {
    await pausing.query('select pg_advisory_unlock_all()')
    await pausing.query('drop trigger pause on studio.round; drop function studio.pause()')
    await Promise.all([changing, pausing, telling].map((client) => client.end()))
  }
})

/** How many wait for a lock of that kind in this database. */
async function waiting(client: Client, kind: string): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as waiting from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and l.locktype = $1 and a.datname = current_database()`,
    [kind],
  )
  return rows[0].waiting
}
