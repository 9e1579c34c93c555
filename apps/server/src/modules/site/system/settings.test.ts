import { expect, test } from 'vitest'
import { contrast, settingFaults } from './settings.ts'

const wordsOf = (settings: Parameters<typeof settingFaults>[0]) =>
  settingFaults(settings, 'here.example').map(({ field, word }) => `${field} ${word}`)

test('settings that are not mentioned are not validated', () => {
  expect(wordsOf({})).toEqual([])
})

test('the domain that the operator is using cannot be removed', () => {
  expect(wordsOf({ domains: ['elsewhere.example'] })).toEqual(['domains field.own_domain'])
  expect(wordsOf({ domains: ['elsewhere.example', 'here.example'] })).toEqual([])
})

test('unknown time zones and countries are refused', () => {
  expect(wordsOf({ timeZone: 'Asia/Bangkok', blockedCountries: ['KP'], smsCountries: ['TH'] })).toEqual([])
  expect(wordsOf({ timeZone: 'Asia/Nowhere', blockedCountries: ['ZZ'], smsCountries: ['TH', 'QQ'] })).toEqual([
    'timeZone field.time_zone',
    'blockedCountries field.country',
    'smsCountries field.country',
  ])
})

test('an expression must be valid for RE2, and lengths in ascending order', () => {
  const own = (expression: string) => ({ registration: { line: { pattern: 'own' as const, expression } } })
  expect(wordsOf(own('[a-z]{3}'))).toEqual([])
  for (const expression of ['(a', '(?=x)x', '\\1', '']) {
    expect(wordsOf(own(expression)), expression).toEqual(['registration.line field.expression'])
  }
  expect(wordsOf({ registration: { username: { length: [9, 4] } } })).toEqual(['registration.username field.lengths'])
})

// Black on white is 21:1, and #777777 on white 4.48:1, as WebAIM's and the W3C's own pages compute them.
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
  expect(contrast(other, one)).toBeCloseTo(expected, 2)
})

test('a theme whose text lacks contrast on the brand colour is refused', () => {
  const theme = { light: { jade: '#ffe000', 'on-jade': '#ffffff' }, dark: { jade: '#1fc08f', 'on-jade': '#06281d' } }
  expect(wordsOf({ theme })).toEqual(['theme.light.jade field.contrast'])
})
