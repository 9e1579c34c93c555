import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, expectSound, goOn, LOOKS } from './office.fixture.ts'
import { DESKS, giveWork } from './office-desks.fixture.ts'

test.skip(
  ({ isMobile, locale }) => isMobile || locale !== 'en-US',
  'The back office keeps its own language and brings its own widths: once is enough.',
)

for (const [theme, language, viewport] of LOOKS) {
  test(`axe finds nothing in the desks of the ${theme} office, and none is cut`, async ({ page, platform }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await enterOffice(page, platform, { theme, language })
    await expect(page.getByRole('navigation')).toBeVisible()
    const picture = await page.screenshot({ type: 'jpeg' })
    const { deposit, withdrawal } = await giveWork(platform, picture.toString('base64'))
    const records = [[`/deposits/${deposit}`, 'img'] as const, [`/withdrawals/${withdrawal}`, 'term'] as const]
    for (const [address, thing] of [...DESKS, ...records]) {
      await goOn(page, address)
      const main = page.getByRole('main')
      await expect(main.getByRole(thing).last(), address).toBeVisible()
      await expect(main.locator('[aria-busy=true]'), address).toHaveCount(0)
      await expectSound(page, address)
    }
  })
}
