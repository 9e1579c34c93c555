import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { siteArtModules } from './build-site.ts'

test('the site’s art modules equal the output of this builder', async () => {
  const folder = new URL('../../../packages/ui/src/art/', import.meta.url)
  const files = await readdir(folder)
  const written = files.map(async (file) => [file, await readFile(new URL(file, folder), 'utf8')] as const)
  expect(new Map(await Promise.all(written))).toEqual(siteArtModules())
})
