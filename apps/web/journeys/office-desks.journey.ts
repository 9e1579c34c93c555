import type { Page } from '@playwright/test'
import { expect, type TestedPlatform, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, expectSound, goOn, LOOKS, openOffice } from './office.fixture.ts'
import { giveWork, OFFICE_PAGES, type OfficePage } from './office-desks.fixture.ts'
import { faultsOf } from './page.fixture.ts'

/** Looks at the page, at all sizes, and at the dialog that it opens. */
async function inspect(page: Page, { address, shows, opens }: OfficePage): Promise<void> {
  await goOn(page, address)
  const main = page.getByRole('main')
  await expect(main.locator(shows).last(), address).toBeVisible()
  await expect(main.locator('[aria-busy=true]'), address).toHaveCount(0)
  await expectSound(page, address)
  if (!opens) return
  const dialog = page.getByRole('dialog')
  await main.locator(opens).first().click()
  await expect(dialog, `the dialog of ${address}`).toBeVisible()
  expect.soft(await faultsOf(page), `the dialog of ${address}`).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog, `the dialog of ${address}`).toBeHidden()
}

/** The pages of records that somebody has to work on. */
async function recordsOf(page: Page, platform: TestedPlatform): Promise<readonly OfficePage[]> {
  const { deposit, withdrawal } = await giveWork(platform, page)
  return [
    { address: `/deposits/${deposit}`, shows: 'role=img' },
    { address: `/withdrawals/${withdrawal}`, shows: 'role=term' },
  ]
}

/** A quick run looks at each page in one of the looks, by turns; a slow one at the other as well. */
const WALKS = LOOKS.flatMap((look, at) => [
  { look, turn: at, half: 'one half', tag: [] },
  { look, turn: 1 - at, half: 'the other half', tag: ['@slow'] },
])

for (const { look, turn, half, tag } of WALKS) {
  const [theme, language, viewport] = look
  test(`${half} of the office in the ${theme} theme passes axe, is not cut at any size and obeys its policy`, {
    tag,
  }, async ({ page, platform }) => {
    test.setTimeout(300_000)
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text())
    })
    await page.setViewportSize(viewport)
    await openOffice(page, platform, { theme, language })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await faultsOf(page), 'the door').toEqual([])
    await enterOffice(page, platform, { theme, language })
    await expect(page.getByRole('main')).toContainText('฿')
    const pages = [...OFFICE_PAGES, ...(await recordsOf(page, platform))]
    for (const one of pages.filter((_, number) => number % LOOKS.length === turn)) await inspect(page, one)
    expect(refused).toEqual([])
  })
}
