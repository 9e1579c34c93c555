import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, expectSound, LOOKS } from './office.fixture.ts'
import { giveWork } from './office-desks.fixture.ts'

test.skip(
  ({ isMobile, locale }) => isMobile || locale !== 'en-US',
  'The back office keeps its own language and brings its own widths: once is enough.',
)

/** Where a desk is, and what the demo brand, or the member who was given work for, has put on it. */
const DESKS = [
  ['/deposits', 'row'],
  ['/deposits?tab=all', 'row'],
  ['/withdrawals', 'row'],
  ['/documents', 'listitem'],
  ['/rebates?sheet=rebate', 'group'],
  ['/rebates?sheet=turnover', 'group'],
  ['/activities?sheet=applications', 'tabpanel'],
  ['/activities?sheet=activities', 'term'],
  ['/missions', 'group'],
  ['/missions?sheet=boards', 'tabpanel'],
  ['/points?sheet=redemptions', 'tabpanel'],
  ['/points?sheet=rewards', 'row'],
  ['/points?sheet=rules', 'group'],
  ['/referrals', 'group'],
  ['/upline', 'group'],
  ['/vip', 'group'],
  ['/raffle', 'group'],
  ['/risk', 'heading'],
] as const

for (const [theme, language] of LOOKS) {
  test(`axe finds nothing in the desks of the ${theme} office, and none is cut, wide and narrow`, async ({
    page,
    platform,
  }) => {
    test.slow()
    await enterOffice(page, platform, { theme, language })
    await expect(page.getByRole('navigation')).toBeVisible()
    const picture = await page.screenshot({ type: 'jpeg' })
    const { deposit, withdrawal } = await giveWork(platform, picture.toString('base64'))
    const records = [[`/deposits/${deposit}`, 'img'] as const, [`/withdrawals/${withdrawal}`, 'term'] as const]
    for (const [address, thing] of [...DESKS, ...records]) {
      await page.goto(platform.origins.office + address)
      const main = page.getByRole('main')
      await expect(main.getByRole(thing).last(), address).toBeVisible()
      await expect(main.locator('[aria-busy=true]'), address).toHaveCount(0)
      await expectSound(page, address)
    }
  })
}
