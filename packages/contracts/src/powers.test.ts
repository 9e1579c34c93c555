import { expect, test } from 'vitest'
import { allRoutes } from './all-routes.ts'
import { PROPOSALS } from './approvals.ts'
import { POWERS, SENSITIVE_POWERS, withGranted } from './powers.ts'

test('granting vendors.change also grants vendors.see and catalogue.see', () => {
  expect([...withGranted(['vendors.change'])]).toEqual(['vendors.change', 'vendors.see', 'catalogue.see'])
})

test('every power other than .see also grants the .see power of its area', () => {
  for (const power of POWERS.filter((name) => !name.endsWith('.see'))) {
    const [area] = power.split('.')
    const sight = POWERS.find((name) => name === `${area}.see`)
    expect(sight, power).toBeDefined()
    expect([...withGranted([power])]).toContain(sight)
  }
})

test('granting no powers yields no powers', () => {
  expect(withGranted([]).size).toBe(0)
})

test('every power by which something is proposed or decided is sensitive', () => {
  const proposing = allRoutes.filter(({ refusals }) => refusals.includes('proposal_waiting'))
  expect(proposing.length).toBeGreaterThan(15)
  for (const { name, power } of proposing) expect(power && SENSITIVE_POWERS.has(power), name).toBe(true)
  for (const power of Object.values(PROPOSALS)) expect(SENSITIVE_POWERS.has(power), power).toBe(true)
})
