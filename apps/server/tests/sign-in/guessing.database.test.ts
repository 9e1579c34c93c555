import { HUMAN_CHECK_HEADER } from '@sanuk/contracts/guard'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
/** What was tried in another test is over. */
beforeEach(() => house.passTime(2 * 3_600_000))

const LOGIN = { method: 'POST', path: '/wps/session/login' } as const

type From = { address?: string; proof?: string; device?: string; captcha?: object }
type Reply = Answer & { headers: Record<string, unknown>; device: string | undefined; took: number }

/** A sign-in from anywhere, with any proof, known by any device. */
async function signIn(username: string, password: string, from: From = {}): Promise<Reply> {
  const captcha = from.captcha ? { captcha: from.captcha } : {}
  const payload = await house.seal({ ...LOGIN, payload: { type: 'username', username, password, ...captcha } })
  const proof = from.proof ?? (await house.humanProof())
  const began = performance.now()
  const reply = await house.site.inject({
    method: LOGIN.method,
    url: LOGIN.path,
    payload,
    remoteAddress: from.address ?? '203.0.113.1',
    headers: {
      host: 'localhost',
      'content-type': SEALED_MEDIA_TYPE,
      [HUMAN_CHECK_HEADER]: proof,
      ...(from.device && { cookie: `device=${from.device}` }),
    },
  })
  const took = performance.now() - began
  const device = reply.cookies.find(({ name }) => name.endsWith('device'))?.value
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers, device, took }
}

/** An address of a network of its own. */
const elsewhere = (at: number) => `10.${at >> 8}.${at & 255}.1`

describe('a human check', () => {
  test('allows one sign-in only', async () => {
    const proof = await house.humanProof()
    expect((await signIn('demo', PASSWORD, { proof })).status).toBe(200)
    expect(await signIn('demo', PASSWORD, { proof })).toMatchObject({
      status: 403,
      body: { code: 'human_check_required' },
    })
  })

  test('is spent by a request whose sealed body is invalid or replayed', async () => {
    const [one, other] = [await house.humanProof(), await house.humanProof()]
    const sent = async (payload: string, proof: string): Promise<string> => {
      const headers = { host: 'localhost', 'content-type': SEALED_MEDIA_TYPE, [HUMAN_CHECK_HEADER]: proof }
      const reply = await house.site.inject({ method: LOGIN.method, url: LOGIN.path, payload, headers })
      return reply.json().code ?? 'accepted'
    }
    const sealed = () => house.seal({ ...LOGIN, payload: { type: 'username', username: 'demo', password: PASSWORD } })
    expect(await sent('no.sealed.body', one)).toBe('sealed_body_invalid')
    expect(await sent(await sealed(), one)).toBe('human_check_required')
    const body = await sealed()
    expect(await sent(body, await house.humanProof())).toBe('accepted')
    expect(await sent(body, other)).toBe('sealed_body_replayed')
    expect(await sent(await sealed(), other)).toBe('human_check_required')
  })

  test('is required before the body is opened, for sign-in, registration and operators', async () => {
    for (const [method, url, part] of [
      ['POST', '/wps/session/login', 'site'],
      ['PUT', '/wps/member/register', 'site'],
      ['POST', '/ops/session/login', 'office'],
    ] as const) {
      const headers = { host: 'localhost', 'content-type': SEALED_MEDIA_TYPE }
      const reply = await house[part].inject({ method, url, payload: 'no.sealed.body', headers })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'human_check_required'])
    }
  })
})

describe('a captcha', () => {
  test('is required after a failure, and is accepted for one of a hundred parallel sign-ins', async () => {
    const failed = await signIn('agent', 'wrong', { address: '203.0.113.2' })
    expect(failed).toMatchObject({ status: 401, body: { code: 'incorrect_credentials', value: { captcha: true } } })
    const without = await signIn('agent', PASSWORD, { address: '203.0.113.2' })
    expect(without).toMatchObject({ status: 422, body: { code: 'captcha_required', fields: [{ field: 'captcha' }] } })

    // A failure of each network first: every one of the hundred is in doubt.
    const places = Array.from({ length: 100 }, (_, at) => elsewhere(at))
    await Promise.all(places.map((address) => signIn('agent', 'wrong', { address })))
    const captcha = await house.readCaptcha()
    const answers = await Promise.all(places.map((address) => signIn('agent', PASSWORD, { address, captcha })))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'signed in' : body.code))
    expect(codes.filter((code) => code === 'signed in')).toHaveLength(1)
    expect(codes.filter((code) => code === 'captcha_wrong')).toHaveLength(99)
  })
})

