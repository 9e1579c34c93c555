import { createSite } from '../../../tools/demo-players/src/site.ts'
import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** One dot: the smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Where staff sit, whatever the member holds. */
const DESK = { locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

test.describe(() => {
  test.skip(
    ({ isMobile, locale }) => isMobile !== (locale === 'th-TH'),
    'Once on a phone in Thai, once on a desk in English.',
  )

  test('a gift is joined for and comes with the deposit, and wants to be played with it', async ({
    page,
    platform,
    reader,
    locale,
  }) => {
    const { say } = reader
    const { token } = await joinByName(platform)
    await reader.open('/promotions', token)
    await page
      .getByRole('link', { name: locale === 'th-TH' ? 'ฝากแรก รับเพิ่ม 50%' : '50% on your first deposit' })
      .click()
    await page.getByRole('button', { name: say('activities.join') }).click()
    await expect(page.getByText(say('activities.joined.note'))).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await reader.open('/?panel=depositv2', token)
    const chosen = page.getByRole('combobox', { name: say('activities.with_deposit') })
    await expect(chosen).toContainText('50%')
    expect(await reader.faults()).toEqual([])
    await page.goBack()
    await createSite(platform.origins.site).deposit(token, '1000')
    // The page hears of it by itself.
    await expect(page.getByText(say('activities.claimed.note', { amount: '฿500.00' }))).toBeVisible({ timeout: 10_000 })
    await reader.open('/?panel=bonusDetails', token)
    await expect(page.getByText(/7,500/).first()).toBeVisible()
  })

  test('what is sent in is worked on by an operator, granted, and claimed', async ({
    page,
    platform,
    reader,
    browser,
    locale,
  }) => {
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
    await operator.getByRole('link', { name: 'Promotions to join' }).click()
    const card = operator.getByRole('main').getByRole('listitem').filter({ hasText: username })
    await card.getByRole('button', { name: 'Work on it' }).click()
    await expect(page.getByText(say('activities.processing.note'))).toBeVisible({ timeout: 10_000 })
    await card.getByRole('button', { name: 'Show 1 picture' }).click()
    await expect(operator.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible()
    await operator.keyboard.press('Escape')
    await card.getByRole('button', { name: 'Grant' }).click()
    await operator.getByRole('dialog').getByRole('button', { name: 'Grant' }).click()
    await expect(card).toBeHidden()

    const claim = page.getByRole('button', { name: say('activities.claim', { amount: '฿50.00' }) })
    await expect(claim).toBeVisible({ timeout: 10_000 })
    await reader.open('/?panel=rewardCenter', token)
    await page.getByRole('button', { name: say('activities.claim', { amount: '฿50.00' }) }).dblclick()
    await expect(page.getByText(say('activities.came', { amount: '฿50.00' }))).toBeVisible()
  })
})

test.describe(() => {
  test.skip(
    ({ isMobile, locale }) => isMobile || locale !== 'en-US',
    'The back office keeps its own language and brings its own widths: once is enough.',
  )

  test('an operator proposes an activity, and sees what it would have cost', async ({ page, platform }) => {
    await enterOffice(page, platform)
    await page.goto(`${platform.origins.office}/activities?sheet=activities`)
    await page.getByRole('button', { name: 'New activity' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name in Thai').fill('เติมวันเสาร์')
    await dialog.getByLabel('Name in English').fill('Saturday')
    await dialog.getByRole('button', { name: 'What would it have cost?' }).click()
    await expect(dialog.getByText(/In the last thirty days at most/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByLabel('Budget in all').fill('1')
    await dialog.getByRole('button', { name: 'Propose the change' }).click()
    await expect(dialog.getByText(/An activity has to end after it begins/)).toBeVisible()
    await dialog.getByLabel('Budget in all').fill('50000')
    await dialog.getByRole('button', { name: 'Propose the change' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Approvals' }).click()
    const proposal = page.getByRole('main').getByRole('listitem').filter({ hasText: 'เติมวันเสาร์' }).first()
    await expect(proposal.getByText('Gift for a deposit')).toBeVisible()
    await proposal.getByRole('button', { name: 'Take back' }).click()
    await expect(proposal).toBeHidden()
  })
})
