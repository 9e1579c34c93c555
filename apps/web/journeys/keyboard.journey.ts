import type { Locator, Page } from '@playwright/test'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { expect, test } from './reader.fixture.ts'

/** Goes on by the keyboard until something has the focus, however many stops that takes within reason. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const most = 80
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement && document.hasFocus())) return
  }
  throw new Error(`${most} times ${key} did not lead to ${target}`)
}

test('the keyboard alone leads from the home page to a spin and back', async ({ page, reader, platform }) => {
  // Nothing but what is walked through shall keep the machine busy.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { say, open } = reader
  const site = createSite(platform.origins.site)
  const token = await site.join(newUsername('nok_'))
  await site.deposit(token, '500')

  await test.step('over what comes on every page, to a game', async () => {
    await open('/', token)
    const tile = page
      .getByRole('main')
      .getByRole('link', { name: /Golden Tiger|เสือทองคำ/ })
      .first()
    await expect(tile).toBeVisible()
    await walkTo(page, page.getByRole('link', { name: say('site.skip') }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await walkTo(page, tile)
    // Whoever cannot see where they are is lost.
    expect(await tile.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\?/)
  })

  await test.step('into the game, and a round', async () => {
    const spin = page.frameLocator('iframe').getByRole('button', { name: say('game.spin'), exact: true })
    await expect(spin).toBeEnabled()
    await walkTo(page, spin)
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins'))
    await page.keyboard.press('Space')
    expect((await answered).ok()).toBe(true)
  })

  await test.step('and out of it again', async () => {
    const leave = page.getByRole('button', { name: say('launch.leave') })
    await walkTo(page, leave, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/game\?/)
    await expect(page.getByRole('main')).toBeVisible()
  })
})

test('landmarks and headings of the home page are in reading order', { tag: '@slow' }, async ({ page, reader }) => {
  const { say, open } = reader
  await open('/')
  await page
    .getByRole('list', { name: say('home.popular') })
    .getByRole('listitem')
    .first()
    .waitFor()
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(page.getByRole('heading', { name: say('trust.fair'), exact: true })).toBeAttached({ timeout: 1_000 })
    await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  const told = await page.locator('body').ariaSnapshot()
  const parts = [...told.matchAll(/^\s*- (banner|navigation|main|contentinfo|complementary)\b/gm)].map(
    ([, role]) => role,
  )
  expect(parts).toEqual(['banner', 'navigation', 'main', 'contentinfo', 'navigation', 'complementary'])
  const headings = [...told.matchAll(/- heading "(.*)" \[level=(\d)\]/g)].map(([, name, level]) => ({ name, level }))
  expect(headings[0]).toMatchObject({ level: '1' })
  expect(new Set(headings.slice(1).map(({ level }) => level))).toEqual(new Set(['2']))
  const own = (['home.popular', 'winners.title', 'raffle.title', 'trust.fair'] as const).map((word) => say(word))
  // Between them stands what the brand is giving away today.
  expect(headings.map(({ name }) => name ?? '').filter((name) => own.includes(name))).toEqual(own)
})
