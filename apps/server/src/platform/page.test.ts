import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPage } from './page.ts'
import type { PageHead } from './page-head.ts'

/** A page on disk, as a build would leave it. */
function pageOf(html: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'sanuk-page-')), 'index.html')
  writeFileSync(path, html)
  return path
}

const sources = { frames: [], pictures: ['https://games.example'], scripts: [], calls: [] }

test('the policy allows an inline script by its hash and no other', () => {
  // The example of Content Security Policy Level 3, 8.4 "Usage of hashes".
  const page = readPage(pageOf(`<script src="/a.js"></script><script>alert('Hello, world.');</script>`))
  expect(page.headers(sources)['content-security-policy']).toContain(
    "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
  )
})

test('the policy allows no inline script where a page has none', () => {
  const page = readPage(pageOf('<script type="module" crossorigin src="/a.js"></script>'))
  expect(page.headers(sources)['content-security-policy']).toContain("script-src 'self';")
})

test('a Link header preconnects to where the pictures come from', () => {
  expect(readPage(pageOf('<p>')).headers(sources).link).toBe('<https://games.example>; rel=preconnect')
})

test('the precompressed file is sent to clients that accept its encoding', async () => {
  const path = pageOf('<p>plain</p>')
  writeFileSync(`${path}.br`, 'short')
  const { body } = readPage(path)
  expect(await body('gzip, br', null)).toEqual({ body: Buffer.from('short'), encoding: 'br' })
  expect(await body('gzip', null)).toEqual({ body: Buffer.from('<p>plain</p>') })
})

const head: PageHead = {
  language: 'en',
  title: 'Slots & “more”',
  about: 'a "quoted" <b>',
  site: 'Sanuk',
  hidden: false,
  demo: false,
  membersOnly: false,
  addresses: {
    own: 'https://s.example/rng?lang=en',
    any: 'https://s.example/rng',
    in: new Map([
      ['th', 'https://s.example/rng'],
      ['en', 'https://s.example/rng?lang=en'],
    ]),
  },
  picture: null,
}

test('a page is sent with its head in the reader’s language, whatever the compression', async () => {
  const page = readPage(pageOf('<html lang="th"><head><title>Built</title></head><p>plain</p></html>'))
  const { body: plain } = await page.body('', head)
  const text = plain.toString()
  expect(text).toContain('<html lang="en"><head><title>Slots &amp; “more”</title>')
  expect(text).toContain('<meta name="description" content="a &quot;quoted&quot; &lt;b&gt;" />')
  expect(text).toContain('<link rel="alternate" hreflang="th" href="https://s.example/rng" />')
  expect(text).not.toContain('noindex')
  expect(brotliDecompressSync((await page.body('gzip, br', head)).body).toString()).toBe(text)
  expect(gunzipSync((await page.body('gzip', head)).body).toString()).toBe(text)
  expect((await page.body('', { ...head, demo: true })).body.toString()).toContain('<html lang="en" data-demo>')
  const membersOnly = await page.body('', { ...head, membersOnly: true })
  expect(membersOnly.body.toString()).toContain('<html lang="en" data-members-only>')
  expect((await page.body('', { ...head, hidden: true })).body.toString()).toContain('content="noindex"')
})

test('a banner is inserted into the markup of its language and nowhere else', async () => {
  const drawing = (language: string, main: string) =>
    `<div lang="${language}" data-first-paint><b>head</b>${main}</div>`
  const page = readPage(pageOf(`${drawing('th', '<p data-banner=""></p>')}${drawing('en', '<p data-banner=""></p>')}`))
  // What looks like a pattern of replacement is text.
  const both = await page.body(
    '',
    head,
    new Map([...(['th', 'en'] as const).map((to) => [to, `<i>$&${to}</i>`] as const)]),
  )
  expect(both.body.toString()).toBe(
    `${drawing('th', '<p data-banner=""><i>$&th</i></p>')}${drawing('en', '<p data-banner=""><i>$&en</i></p>')}`,
  )
  // One without a place does not borrow that of its neighbour.
  const bare = readPage(pageOf(`${drawing('th', '')}${drawing('en', '<p data-banner=""></p>')}`))
  expect((await bare.body('', head, new Map([['th', '<i>th</i>']]))).body.toString()).not.toContain('<i>')
  expect((await bare.body('', head)).body.toString()).toContain('data-banner=""></p>')
})
