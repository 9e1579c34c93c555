import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Attempt } from './attempts.ts'
import { type OpenedGuard, openGuard, outcomeOf, someBrand } from './guard.fixture.ts'

let opened: OpenedGuard
beforeAll(async () => {
  opened = await openGuard()
})
afterAll(() => opened.close())

const scene = () => {
  const brand = someBrand()
  const attempt = (more: Partial<Attempt>): Attempt => ({
    brand: brand.id,
    account: 'nok',
    address: '203.0.113.1',
    device: null,
    deviceTrusted: false,
    ...more,
  })
  const asked = (more: Partial<Attempt>) => brand.within(() => opened.guard.attempts.before(attempt(more)))
  return {
    asked,
    outcome: (more: Partial<Attempt>) => outcomeOf(asked(more)),
    succeeded: (more: Partial<Attempt>) => brand.within(() => opened.guard.attempts.succeeded(attempt(more))),
  }
}
/** An address of a network of its own. */
const elsewhere = (at: number) => `10.${at >> 8}.${at & 255}.1`

test('sign-in needs a captcha after a failed attempt, and no longer after a success', async () => {
  const { asked, succeeded } = scene()
  expect(await asked({})).toEqual({ captcha: false })
  expect(await asked({})).toEqual({ captcha: true })
  await succeeded({})
  expect(await asked({})).toEqual({ captcha: false })
})

test('of five concurrent sign-in attempts only one passes without a captcha', async () => {
  const { asked } = scene()
  const answers = await Promise.all(Array.from({ length: 5 }, () => asked({})))
  expect(answers.filter(({ captcha }) => !captcha)).toHaveLength(1)
})

test('the wait between attempts grows to five minutes and never becomes a lockout', async () => {
  const { asked } = scene()
  const waits: number[] = []
  for (let tries = 0; tries < 40; ) {
    const refused = await asked({}).then(
      () => null,
      (error) => error.value.waitSeconds as number,
    )
    if (refused === null) tries += 1
    else {
      waits.push(refused)
      opened.passTime(refused * 1000)
    }
  }
  expect(waits[0]).toBe(5)
  expect(Math.max(...waits.slice(0, 5))).toBe(5)
  expect(waits.slice(7, 20).some((wait) => wait > 30 && wait <= 60)).toBe(true)
  expect(waits.at(-1)).toBe(300)
})

test('guessing from many addresses makes others solve a captcha but blocks nobody', async () => {
  const { asked, outcome } = scene()
  for (let at = 0; at < 60; at += 1) expect(await outcome({ address: elsewhere(at) })).toBe('accepted')
  expect(await asked({ address: '198.51.100.1' })).toEqual({ captcha: true })
  expect(await asked({ address: '198.51.100.1', account: 'malee' })).toEqual({ captcha: false })
})

test('a trusted device is not affected by the failed attempts of others', async () => {
  const { asked, outcome } = scene()
  const owner = { device: 'phone', deviceTrusted: true, address: '203.0.113.1' }
  const outcomes: string[] = []
  for (let at = 0; at < 150; at += 1) outcomes.push(await outcome({}), await outcome({ account: `other${at}` }))
  expect(outcomes.filter((it) => it === 'too_many_requests').length).toBeGreaterThan(100)
  expect(await outcome({ device: 'phone' })).toBe('too_many_requests')
  // Nor by those of its owner, as far as pictures go.
  for (let turn = 0; turn < 5; turn += 1) expect(await asked(owner)).toEqual({ captcha: false })
})

test('a stolen trusted device gets five guesses, whatever address it uses', async () => {
  const { outcome } = scene()
  const owner = { device: 'phone', deviceTrusted: true }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) => outcome({ ...owner, address: elsewhere(at) })),
  )
  expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(5)
})

test('one address gets 100 attempts, however many accounts it names', async () => {
  const { outcome } = scene()
  const outcomes = await Promise.all(Array.from({ length: 400 }, (_, at) => outcome({ account: `a${at}` })))
  expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(100)
})

test('successful sign-ins are never rate-limited', async () => {
  const { outcome, succeeded } = scene()
  for (let turn = 0; turn < 150; turn += 1) {
    expect(await outcome({})).toBe('accepted')
    await succeeded({})
  }
})

/** Tries as whoever asks for more in the same statement has them counted; which device is known, that statement says. */
const within = () => {
  const brand = someBrand()
  const from = { brand: brand.id, account: 'nok', address: '203.0.113.1' }
  const begun = (device: string | null) => brand.within(() => opened.guard.attempts.beforeWithin({ ...from, device }))
  const asked = async (device: string | null, isKnown: boolean) => {
    const attempt = await begun(device)
    const { rows } = await brand.within(() =>
      sql<{ exhausted: Parameters<typeof attempt.judge>[0] | null }>`
        select json_agg(spent) as exhausted from ${attempt.counting(sql`${isKnown}::boolean`)} spent`.execute(
        opened.database,
      ),
    )
    return outcomeOf(Promise.resolve().then(() => attempt.judge(rows[0]?.exhausted ?? [], isKnown)))
  }
  const outcomes = async (times: number, device: string | null, isKnown: boolean) => {
    const all: string[] = []
    for (let at = 0; at < times; at += 1) all.push(await asked(device, isKnown))
    return all.filter((outcome) => outcome === 'accepted').length
  }
  return { brand, begun, outcomes }
}

test('beforeWithin counts attempts of known and unknown devices in separate budgets', async () => {
  const { outcomes } = within()
  expect(await outcomes(7, 'phone', false)).toBe(5)
  expect(await outcomes(7, null, false)).toBe(0)
  // The owner’s own device met none of that.
  expect(await outcomes(7, 'phone', true)).toBe(5)
})

test.each([
  ['as part of another statement', true],
  ['in a statement of its own', false],
])('an attempt that is given back restores the budget it was counted in: %s', async (_, joined) => {
  const { brand, begun, outcomes } = within()
  for (const isKnown of [true, false]) {
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await outcomes(1, 'phone', isKnown)).toBe(1)
      const attempt = await begun('phone')
      await brand.within(async () => {
        if (joined) await sql`select ${attempt.givingBack(isKnown)}`.execute(opened.database)
        else await attempt.giveBack(isKnown)
      })
    }
    expect(await outcomes(7, 'phone', isKnown)).toBe(5)
  }
})
