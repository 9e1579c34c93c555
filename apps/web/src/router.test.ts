import { SITE_DETOURS, SITE_PATHS } from '@sanuk/contracts/site-pages'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createSiteRouter } from './router.tsx'

test('the server knows every address that has a page here, and no other', () => {
  const { routesByPath } = createSiteRouter(createMemoryHistory())
  const paths = Object.keys(routesByPath).filter((path) => !path.includes('$'))
  expect(paths.toSorted()).toEqual([...SITE_PATHS, ...Object.keys(SITE_DETOURS)].toSorted())
})
