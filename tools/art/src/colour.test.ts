import { expect, test } from 'vitest'
import { oklch } from './colour.ts'

// Expected colours: the OKLCH values of named colours in CSS Color Module Level 4 and in its sample code's tests.
test.each<{ name: string; lch: [number, number, number]; hex: string }>([
  { name: 'red', lch: [0.62796, 0.25768, 29.234], hex: '#ff0000' },
  { name: 'green', lch: [0.51975, 0.17686, 142.495], hex: '#008000' },
  { name: 'blue', lch: [0.45201, 0.31321, 264.052], hex: '#0000ff' },
  { name: 'white', lch: [1, 0, 0], hex: '#ffffff' },
])('$name is converted as the CSS standard says', ({ lch, hex }) => {
  expect(oklch(...lch)).toBe(hex)
})

test('a colour outside sRGB is mapped to a valid hex colour', () => {
  expect(oklch(0.7, 0.4, 142)).toMatch(/^#[0-9a-f]{6}$/)
  expect(oklch(0.7, 0.4, 142)).not.toBe(oklch(0.7, 0.05, 142))
})
