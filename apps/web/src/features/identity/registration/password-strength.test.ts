import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

// The first four stand in the published lists of most used passwords; the last three are of the kinds that
// NIST SP 800-63B recommends.
test.each([
  ['12345678', 0],
  ['password1', 0],
  ['qwerty123', 0],
  ['aaaaaaaaaaaa', 0],
  ['nok_88_2545', 0],
  ['somsak99', 1],
  ['green river', 2],
  ['correct horse battery staple', 3],
  ['รักเมืองไทย 88', 3],
  ['xK4#pq9!Lm2z', 3],
])('the password %j has strength %i', (password, strength) => {
  expect(passwordStrength(password, 'nok_88')).toBe(strength)
})

test('an empty password has strength 0', () => {
  expect(passwordStrength('', '')).toBe(0)
})
