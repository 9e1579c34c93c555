import { expect, test } from 'vitest'
import { freeSchemes, placeOfRow, placeOfTerm, readDefaults, typedDefaults, withTerms } from './typed-defaults.ts'

const tier = (rate: number) => ({ rate, valid: '0.00', active: 0 })
const DEFAULTS = {
  types: [
    { type: 1 as const, terms: [{ scheme: 'daily-salary' as const, tiers: [tier(30), tier(50)] }] },
    { type: 41 as const, terms: [{ scheme: 'weekly-salary' as const, tiers: [tier(20)] }] },
  ],
}

test('defaults are read as they were typed; types without contracts are left out', () => {
  expect(readDefaults(typedDefaults(DEFAULTS))).toEqual(DEFAULTS)
  expect(readDefaults(typedDefaults(null))).toEqual({ types: [] })
})

test('defaults are not read while a rate is missing', () => {
  const typed = typedDefaults(DEFAULTS)
  const [row] = typed[0]?.terms[0]?.rows ?? []
  if (!row) throw new Error('no row')
  const terms = [{ scheme: 'daily-salary' as const, rows: [{ ...row, rate: Number.NaN }] }]
  expect(readDefaults(withTerms(typed, 1, terms))).toBeNull()
})

test('terms and rows are found where they were sent', () => {
  const typed = typedDefaults(DEFAULTS)
  const second = typed[0]?.terms[0]?.rows[1]
  if (!second) throw new Error('no row')
  expect(placeOfTerm(typed, 41, 'weekly-salary')).toBe('types.1.terms.0')
  expect(placeOfTerm(typed, 2, 'weekly-salary')).toBeNull()
  expect(placeOfRow(typed, 1, { scheme: 'daily-salary', row: second })).toBe(1)
  expect(placeOfRow(typed, 41, { scheme: 'weekly-salary', row: second })).toBe(-1)
})

test('a scheme is offered once for each type', () => {
  const [first] = typedDefaults(DEFAULTS)
  expect(freeSchemes(first?.terms ?? [])).not.toContain('daily-salary')
  expect(freeSchemes([])).toHaveLength(9)
})
