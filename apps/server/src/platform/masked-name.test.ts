import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['nokkaew21', 'no***21'],
  ['nok_8', 'n***8'],
  ['abcd', 'a***d'],
])('%s is masked as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})
