import { SITE_DETOURS, SITE_PATHS } from '@sanuk/contracts/site-pages'
import { expect, test } from 'vitest'
import { hrefOf, locationAt } from './router/location.ts'
import { Redirect } from './router/page.ts'
import type { Path } from './router/paths.ts'
import { pages } from './routes.tsx'

test('the paths known to the server are exactly those of the pages', () => {
  expect(Object.keys(pages).toSorted()).toEqual([...SITE_PATHS, ...Object.keys(SITE_DETOURS)].toSorted())
})

const here = locationAt({ pathname: '/', search: '', hash: '' })

test.each([
  ['/index', '?panel=login', '/'],
  ['/index.html', '', '/'],
  ['/home', '', '/'],
  ['/cockfight', '', '/'],
  ['/register', '?next=%2Fvip&ref=7', '/?next=%2Fvip&ref=7&panel=register'],
  ['/register.html', '', '/?panel=register'],
  ['/download', '?ref=7', '/down'],
  ['/by-iframe', '?id=7&panel=login', '/game?id=7&panel=login'],
] as const)('%s%s redirects to %s', async (path, search, address) => {
  const to = await pages[path].load(locationAt({ pathname: path, search, hash: '' }).search)
  if (!(to instanceof Redirect)) throw new Error(`${path} leads nowhere`)
  expect(hrefOf(to.destination, here)).toBe(address)
  expect(to.destination.to).toBe(SITE_DETOURS[path] satisfies Path)
})
