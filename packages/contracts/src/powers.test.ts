import { expect, test } from 'vitest'
import { POWERS, withGranted } from './powers.ts'

test('whoever may change something may see it', () => {
  expect([...withGranted(['vendors.change'])]).toEqual(['vendors.change', 'vendors.see', 'catalogue.see'])
})

test('every change and decision comes with its own sight', () => {
  for (const power of POWERS.filter((name) => !name.endsWith('.see'))) {
    const [area] = power.split('.')
    const sight = POWERS.find((name) => name === `${area}.see`)
    expect(sight, power).toBeDefined()
    expect([...withGranted([power])]).toContain(sight)
  }
})

test('nothing comes with nothing', () => {
  expect(withGranted([]).size).toBe(0)
})
