import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPage } from './page.ts'

/** A page on disk, as a build would leave it. */
function pageOf(html: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'sanuk-page-')), 'index.html')
  writeFileSync(path, html)
  return path
}

const sources = { frames: [], pictures: ['https://games.example'], scripts: [], calls: [] }

test('a script that stands in the page is allowed by its hash, and no other', () => {
  // The example of Content Security Policy Level 3, 8.4 "Usage of hashes".
  const page = readPage(pageOf(`<script src="/a.js"></script><script>alert('Hello, world.');</script>`))
  expect(page.headers(sources)['content-security-policy']).toContain(
    "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
  )
})

test('a page without such a script allows none', () => {
  const page = readPage(pageOf('<script type="module" crossorigin src="/a.js"></script>'))
  expect(page.headers(sources)['content-security-policy']).toContain("script-src 'self';")
})

test('browsers are told where the pictures come from', () => {
  expect(readPage(pageOf('<p>')).headers(sources).link).toBe('<https://games.example>; rel=preconnect')
})

test('what the build compressed goes to those who accept it', () => {
  const path = pageOf('<p>plain</p>')
  writeFileSync(`${path}.br`, 'short')
  const { body } = readPage(path)
  expect(body('gzip, br')).toEqual({ body: Buffer.from('short'), encoding: 'br' })
  expect(body('gzip')).toEqual({ body: Buffer.from('<p>plain</p>') })
})
