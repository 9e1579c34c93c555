import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'
import { choose } from './page.fixture.ts'

const FIVE_SECONDS = { timeout: 5_000 }

/** A visitor's page that stays open: what comes to it comes without a reload. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await visitor.addInitScript(() => localStorage.setItem('language', 'EN'))
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.evaluate(() => Object.assign(window, { sameDocument: true }))
  return visitor
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** Turns to the words of a language; those of the one before are gone then. */
async function speak(page: Page, language: 'ไทย' | 'English') {
  await page.getByRole('tab', { name: language }).click()
  await expect(page.getByRole('tabpanel', { name: language })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
}

/** Puts HTML on the page as a paste would. */
const paste = (into: Locator, html: string) =>
  into.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

async function propose(page: Page) {
  await page.getByRole('button', { name: 'Request publishing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Request publishing' }).click()
  await expect(page.getByText('Pending approval by another operator.')).toBeVisible()
}

/** As the supervisor, who sees what would be shown. */
async function approve(supervisor: Page, title: string, sees: (proposal: Locator) => Promise<void>) {
  await supervisor.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  await supervisor.getByRole('button', { name: 'Refresh' }).click()
  const proposal = supervisor.getByRole('main').getByRole('listitem').filter({ hasText: title }).first()
  await sees(proposal)
  await proposal.getByRole('button', { name: 'Approve' }).click()
  await supervisor.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
}

async function withdraw(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished.')).toBeVisible()
}

const HOSTILE =
  '<p>Pasted <b style="position:fixed" onclick="alert(1)">boldly</b></p><script>alert(2)</script>' +
  '<img src="x" onerror="alert(3)"><img src="https://evil.example/a.png"><svg onload="alert(4)"></svg>' +
  '<a href="javascript:alert(5)" onmouseover="alert(6)">harmless</a><iframe src="//evil.example"></iframe>'

test('an announcement written in the editor and approved by a colleague is on open pages within five seconds', async ({
  page,
  platform,
  browser,
}) => {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    return dialog.dismiss()
  })
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const title = `Works ${Date.now()}`
  const visitor = await visit(browser, `${platform.origins.site}/noticePage`)
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Announcements' }).click()
  await page.getByRole('link', { name: 'New announcement' }).click()
  await page.getByLabel('Title', { exact: true }).fill('งานระบบ')
  await page.getByRole('button', { name: 'Request publishing' }).click()
  await expect(page.getByText('Required before publishing.').first()).toBeVisible()

  const text = page.getByRole('textbox', { name: 'Text' })
  await speak(page, 'ไทย')
  await text.fill('ปิดปรับปรุงคืนนี้')
  await speak(page, 'English')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await text.click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('Tonight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('We work on ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('deposits')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await paste(text, HOSTILE)
  await expect(text).toContainText('Pasted boldly')
  await expect(text).toContainText('harmless')
  await expect(
    text.locator('script, svg, iframe, img[src*="evil"], [onclick], [onerror], [style*="fixed"]'),
  ).toHaveCount(0)
  await expect(text.locator('a')).toHaveCount(0)

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await preview.locator('body').waitFor()
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).check()
  await expect(preview.getByRole('heading', { name: 'Tonight' })).toBeVisible()
  await expect(preview.locator('strong').first()).toHaveText('deposits')
  await page.keyboard.press('Escape')
  await propose(page)

  const supervisor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(supervisor, platform, { who: 'supervisor' })
  await approve(supervisor, 'งานระบบ', async (proposal) => {
    await proposal.getByRole('radio', { name: 'English' }).check()
    await expect(proposal.getByRole('heading', { name: 'Tonight' })).toBeVisible()
    await expect(proposal.getByText('<strong>')).toHaveCount(0)
  })
  await expect(visitor.getByRole('main').getByRole('button', { name: title })).toBeVisible(FIVE_SECONDS)
  expect(await isSameDocument(visitor)).toBe(true)

  await page.reload()
  await withdraw(page)
  await expect(visitor.getByRole('main').getByRole('button', { name: title })).toHaveCount(0, FIVE_SECONDS)
  expect(ran).toEqual([])
  expect(faults.filter((fault) => /Trusted(HTML|Script)/.test(fault))).toEqual([])
})

