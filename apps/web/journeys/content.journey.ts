import { faultsOf, watchShifts } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('notices open in a dialog from the bar and unfold on their page', { tag: ['@slow', '@alone'] }, async ({
  page,
  reader,
}) => {
  const { say } = reader
  await reader.open('/')
  const bar = page.getByRole('region', { name: say('home.notices'), exact: true })
  const first = bar.getByRole('listitem').first().getByRole('button')
  const title = (await first.textContent()) ?? ''
  // It wanders, and stands still under the mouse.
  await first.dispatchEvent('click')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(title)
  await expect(dialog.locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(await reader.faults()).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto('/noticePage')
  const titles = page.getByRole('main').getByRole('button', { expanded: false })
  await expect(titles).not.toHaveCount(0)
  const count = await titles.count()
  await titles.first().click()
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
  await titles.first().click()
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(titles).toHaveCount(count - 1)
  expect(await faultsOf(page)).toEqual([])
})

test('promotions are filtered by category and one opens with what can be done today', async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/promotions')
  await expect(page).toHaveTitle(new RegExp(say('pages.promotions')))
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(9)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: say('promotions.category.deposit') }).click()
  await expect(cards).toHaveCount(2)
  await expect(page).toHaveURL(/category=deposit/)
  const name = (await cards.first().textContent()) ?? ''
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/promoDetail\?id=/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(say('promotions.state.running'))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: say('promotions.sign_in') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an unknown promotion says that it is gone', { tag: '@slow' }, async ({ page, reader }) => {
  await reader.open('/promoDetail?id=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: reader.say('promotions.gone') })).toBeVisible()
  await page.goto('/promoDetail')
  await expect(page.getByRole('heading', { level: 1, name: reader.say('promotions.gone') })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('help articles are searched, unfolded and linked to', { tag: ['@slow', '@phone'] }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/help')
  const questions = page.getByRole('main').getByRole('button', { expanded: false })
  await expect(questions).not.toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('searchbox').fill('RTP 96.21')
  await expect(page.getByRole('status').filter({ hasText: say('help.found', { count: 1 }) })).toBeVisible()
  await questions.click()
  await expect(page).toHaveURL('/help#golden-tiger')
  await expect(page.getByRole('table')).toContainText('137.82')
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('button', { name: say('help.show_all') }).click()
  await expect(questions).not.toHaveCount(0)

  await page.goto('/help#deposit')
  const opened = page.getByRole('main').getByRole('button', { expanded: true })
  await expect(opened).toHaveCount(1)
  await expect(opened).toBeInViewport()
  expect(await faultsOf(page)).toEqual([])
})

test('feedback with pictures is validated and sent', async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/help')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('help.feedback') })
    .click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: say('feedback.send') })
  await dialog.getByLabel(say('feedback.content')).fill('short')
  await send.click()
  await expect(dialog.getByText(say('field.length', { min: 10, max: 1000 }))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await dialog.getByRole('button', { name: say('feedback.topic.praise') }).click()
  await dialog.getByLabel(say('feedback.content')).fill('The tiger is lovely. <b>Really</b>!')
  const choose = dialog.locator('input[type="file"]')
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(dialog.getByText(say('field.pictures.kind'))).toBeVisible()
  const shot = await page.screenshot()
  await choose.setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: shot },
    { name: 'two.png', mimeType: 'image/png', buffer: shot },
  ])
  await expect(dialog.getByRole('img', { name: 'two.png' })).toBeVisible()
  await dialog.getByRole('button', { name: say('field.pictures.remove', { name: 'one.png' }) }).click()
  await expect(dialog.getByRole('img', { name: 'one.png' })).toHaveCount(0)
  expect(await reader.faults()).toEqual([])
  await send.click()
  await expect(page.getByText(say('feedback.done'))).toBeVisible()
  await expect(dialog).toBeHidden()
})

test.describe('announcements that pop up', () => {
  test.use({ popsUp: true })

  test('open once after loading, shift nothing and do not cover the login dialog', { tag: '@slow' }, async ({
    page,
    reader,
  }) => {
    const { say, open } = reader
    const shifted = await watchShifts(page)
    await open('/?panel=login')
    const dialog = page.getByRole('dialog')
    const popUp = page.getByRole('dialog', { name: say('home.notices'), exact: true })
    await expect(dialog).toHaveCount(1)
    await expect(popUp).toHaveCount(0)
    await page.goto('/')
    await expect(popUp).toBeVisible()
    expect(await reader.faults()).toEqual([])
    await popUp.getByRole('button', { name: say('site.close') }).click()
    await expect(popUp).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('ANONYMOUS_POPUP'))).toBe('1')
    expect(await shifted()).toBeLessThan(0.01)
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('region', { name: say('home.notices'), exact: true })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(popUp).toHaveCount(0)
  })
})
