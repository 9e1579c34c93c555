import { expect, type Page, test } from '@playwright/test'
import { build, type PreviewServer, preview } from 'vite'
import { faultsOf } from './page.fixture.ts'

const themes = ['light', 'dark'] as const
const phone = { width: 390, height: 844 }

let server: PreviewServer
let origin: string

test.beforeAll(async ({ browserName: _ }, info) => {
  const configFile = new URL('../gallery/vite.config.ts', import.meta.url).pathname
  const outDir = info.outputPath('gallery')
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  origin = server.resolvedUrls?.local[0] ?? ''
})

test.afterAll(() => server.close())

async function open(page: Page, view: 'light' | 'dark' | 'both', language: 'th' | 'en' = 'en') {
  await page.goto(`${origin}?view=${view}&lang=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const view of themes) {
  test(`axe finds nothing in the ${view} gallery, in Thai and English, wide and narrow`, async ({ page }) => {
    await open(page, view, 'th')
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(phone)
    await open(page, view, 'en')
    expect(await faultsOf(page)).toEqual([])
  })

  test(`axe finds nothing in what opens over the ${view} page`, async ({ page }) => {
    await open(page, view)
    const overlays = page.locator('#overlays')
    for (const name of ['Log in', 'Terms of use', 'Log out', 'Filters · bottom', 'Filters · right']) {
      const part = name === 'Log out' ? '[role=alertdialog]' : '[role=dialog]'
      await overlays.getByRole('button', { name, exact: true }).click()
      await expect(page.locator(part)).toBeVisible()
      expect(await faultsOf(page, part)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-scrim]')).toHaveCount(0)
    }
    await overlays.getByRole('button', { name: 'nok_88' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await faultsOf(page, '[role=menu]')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Bank' }).first().click()
    await expect(page.getByRole('listbox')).toBeVisible()
    expect(await faultsOf(page, '[role=listbox]')).toEqual([])
    await page.keyboard.press('Escape')
    await overlays.getByRole('button', { name: 'success' }).click()
    await expect(page.getByText('New balance')).toBeVisible()
    expect(await faultsOf(page, '[data-sonner-toaster]')).toEqual([])
  })
}

test('nothing is wider than a narrow phone, and nothing complains on the console', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['th', 'en'] as const) {
    await open(page, 'both', language)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  expect(complaints).toEqual([])
})

test('a button does its work once however often it is pressed, and keeps its width and focus', async ({ page }) => {
  await open(page, 'light')
  const button = page.getByRole('button', { name: 'Place bet ฿230.00' })
  const width = (await button.boundingBox())?.width
  await button.click({ clickCount: 3 })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  expect((await button.boundingBox())?.width).toBe(width)
  await expect(button).toBeFocused()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toHaveAttribute('data-done', '1')
})

test('an amount gets its separators while it is typed and keeps the caret in its place', async ({ page }) => {
  await open(page, 'light')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('')
  await amount.pressSequentially('1234567.5')
  await expect(amount).toHaveValue('1,234,567.5')
  await expect(amount).toHaveAttribute('data-wire', '1234567.5')
  await amount.press('Home')
  await amount.pressSequentially('98')
  await expect(amount).toHaveValue('981,234,567.5')
  expect(await amount.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  for (let key = 0; key < 3; key++) await amount.press('ArrowRight')
  await amount.press('Backspace')
  await amount.press('Delete')
  await expect(amount).toHaveAttribute('data-wire', '9814567.5')
  await page.getByRole('group', { name: 'Quick amounts' }).first().getByRole('button', { name: '฿5,000' }).click()
  await expect(amount).toHaveValue('5,000')
})

test('hint and error belong to their control', async ({ page }) => {
  await open(page, 'light')
  const wrong = page.getByRole('textbox', { name: 'New password' })
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription('At least 8 characters')
  await page.getByRole('button', { name: 'Show password' }).nth(1).click()
  await expect(wrong).toHaveAttribute('type', 'text')
})

test('the keyboard leads through a dialog and back to where it came from', async ({ page }) => {
  await open(page, 'light')
  const opener = page.locator('#overlays').getByRole('button', { name: 'Log in' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Username')).toBeFocused()
  for (let key = 0; key < 8; key++) {
    await page.keyboard.press('Tab')
    // At either end a guard takes the key and hands the focus on to the other end.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a question stays while its work is under way, and shows what went wrong', async ({ page }) => {
  await open(page, 'light')
  await page.getByRole('button', { name: 'A withdrawal that fails' }).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw ฿500.00' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.mouse.click(5, 5)
  await question.getByRole('button', { name: 'Withdraw ฿500.00' }).click()
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Withdraw ฿500.00' })).toHaveAttribute('aria-busy', 'true')
  await expect(question.getByText('The bank is closed until 03:30')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
})

test('a menu opens under the pointer and by the keyboard, and its choice is ticked', async ({ page }) => {
  await open(page, 'light')
  const trigger = page.getByRole('button', { name: 'Language' })
  await trigger.hover()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('menu')).toBeHidden()
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'ไทย' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await trigger.click()
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true')
})

test('arrow keys choose among segments and tabs', async ({ page }) => {
  await open(page, 'light')
  await page.getByRole('radio', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Hot' })).toBeChecked()
  await page.getByRole('tab', { name: 'Username' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel').first()).toHaveText('Log in with a code by SMS')
})

test('pagination leads no further than its ends', async ({ page }) => {
  await open(page, 'light')
  const pages = page.getByRole('navigation', { name: 'Pages 1', exact: true })
  for (const name of ['First', 'Previous']) await expect(pages.getByRole('button', { name })).toBeDisabled()
  await pages.getByRole('button', { name: 'Last' }).click()
  await expect(pages.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Next', 'Last']) await expect(pages.getByRole('button', { name })).toBeDisabled()
})

test('a countdown runs by the clock, says when it is nearly over and stops at zero', async ({ page }) => {
  await page.clock.install()
  await open(page, 'light')
  await page.getByRole('button', { name: 'Restart' }).click()
  const timer = page.getByRole('timer').first()
  await expect(timer).toHaveAccessibleName('Closes in 00:00:38')
  await page.clock.runFor(8_000)
  await expect(timer).toHaveAccessibleName('Closes in 00:00:30')
  await expect(page.getByText('30 seconds left')).toBeAttached()
  await page.clock.runFor(60_000)
  await expect(timer).toHaveAccessibleName('Closes in 00:00:00')
})

test('on a phone a dialog rises from the bottom edge and table rows are cards', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'light')
  await page.locator('#overlays').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  // It rises from below; where it ends is what counts.
  const bottom = () => dialog.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBe(phone.height)
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: phone.width })
  await page.keyboard.press('Escape')
  const table = page.getByRole('table', { name: 'Latest winners', exact: true })
  await expect(table.getByRole('row').nth(1)).toHaveCSS('display', 'grid')
  await expect(table.getByRole('columnheader', { name: 'Paid' })).toBeAttached()
})

test('less motion asked for, digits and panels stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'light')
  await page.getByRole('button', { name: '+165.11' }).click()
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length,
  )
  const spinners = await page.locator('[data-motion="essential"]').count()
  expect(moving).toBe(spinners)
})
