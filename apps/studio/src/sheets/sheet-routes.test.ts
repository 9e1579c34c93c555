import { createLog } from '@sanuk/host/log'
import { createApp } from '@sanuk/vendor-server/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSheets } from './sheet-routes.ts'

const SITE = 'https://site.test'

const app = createApp(createLog('silent'), [])
beforeAll(async () => {
  serveSheets(app, [SITE])
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

describe('the PAR sheet page', () => {
  test('is written in the language of its URL, else of the browser, else in Thai', async () => {
    const titles = await Promise.all([
      get('/sheets/golden-tiger/?lang=en', { 'accept-language': 'th' }),
      get('/sheets/golden-tiger/', { 'accept-language': 'en-GB,en;q=0.9' }),
      get('/sheets/golden-tiger/?lang=fr'),
    ])
    expect(titles.map(({ body }) => /<html lang="(\w+)">[\s\S]*<title>(.*)<\/title>/.exec(body)?.slice(1))).toEqual([
      ['en', 'Golden Tiger · PAR sheet'],
      ['en', 'Golden Tiger · PAR sheet'],
      ['th', 'เสือทองคำ · PAR sheet'],
    ])
  })

  test('allows no scripts, only its own styles, and frames of the site alone', async () => {
    const { headers, body } = await get('/sheets/golden-tiger/?lang=en')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${SITE}`)
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[\w+/=]{44}';/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).not.toMatch(/<script|style="/)
  })

  test('answers 304 to a matching ETag', async () => {
    const { headers } = await get('/sheets/golden-tiger/?lang=en')
    const again = await get('/sheets/golden-tiger/?lang=en', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get('/sheets/golden-tiger/?lang=th', { 'if-none-match': String(headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  test('refers only to fonts that are served', async () => {
    const { body } = await get('/sheets/golden-tiger/?lang=th')
    const fonts = [...body.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url)
    expect(fonts.length).toBe(2)
    for (const font of fonts) {
      const { statusCode, rawPayload } = await get(font)
      expect([statusCode, rawPayload.toString('latin1', 0, 4)]).toEqual([200, 'wOF2'])
    }
  })
})

test('an instant game has a PAR sheet as a page and as a PDF', async () => {
  const page = await get('/sheets/mine-field/?lang=en')
  expect([page.statusCode, page.body.includes('<title>Watch Out for Durians · PAR sheet</title>')]).toEqual([200, true])
  const { headers, rawPayload } = await get('/sheets/mine-field.pdf?lang=th')
  expect(headers['content-disposition']).toBe('inline; filename="mine-field-par-sheet-th.pdf"')
  expect(rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
})

describe('the PAR sheet PDF', () => {
  test('is served inline with a file name of game, kind and language', async () => {
    const { headers, rawPayload } = await get('/sheets/golden-tiger.pdf?lang=en')
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe('inline; filename="golden-tiger-par-sheet-en.pdf"')
    expect(headers['content-security-policy']).toBe(`frame-ancestors 'self' ${SITE}`)
    expect(rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('answers 304 to a matching ETag', async () => {
    const { headers } = await get('/sheets/eight-ingots.pdf?lang=th')
    const again = await get('/sheets/eight-ingots.pdf?lang=th', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

test.each(['no-such-game/', 'no-such-game.pdf', 'constructor/', '%3Cb%3E/'])(
  'the unknown PAR sheet path %s answers 404 with a page',
  async (path) => {
    const { statusCode, headers, body } = await get(`/sheets/${path}`, { 'accept-language': 'en' })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('Page not found')
  },
)
