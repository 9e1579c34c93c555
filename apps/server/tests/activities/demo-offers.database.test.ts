import { activitySettings } from '@sanuk/contracts/office-activities'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validateSettings } from '../../src/modules/rewards/activities/validate-settings.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test.each([
  ['SANUK', 'THB'],
  ['CHANDRA', 'USD'],
] as const)('the demo brand %s offers deposit bonuses in %s in the sizes of its deposits', async (code, currency) => {
  const { rows } = await house.pool.query(
    `select activity.*, brand.currency from activities.activity join system.brand on brand.id = activity.brand
      where brand.code = $1`,
    [code],
  )
  const offers = rows.map((row) =>
    activitySettings.parse({
      names: row.names,
      promotion: row.promotion,
      rule: row.rule,
      period: row.period,
      leastLevel: row.least_level,
      play: row.play,
      from: row.from_at?.toISOString() ?? null,
      until: row.until_at?.toISOString() ?? null,
      budget: String(Number(row.budget) / 10_000),
      open: row.open,
    }),
  )
  for (const offer of offers) expect(() => validateSettings(offer, currency)).not.toThrow()
  const bonuses = offers.flatMap(({ rule }) => (rule.kind === 'deposit_bonus' ? [rule] : []))
  expect(bonuses).toHaveLength(2)
  const { minimum, quick } = usualAmounts(currency).deposit
  for (const { leastDeposit, most } of bonuses) {
    // Between the smallest deposit of its money and a tenth of the largest that is offered to press.
    expect(Number(leastDeposit)).toBeGreaterThanOrEqual(Number(minimum))
    expect(Number(most)).toBeLessThanOrEqual(Number(quick.at(-1)) / 10)
  }
})

test('no promotion of a brand in dollars names baht', async () => {
  const { rows } = await house.pool.query(
    `select published from content.entry
      where kind = 'promotion' and brand = (select id from system.brand where code = 'CHANDRA')`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { published } of rows) expect(JSON.stringify(published)).not.toMatch(/baht|บาท|PromptPay|พร้อมเพย์/)
})
