import { expect, expectTypeOf, test } from 'vitest'
import { type Destination, hrefOf, leadsTo, locationAt } from './location.ts'
import { type Path, pathOf, readGame, type SearchOf } from './paths.ts'

const at = (address: string) => locationAt(new URL(address, 'https://site.example'))

test.each([
  ['/', '/'],
  ['/rng', '/rng'],
  ['/RNG', '/rng'],
  ['/Rng//', '/rng'],
  ['/PROMODETAIL/', '/promoDetail'],
  ['/Index.HTML', '/index.html'],
  ['/rng/x', undefined],
  ['/game/1', undefined],
  ['/home/x', undefined],
])('the path %s is the page %s', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path)
})

test('an address keeps valid and foreign search parameters and drops invalid ones', () => {
  const { search } = at('/rng?mode=cold&page=888&panel=office&next=//elsewhere.example&ref=7')
  expect(search).toEqual({ page: '888', ref: '7' })
  expect(at('/promotions?category=&panel=login').search).toEqual({ panel: 'login' })
})

test.each(['true', '1', 'yes'])('demo=%s opens a game in demo mode', (demo) => {
  expect(readGame({ id: 'g', demo })).toEqual({ id: 'g', demo: true })
})

test('the address of a destination has only the search and hash it is given', () => {
  const here = at('/rng?page=PG&ref=7#top')
  expect(hrefOf({ to: '/game', search: { id: 'a b', demo: true } }, here)).toBe('/game?id=a+b&demo=true')
  expect(hrefOf({ to: '/help', hash: 'golden-tiger' }, here)).toBe('/help#golden-tiger')
  expect(hrefOf({ to: '.' }, here)).toBe('/rng')
})

test('a destination can be derived from the current address', () => {
  const here = at('/RNG/?page=PG&ref=7')
  expect(hrefOf({ to: '.', search: (before) => ({ ...before, panel: 'login' }) }, here)).toBe(
    '/rng?page=PG&ref=7&panel=login',
  )
  expect(hrefOf({ to: '.', search: (before) => ({ ...before, page: undefined }) }, here)).toBe('/rng?ref=7')
  expect(hrefOf({ to: '.', search: (before) => before }, at('/No/Page?x=1'))).toBe('/No/Page?x=1')
})

test('a path with two leading slashes does not lead to another site', () => {
  expect(hrefOf({ to: '.' }, at('https://site.example//elsewhere.example/x'))).toBe('/elsewhere.example/x')
})

test('a link is current if page and search of the address include those of the link', () => {
  const isAt = (destination: Destination, address: string, here = address) =>
    leadsTo(destination, { here: at(here), place: at(address) })
  expect(isAt({ to: '/' }, '/?panel=login')).toBe(true)
  expect(isAt({ to: '/' }, '/rng')).toBe(false)
  expect(isAt({ to: '/rng' }, '/rng/?page=PG')).toBe(true)
  expect(isAt({ to: '/rng', search: { page: 'PG' } }, '/rng')).toBe(false)
  expect(isAt({ to: '/rng', search: { page: 'PG' } }, '/rng?name=x&page=PG')).toBe(true)
  // All vendors are another tab than one of them.
  expect(isAt({ to: '/rng', search: (before) => ({ ...before, page: undefined }) }, '/rng?page=PG')).toBe(false)
  expect(isAt({ to: '/rng', search: (before) => ({ ...before, page: undefined }) }, '/rng')).toBe(true)
  // What one leaves is no longer where one is headed.
  expect(isAt({ to: '.' }, '/vip', '/rng')).toBe(false)
})

test('a destination with an unknown page, search or panel does not compile', () => {
  const typed = <P extends Path | '.'>(destination: Destination<P>) => destination
  // @ts-expect-error: no page is there
  typed({ to: '/nowhere' })
  // @ts-expect-error: this page asks for no such thing
  typed({ to: '/vip', search: { page: 'PG' } })
  // @ts-expect-error: there is no such list
  typed({ to: '/rng', search: { mode: 'cold' } })
  // @ts-expect-error: nor such a panel
  typed({ to: '.', search: (before) => ({ ...before, panel: 'office' }) })
  expectTypeOf<SearchOf<'/game'>['demo']>().toEqualTypeOf<true | undefined>()
})
