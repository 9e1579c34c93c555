import { expect, test } from 'vitest'
import { drawnSymbol } from './drawn.ts'

test.each([
  'card-as',
  'card-10h',
  'card-back-jade',
  'ball-red-7',
  'ball-blue-49',
  'die-white-145',
  'chips-gold-3',
  'gamecock-red',
])('the symbol %s is generated as SVG', (name) => {
  expect(drawnSymbol(name)).toMatch(/^<svg .*<\/svg>$/)
  expect(drawnSymbol(name)).not.toContain('undefined')
})

test.each(['tiger-face', 'card', 'lotus'])('%s is not a generated symbol', (name) => {
  expect(drawnSymbol(name)).toBeUndefined()
})

test.each([
  'card-ax',
  'card-bs',
  'card-back-plaid',
  'ball-plaid-7',
  'ball-red-x',
  'die-plaid-145',
  'die-white-178',
  'chips-plaid-3',
  'gamecock-plaid',
])('the invalid symbol %s throws', (name) => {
  expect(() => drawnSymbol(name)).toThrow('There ')
})
