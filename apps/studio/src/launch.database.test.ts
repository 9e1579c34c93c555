import { TABLE_CALLS } from '@sanuk/contracts/live-tables'
import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INSTANT_GAMES } from './instant/instant-games.ts'
import { SLOTS } from './machines/slots.ts'
import { GAME_CALLS, type GameState } from './protocol.ts'
import { BRAND_SITE, callStudio, clientOf, launchOf, openStudio, SITE, type TestStudio } from './studio.fixture.ts'

const TWELVE_HOURS = 12 * 60 * 60 * 1000

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const open = (launch: string) => callStudio<GameState>(studio.address, { ...GAME_CALLS.open, body: { launch } })

describe('a launch', () => {
  test('answers a Studio URL with the requested language, and the secret in the fragment', async () => {
    const reply = await studio.wallet.launch(studio.address, studio.wallet.memberWith('100'))
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      url: expect.stringMatching(/^http:\/\/studio\.test\/play\/golden-tiger\/\?lang=th#launch=[\w-]{43}$/),
    })
  })

  test('opens the game with the member’s balance and the stakes allowed in the session', async () => {
    const member = studio.wallet.memberWith('1234.5')
    const { status, body } = await open(await launchOf(studio.address, studio.wallet, member))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      nickname: 'Somchai',
      currency: { code: 'THB', symbol: '฿', decimals: 2 },
      language: 'th',
      balance: '1234.50',
      machine: { code: 'golden-tiger', returnToPlayer: { total: '96.21', base: '64.62', feature: '31.59' } },
      unfinished: null,
    })
    // The platform takes 1 to 1000 in this session; the machine would go up to 2000.
    expect([body.stakes[0], body.stakes.at(-1)]).toEqual(['1.00', '1000.00'])
    expect(body.grid.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3])
  })

  test('is refused with no_stakes when the session limits leave no allowed stake', async () => {
    studio.wallet.takeStakes('2001.00', '5000.00')
    expect(await open(await launchOf(studio.address, studio.wallet, studio.wallet.memberWith('9000')))).toEqual({
      status: 422,
      body: { fault: 'no_stakes' },
    })
    studio.wallet.takeStakes('1.00', '1000.00')
  })

  test('does not reveal the reel strips to the client', async () => {
    const { body } = await open(await launchOf(studio.address, studio.wallet, studio.wallet.memberWith('1')))
    expect(JSON.stringify(body)).not.toMatch(/strip|stops/)
  })

  test('cannot be opened again once its session has been used', async () => {
    const launch = await launchOf(studio.address, studio.wallet, studio.wallet.memberWith('1'))
    const { body } = await open(launch)
    expect((await clientOf(studio.address, body.session).state()).status).toBe(200)
    expect(await open(launch)).toEqual({ status: 401, body: { fault: 'session_ended' } })
  })

  test('can be opened again while its session is unused, which ends the first session', async () => {
    const launch = await launchOf(studio.address, studio.wallet, studio.wallet.memberWith('1'))
    const lost = await open(launch)
    const { status, body } = await open(launch)
    expect(status).toBe(200)
    expect((await clientOf(studio.address, lost.body.session).state()).body.fault).toBe('session_ended')
    expect((await clientOf(studio.address, body.session).state()).status).toBe(200)
  })

  test('expires after a minute', async () => {
    const launch = await launchOf(studio.address, studio.wallet, studio.wallet.memberWith('1'))
    studio.passTime(60_001)
    expect(await open(launch)).toEqual({ status: 401, body: { fault: 'session_ended' } })
    studio.passTime(-60_001)
  })

  test('is refused when the platform answers that its token has expired', async () => {
    const launch = await launchOf(studio.address, studio.wallet, studio.wallet.memberWith('1'))
    studio.wallet.misbehave('authenticate', { kind: 'refused', status: 'TOKEN_EXPIRED' })
    expect(await open(launch)).toEqual({ status: 401, body: { fault: 'session_ended' } })
  })

  test('answers platform_unreachable while the platform is silent, and opens afterwards', async () => {
    const launch = await launchOf(studio.address, studio.wallet, studio.wallet.memberWith('1'))
    studio.wallet.misbehave('authenticate', { kind: 'answer lost' })
    expect(await open(launch)).toEqual({ status: 503, body: { fault: 'platform_unreachable' } })
    expect((await open(launch)).status).toBe(200)
  })
})

