import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { siteArtModule } from './build-site.ts'

test('the module by which the site names its pictures is the one this builder writes', async () => {
  const written = await readFile(new URL('../../../packages/ui/src/site-art.ts', import.meta.url), 'utf8')
  expect(written).toBe(siteArtModule())
})
