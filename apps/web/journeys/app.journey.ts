import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('the way to a home screen is told for every device', async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/download')
  await expect(page).toHaveURL(/\/down$/)
  const phone = test.info().project.name.startsWith('phone')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(
    say(phone ? 'app.guide.android' : 'app.guide.computer'),
  )
  await page.getByRole('tab', { name: say('app.guide.ios') }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText(say('app.ios.3'))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('a link from outside chooses the language, and the address forgets it', async ({ page, reader }) => {
  await reader.open('/down?lang=en')
  await expect(page).toHaveURL(/\/down$/)
  await expect(page.getByRole('heading', { name: 'How to install' })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test.skip(() => test.info().project.name !== 'phone-th', 'the same everywhere')

  test('the site says so itself, and is back when the network is', async ({ page, context, reader }) => {
    await reader.open('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto('/promotions').catch(() => undefined)
    await expect(page.getByRole('heading', { name: 'ไม่มีอินเทอร์เน็ต' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('link', { name: 'ลองใหม่' }).click()
    await expect(page.getByRole('heading', { level: 1, name: reader.say('pages.promotions') })).toBeVisible()
  })
})

test('a part of the page that is gone with its version offers the new one', async ({ page, reader }) => {
  test.skip(test.info().project.name !== 'desktop-en', 'the same everywhere')
  await reader.open('/rng')
  await page.waitForLoadState('networkidle')
  // As after a new version has been put in the place of this one.
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }))
  await page
    .getByRole('navigation')
    .getByRole('link', { name: reader.say('site.app') })
    .first()
    .click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: reader.say('site.fault.outdated') })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.unroute(/\/assets\//)
  await alert.getByRole('button', { name: reader.say('site.reload') }).click()
  await expect(page.getByText(reader.say('app.guide'))).toBeVisible()
})
