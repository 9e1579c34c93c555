import type { Page } from '@playwright/test'
import { SITE_PATHS } from '@sanuk/contracts/site-pages'
import { PANELS } from '../src/panels/panel-names.ts'
import { attackAnswers, COLLECTED, dangersIn, provoke } from './attacked-answers.fixture.ts'
import { countExecutions } from './executions.fixture.ts'
import { playerWithMoney } from './game.fixture.ts'
import { enterOffice, goOn } from './office.fixture.ts'
import { DESKS, giveWork } from './office-desks.fixture.ts'
import { expect, test } from './reader.fixture.ts'

// Without the page's policy, which would stop most of them by itself.
test.use({ bypassCSP: true, popsUp: true, contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(300_000)

/** Looks at a page that is full of attacks: whether anything ran, or stands there to be run. */
async function lookAt(page: Page, address: string, executions: () => Promise<readonly string[]>) {
  await expect(page.locator('h1, h2').first(), address).toBeAttached()
  await page.waitForLoadState('networkidle')
  await provoke(page)
  expect(await dangersIn(page), address).toEqual([])
  expect(await executions(), address).toEqual([])
}

test('no page of the site runs a script from any text of an answer', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { token } = await playerWithMoney(platform.origins.site)
  const executions = await countExecutions(page)
  const planted = await attackAnswers(page)
  await reader.open('/', token)
  for (const address of [...SITE_PATHS, ...PANELS.map((panel) => `/help?panel=${panel}`)]) {
    await page.goto(address)
    await lookAt(page, address, executions)
  }
  expect(planted.fields.size).toBeGreaterThan(50)
  expect(planted.attacks.size).toBe(COLLECTED)
})

test('no page of the office runs a script from any text of an answer', { tag: '@slow' }, async ({ page, platform }) => {
  await enterOffice(page, platform)
  const menu = page.getByRole('navigation').getByRole('link')
  await expect(menu).not.toHaveCount(0)
  await giveWork(platform, page)
  const places = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const executions = await countExecutions(page)
  const planted = await attackAnswers(page)
  await page.reload()
  for (const address of new Set([...places, ...DESKS.map(({ address }) => address)])) {
    await goOn(page, address)
    await lookAt(page, address, executions)
    const links = page.locator('main').getByRole('link')
    const further = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const record = further.find((href) => href.startsWith(`${address}/`))
    if (!record || record.endsWith('/new')) continue
    await goOn(page, record)
    await lookAt(page, record, executions)
  }
  expect(planted.fields.size).toBeGreaterThan(60)
  expect(planted.attacks.size).toBe(COLLECTED)
})
