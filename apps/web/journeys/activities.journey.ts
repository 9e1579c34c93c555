import { add, parseAmount, ZERO } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { showEnds } from './game.fixture.ts'
import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { choose, faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** One dot: the smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Where staff sit, whatever the member holds. */
const DESK = { locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

test('a deposit gift is credited after joining, with its turnover requirement', { tag: ['@slow', '@phone'] }, async ({
  page,
  platform,
  reader,
  locale,
}) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  await reader.open('/promotions', token)
  await page.getByRole('link', { name: locale === 'th-TH' ? 'ฝากแรก รับเพิ่ม 50%' : '50% first deposit bonus' }).click()
  await page.getByRole('button', { name: say('activities.join') }).click()
  await expect(page.getByText(say('activities.joined.note'))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await reader.open('/?panel=depositv2', token)
  const gifts = page.getByRole('group', { name: say('activities.with_deposit') })
  await expect(gifts.getByRole('radio', { name: '50%' })).toBeChecked()
  expect(await reader.faults()).toEqual([])
  await page.goBack()
  await createSite(platform.origins.site).deposit(token, '1000')
  // The page hears of it by itself.
  await expect(page.getByText(say('activities.claimed.note', { amount: '฿500.00' }))).toBeVisible({ timeout: 10_000 })
  await reader.open('/?panel=bonusDetails', token)
  await expect(page.getByText(/7,500/).first()).toBeVisible()
})

test('an application with a picture is granted by an operator and its reward claimed by the member', {
  tag: '@slow',
}, async ({ page, platform, reader, browser, locale }) => {
  const { say } = reader
  const { token, username } = await joinByName(platform)
  await reader.open('/promotions', token)
  await page.getByRole('link', { name: locale === 'th-TH' ? 'อวดรูปชนะ รับเครดิต' : 'Show us your win' }).click()
  await page.getByRole('button', { name: say('activities.apply') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('activities.remark')).fill('x25!')
  await dialog.getByRole('button', { name: say('activities.apply.send') }).click()
  await expect(dialog.getByText(say('activities.picture_needed'))).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer: DOT })
  expect(await reader.faults()).toEqual([])
  await dialog.getByRole('button', { name: say('activities.apply.send') }).click()
  await expect(page.getByText(say('activities.applying.note'))).toBeVisible()

  const operator = await (await browser.newContext(DESK)).newPage()
  await enterOffice(operator, platform)
  await operator.getByRole('link', { name: 'Bonus campaigns' }).click()
  const card = operator.getByRole('main').getByRole('listitem').filter({ hasText: username })
  await card.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByText(say('activities.processing.note'))).toBeVisible({ timeout: 10_000 })
  await card.getByRole('button', { name: 'Show 1 picture' }).click()
  await expect(operator.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible()
  await operator.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Approve' }).click()
  await operator.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(card).toBeHidden()

  const claim = page.getByRole('button', { name: say('activities.claim', { amount: '฿50.00' }) })
  await expect(claim).toBeVisible({ timeout: 10_000 })
  await reader.open('/?panel=rewardCenter', token)
  await page.getByRole('button', { name: say('activities.claim', { amount: '฿50.00' }) }).dblclick()
  await expect(page.getByText(say('activities.came', { amount: '฿50.00' }))).toBeVisible()
})

test('proposing an activity shows its cost in the last thirty days and rejects a budget that is too small', {
  tag: '@slow',
}, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.goto(`${platform.origins.office}/activities?sheet=activities`)
  await page.getByRole('button', { name: 'New campaign' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Thai name').fill('เติมวันเสาร์')
  await dialog.getByLabel('English name').fill('Saturday')
  await dialog.getByRole('button', { name: 'Estimate cost' }).click()
  await expect(dialog.getByText(/Over the last 30 days: up to/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByLabel('Total budget').fill('1')
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(dialog.getByText(/A campaign must end after it starts/)).toBeVisible()
  await dialog.getByLabel('Total budget').fill('50000')
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  const proposal = page.getByRole('main').getByRole('listitem').filter({ hasText: 'เติมวันเสาร์' }).first()
  await expect(proposal.getByText('Deposit bonus')).toBeVisible()
  await proposal.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(proposal).toBeHidden()
})

test('free rounds granted by an operator are played in the game, and their win is in the wallet and the record', {
  tag: '@slow',
}, async ({ page, platform, reader, browser }) => {
  const { say } = reader
  const { token, username } = await joinByName(platform)
  const operator = await (await browser.newContext(DESK)).newPage()
  await enterOffice(operator, platform)
  await operator.getByRole('link', { name: 'Free rounds' }).click()
  await operator.getByRole('button', { name: 'Grant free rounds' }).click()
  const grant = operator.getByRole('dialog')
  await grant.getByLabel('Thai name').fill('รอบฟรีวันเกิด')
  await grant.getByLabel('English name').fill('Birthday rounds')
  await grant.getByRole('checkbox', { name: 'Golden Tiger' }).check()
  await grant.getByRole('combobox', { name: 'Stake per round' }).click()
  await choose(operator.getByRole('option', { name: '฿5.00' }))
  await grant.getByLabel('Rounds per member').fill('3')
  await grant.getByLabel('Maximum win per member').fill('5000')
  await grant.getByLabel('End', { exact: true }).fill(`${new Date().getFullYear() + 1}-01-02T12:00`)
  const names = grant.getByLabel('Usernames', { exact: true })
  await names.fill(`${username}\n\nnobody-at-all`)
  await grant.getByRole('button', { name: 'Preview' }).click()
  await expect(grant.getByText('Line 3: no member called “nobody-at-all”')).toBeInViewport()
  expect(await faultsOf(operator)).toEqual([])
  await names.fill(username)
  await grant.getByRole('button', { name: 'Preview' }).click()
  await expect(grant.getByText('Total stakes ฿15.00 · maximum cost ฿5,000.00')).toBeInViewport()
  await grant.getByRole('button', { name: 'Grant free rounds' }).click()
  await expect(operator.getByRole('heading', { name: 'Birthday rounds' })).toBeVisible()

  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open('/rng', token)
  await page.getByRole('button', { name: say('lobby.free_rounds', { left: 3 }) }).click()
  await page.getByRole('link', { name: say('free-rounds.play', { game: 'Golden Tiger' }) }).click()
  const game = page.frameLocator('iframe')
  const card = game.locator('.celebration .card-title')
  await expect(card).toHaveText(say('game.free_rounds', { count: 3 }))
  await showEnds(page, reader)
  let won = ZERO
  for (let round = 0; round < 3; round += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins') && response.ok())
    await game.getByRole('button', { name: say('game.spin'), exact: true }).click()
    won = add(won, parseAmount((await (await answered).json()).win))
    await showEnds(page, reader)
  }
  const money = formatMoney(won, currency('THB'))
  await expect(game.locator('.balance .amount')).toHaveText(money)

  await reader.open('/?panel=personalHistoryCopy', token)
  const record = page.getByRole('dialog')
  await expect(record.getByText(say('wagers.free'))).toHaveCount(3)
  await expect(record.getByText(say('wagers.total.win'), { exact: true }).locator('..')).toContainText(money)
  await page.goto('/rng')
  await expect(page.getByRole('banner')).toContainText(money)
  await operator.reload()
  await expect(operator.getByRole('row', { name: username })).toContainText(`3 / 3${money}`)
})
