import { UnreachableError } from '@sanuk/wire/faults'
import { afterEach, expect, test, vi } from 'vitest'
import { faultText } from './fault-text.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [false, 'site.fault.offline'],
  [true, 'site.fault.network'],
])('a call without an answer in a browser whose network is %s is told as %s', (onLine, word) => {
  vi.stubGlobal('navigator', { onLine })
  expect(faultText(new UnreachableError('/wps/system/status', null), (said) => said)).toBe(word)
})