test('sign-in attempts that come too fast are answered 429 with Retry-After', async () => {
  const tries = Array.from({ length: 12 }, () => signIn('demo', 'wrong', { address: '203.0.113.3' }))
  const refused = (await Promise.all(tries)).filter(({ status }) => status === 429)
  expect(refused).toHaveLength(7)
  expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests', value: { waitSeconds: 5 } } })
  expect(refused[0]?.headers['retry-after']).toBe('5')
})

test('credential stuffing succeeds nowhere, is slowed down, and does not lock out a known device', async () => {
  const owned = await signIn('demo', PASSWORD, { address: '198.51.100.7' })
  expect(owned.device).toBeDefined()
  const tries = Array.from({ length: 400 }, (_, at) => {
    const username = at % 4 === 0 ? 'demo' : `leaked${at}`
    return () => signIn(username, `leaked ${at}`, { address: elsewhere(200 + (at % 3)) })
  })
  const statuses: number[] = []
  while (tries.length > 0) {
    const answers = await Promise.all(tries.splice(0, 20).map((attempt) => attempt()))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(0)
  // Pictures that nobody reads, and too many tries: few passwords were looked at.
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(40)
  expect((await signIn('demo', PASSWORD, { address: elsewhere(200) })).status).toBe(429)
  const device = owned.device ?? ''
  expect((await signIn('demo', PASSWORD, { address: elsewhere(200), device })).status).toBe(200)
})

test('correct sign-ins are never rate-limited, with a known device or without one', async () => {
  const { device = '' } = await signIn('demo', PASSWORD, { address: '198.51.100.8' })
  for (const from of [{ address: '198.51.100.9' }, { address: '198.51.100.9', device }]) {
    for (let turn = 0; turn < 12; turn += 1) expect((await signIn('demo', PASSWORD, from)).status).toBe(200)
  }
})

test('a known device needs no captcha after wrong passwords, and others at its address do', async () => {
  const from = { address: '198.51.100.10' }
  const { device = '' } = await signIn('demo', PASSWORD, from)
  const mistyped = await signIn('demo', 'mistyped', { ...from, device })
  expect(mistyped).toMatchObject({ status: 401, body: { value: { captcha: false } } })
  await signIn('demo', 'guessed', from)
  expect((await signIn('demo', PASSWORD, from)).body.code).toBe('captcha_required')
  expect((await signIn('demo', PASSWORD, { ...from, device })).status).toBe(200)
})

/** How well times tell one kind from another: 0.5 is not at all, 1 is every time (the area under the ROC curve). */
function told(ones: readonly number[], others: readonly number[]): number {
  const pairs = ones.flatMap((one) => others.map((other): number => (one > other ? 1 : one < other ? 0 : 0.5)))
  return pairs.reduce((sum, it) => sum + it, 0) / pairs.length
}

test('the response time of a sign-in does not reveal whether the account exists', { tags: ['slow'] }, async () => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let at = 0; at < 200; at += 1) {
    // Each try is a new one of a new place at a new account, so that none is slowed down.
    house.passTime(3_600_000)
    const kinds = at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      const { status, took } = await signIn(kind === 'known' ? 'demo' : 'nobody', 'wrong', { address: elsewhere(at) })
      expect(status).toBe(401)
      times[kind].push(took)
    }
  }
  // With 200 of each, chance alone stays within 0.5 ± 0.1 in 99.9 of a hundred runs (Mann–Whitney, σ = 0.029).
  expect(Math.abs(told(times.known, times.unknown) - 0.5)).toBeLessThan(0.1)
})