test('a banner cropped in the office and approved is on an open page within five seconds', { tag: '@slow' }, async ({
  page,
  platform,
  browser,
}) => {
  const said = `App week ${Date.now()}`
  const visitor = await visit(browser, `${platform.origins.site}/down`)
  const shot = { name: 'wide.png', mimeType: 'image/png', buffer: await visitor.screenshot() }
  await enterOffice(page, platform)
  await page.goto(`${platform.origins.office}/content/banner/new`)
  await page.getByRole('combobox', { name: 'Page' }).click()
  await choose(page.getByRole('option', { name: 'App download' }))
  for (const [language, alt] of [
    ['ไทย', 'สัปดาห์แอป'],
    ['English', said],
  ] as const) {
    await speak(page, language)
    const choose = page.getByLabel('Choose: Picture, desktop')
    await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await expect(page.getByText('Only PNG and JPEG files are supported.')).toBeVisible()
    await choose.setInputFiles(shot)
    const crop = page.getByRole('dialog', { name: 'Crop picture' })
    await crop.getByRole('group', { name: 'Visible area' }).focus()
    await page.keyboard.press('ArrowDown')
    await crop.getByRole('button', { name: 'Crop' }).click()
    await expect(crop).toBeHidden()
    await page.getByLabel('Alternative text').fill(alt)
  }
  await propose(page)

  const supervisor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(supervisor, platform, { who: 'supervisor' })
  await approve(supervisor, 'สัปดาห์แอป', async (proposal) => {
    await proposal.getByRole('radio', { name: 'English' }).check()
    await expect(proposal.getByRole('img', { name: said })).toBeVisible()
  })
  const hung = visitor.getByRole('img', { name: said })
  await expect(hung).toBeVisible(FIVE_SECONDS)
  expect(await isSameDocument(visitor)).toBe(true)
  // Cut to the shape of the place: 1240 by 168.
  const shape = await hung.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  expect(shape).toBeCloseTo(1240 / 168, 1)
  await page.reload()
  await withdraw(page)
  await expect(hung).toHaveCount(0, FIVE_SECONDS)
})

test('a draft survives a refused save and an attempt to leave, and can be discarded', {
  tag: '@slow',
}, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Help articles' }).first().click()
  await page.getByRole('link', { name: 'New article' }).click()
  await page.getByLabel('Title', { exact: true }).fill('ยังไม่เสร็จ')
  await page.getByLabel('URL name').fill('Not An Address')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(page.getByLabel('URL name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('ยังไม่เสร็จ')
  await page.getByRole('link', { name: 'Banners' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.evaluate(() => history.back())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByLabel('URL name').fill(`unfinished-${Date.now()}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/content\/article\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Help articles' }).first().click()
  await page.getByRole('link', { name: 'ยังไม่เสร็จ' }).first().click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft discarded.')).toBeVisible()
  await expect(page).toHaveURL(/\/content\/article$/)
})

test('the order of banners is changed and kept', { tag: ['@slow', '@alone'] }, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.goto(`${platform.origins.office}/content/banner`)
  const home = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Home page' }) })
  const titles = () => home.getByRole('row').getByRole('link').allTextContents()
  await expect(home.getByRole('link')).toHaveCount(3)
  const [first = '', second = '', third = ''] = await titles()
  const turn = async (deed: string) => {
    await home.getByRole('button', { name: 'Change the order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Order: Home page' })
    await dialog.getByRole('button', { name: deed }).click()
    await dialog.getByRole('button', { name: 'Save order' }).click()
    await expect(dialog).toBeHidden()
  }
  await turn(`Move ${first} down`)
  await page.reload()
  await expect.poll(titles).toEqual([second, first, third])
  await turn(`Move ${first} up`)
  await expect.poll(titles).toEqual([first, second, third])
})
