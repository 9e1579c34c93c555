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
    ...{ brand: brand.id, account: 'nok', address: '203.0.113.1', device: null, deviceTrusted: false },
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

test('a picture is asked for after a failure, and no more after a success', async () => {
  const { asked, succeeded } = scene()
  expect(await asked({})).toEqual({ captcha: false })
  expect(await asked({})).toEqual({ captcha: true })
  await succeeded({})
  expect(await asked({})).toEqual({ captcha: false })
})

test('of many tries at once all but one need a picture', async () => {
  const { asked } = scene()
  const answers = await Promise.all(Array.from({ length: 5 }, () => asked({})))
  expect(answers.filter(({ captcha }) => !captcha)).toHaveLength(1)
})

test('waiting grows with the tries, and never becomes a lock', async () => {
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

test('guessing from everywhere asks others for a picture, and keeps nobody out', async () => {
  const { asked, outcome } = scene()
  for (let at = 0; at < 60; at += 1) expect(await outcome({ address: elsewhere(at) })).toBe('accepted')
  expect(await asked({ address: '198.51.100.1' })).toEqual({ captcha: true })
  expect(await asked({ address: '198.51.100.1', account: 'malee' })).toEqual({ captcha: false })
})

test('the owner’s own device meets nothing of what others do', async () => {
  const { asked, outcome } = scene()
  const owner = { device: 'phone', deviceTrusted: true, address: '203.0.113.1' }
  const outcomes: string[] = []
  for (let at = 0; at < 150; at += 1) outcomes.push(await outcome({}), await outcome({ account: `other${at}` }))
  expect(outcomes.filter((it) => it === 'too_many_requests').length).toBeGreaterThan(100)
  expect(await outcome({ device: 'phone' })).toBe('too_many_requests')
  expect(await asked(owner)).toEqual({ captcha: false })
})

test('stealing the device gives as many guesses as standing outside', async () => {
  const { outcome } = scene()
  const owner = { device: 'phone', deviceTrusted: true }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) => outcome({ ...owner, address: elsewhere(at) })),
  )
  expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(5)
})

test('one address tries no more than its share, however many accounts it names', async () => {
  const { outcome } = scene()
  const outcomes = await Promise.all(Array.from({ length: 400 }, (_, at) => outcome({ account: `a${at}` })))
  expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(100)
})

test('signing in rightly again and again is never too often', async () => {
  const { outcome, succeeded } = scene()
  for (let turn = 0; turn < 150; turn += 1) {
    expect(await outcome({})).toBe('accepted')
    await succeeded({})
  }
})