describe('a session', () => {
  test.each(['', 'x'.repeat(43)])('that was never opened is refused: %j', async (session) => {
    const client = clientOf(studio.address, session)
    for (const answer of [await client.state(), await client.balance(), await client.spin()]) {
      expect(answer).toEqual({ status: 401, body: { fault: 'session_ended' } })
    }
  })

  test('expires after twelve hours', async () => {
    const player = await studio.playerWith('100')
    studio.passTime(TWELVE_HOURS)
    expect((await player.balance()).body.fault).toBe('session_ended')
    studio.passTime(-TWELVE_HOURS)
  })
})

describe('signed platform calls', () => {
  const call = (path: string, content: object, secret = studio.key.secret) =>
    signedPost(`${studio.address}${path}`, content, { vendor: 'SANUK', key: { id: 'k1', secret }, timeoutMs: 5_000 })

  test('list games with their figures, and mark exactly the slots and instant games as playable', async () => {
    const { body } = await studio.wallet.tell(studio.address, 'games', {})
    const { games } = VENDOR_CALLS.games.answer.parse(body)
    expect(games.find(({ code }) => code === 'golden-tiger')).toMatchObject({
      playable: true,
      lines: 20,
      minimumStake: '1.00',
      maximumStake: '2000.00',
      returnToPlayer: '96.21',
      maximumWinMultiple: 29_655,
      picture: { sources: [{ width: 160, url: 'http://studio.test/art/covers/x-160.webp' }] },
    })
    const playable = games.filter((game) => game.playable).map(({ code }) => code)
    expect(playable).toEqual(
      expect.arrayContaining([...SLOTS.map(({ machine }) => machine.code), ...INSTANT_GAMES.map(({ code }) => code)]),
    )
    expect(playable.length).toBe(SLOTS.length + INSTANT_GAMES.length)
  })

  test('are refused with INVALID_SIGNATURE when signed with the wrong secret', async () => {
    // The Studio has no tables, and answers no calls about them.
    const ofTables = new Set<string>([VENDOR_CALLS.board, ...Object.values(TABLE_CALLS)].map(({ path }) => path))
    for (const { path } of Object.values(VENDOR_CALLS)) {
      if (ofTables.has(path)) continue
      const reply = await call(path, { requestId: '1' }, 'x'.repeat(32))
      expect(reply).toMatchObject({ status: 401, body: { status: 'INVALID_SIGNATURE' } })
    }
  })

  test('answer INVALID_REQUEST to a malformed body and UNKNOWN_ROUND to an unknown round', async () => {
    expect(await call('/games', { requestId: 1 })).toMatchObject({ status: 400, body: { status: 'INVALID_REQUEST' } })
    const look = { language: 'th', theme: 'dark', timeZone: 'Asia/Bangkok' }
    expect(await call('/round-details', { requestId: '1', round: 'x', member: 'x', ...look })).toMatchObject({
      status: 404,
      body: { status: 'UNKNOWN_ROUND' },
    })
  })
})

describe('Studio pages', () => {
  test('an unknown page answers 404 in the browser’s language, with a CSP for site frames', async () => {
    const response = await fetch(`${studio.address}/play/no-such-game/`, { headers: { 'accept-language': 'en-GB' } })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page not found')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors 'self' ${SITE} ${BRAND_SITE};`)
    expect(policy).toContain("script-src 'self';")
  })

  test('look.json has the names, grid and pictures of a slot, and answers 404 for other games', async () => {
    const response = await fetch(`${studio.address}/play/golden-tiger/look.json`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const pictures = [{ width: 540, file: 'golden-tiger/x-540.webp' }]
    expect(await response.json()).toEqual({
      names: { th: 'เสือทองคำ', en: 'Golden Tiger' },
      reels: 5,
      rows: 3,
      landscape: pictures,
      portrait: pictures,
      symbols: { columns: 5, names: ['tiger'], sheets: [{ side: 128, file: 'golden-tiger/symbols-640.webp' }] },
    })
    for (const game of ['no-such-game', 'mine-field']) {
      expect((await fetch(`${studio.address}/play/${game}/look.json`)).status).toBe(404)
    }
  })

  test('the PAR sheet page shows the exact RTP and hides the order of the reel strips', async () => {
    const page = await (await fetch(`${studio.address}/sheets/golden-tiger/?lang=en`)).text()
    expect(page).toContain('0.962116890334190')
    expect(page).not.toMatch(/Coin\W+Gift\W+Bell\W+Mango/)
  })

  test('the art manifest is served with cache-control: no-cache', async () => {
    const response = await fetch(`${studio.address}/art/manifest.json`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('an unknown API path answers 404 with a JSON fault', async () => {
    expect(await callStudio(studio.address, { method: 'GET', path: '/api/nothing' })).toEqual({
      status: 404,
      body: { fault: 'invalid_request' },
    })
  })
})
