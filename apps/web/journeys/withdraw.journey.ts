import { randomInt } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { listWithdrawals } from '@sanuk/contracts/withdrawals'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { asOwner, joinByName, PASSWORD } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const PIN = '204816'

/** Where staff sit, whatever the member holds. */
const DESK = { locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

/** Sets the payment password and adds the first account, as the page asks for it. */
async function prepare(centre: Locator, { say }: Reader) {
  const page = centre.page()
  await centre.getByRole('button', { name: say('withdrawals.password.set') }).click()
  await page.getByLabel(say('security.passwords.payment.new'), { exact: true }).fill(PIN)
  await page.getByLabel(say('security.passwords.again'), { exact: true }).fill(PIN)
  await page.getByRole('button', { name: say('security.save'), exact: true }).click()
  const proof = page.getByRole('dialog', { name: say('security.proof.title') })
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await centre.getByRole('button', { name: say('payees.account.none') }).click()
  const adding = page.getByRole('dialog', { name: say('payees.add.title') })
  await adding.getByLabel(say('payees.number')).fill('123')
  await adding.getByLabel(say('payees.holder')).fill('สมชาย ใจดี')
  await adding.getByLabel(say('payees.password'), { exact: true }).fill(PIN)
  await expect(adding.getByText(say('payees.number.wrong', { count: '10' }))).toBeVisible()
  await adding.getByLabel(say('payees.number')).fill(String(randomInt(10 ** 9, 10 ** 10)))
  await adding.getByRole('button', { name: say('payees.add') }).click()
  await expect(adding).toBeHidden()
}

test('a withdrawal is approved in the office, paid in two parts by the bank and confirmed', { tag: '@phone' }, async ({
  page,
  platform,
  reader,
  browser,
}) => {
  const { say } = reader
  const { token, username } = await joinByName(platform)
  await createSite(platform.origins.site).deposit(token, '5000')
  const ofMember = 'member in (select id from members.member where username = $1)'
  await asOwner(platform, `delete from turnover.demand where ${ofMember}`, [username])
  await reader.open('/?panel=withdraw', token)
  const centre = page.getByRole('dialog').first()
  await prepare(centre, reader)
  await centre.getByLabel(say('withdrawals.amount', { symbol: '฿' })).fill('1000')
  await centre.getByLabel(say('withdrawals.password'), { exact: true }).fill(PIN)
  expect(await reader.faults()).toEqual([])
  await centre.getByRole('button', { name: say('withdrawals.submit.amount', { amount: '฿1,000.00' }) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /1,000/ }).dblclick()
  await expect(centre.getByText(say('withdrawals.lead.waiting'))).toBeVisible()

  const operator = await (await browser.newContext(DESK)).newPage()
  await enterOffice(operator, platform)
  await operator
    .getByRole('navigation')
    .getByRole('link', { name: /^Withdrawals/ })
    .click()
  await operator.getByRole('row', { name: username }).getByRole('link').first().click()
  await operator.getByRole('button', { name: 'Claim' }).click()
  await operator.getByRole('button', { name: 'Approve and send to bank' }).click()
  const confirmation = operator.getByRole('alertdialog', { name: 'Confirm the payout' })
  await expect(confirmation).toContainText(username)
  await confirmation.getByRole('button', { name: 'Approve and send to bank' }).click()
  await expect(operator.getByText('Payout order sent. Waiting for the bank.')).toBeVisible()
  await expect(centre.getByText(say('withdrawals.lead.paying'))).toBeVisible()

  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
  const reference = (await call(listWithdrawals, { query: {} })).list[0]?.reference ?? ''
  const bank = await (await browser.newContext(DESK)).newPage()
  await bank.goto(`${platform.origins.bank}/payouts`)
  const payout = bank.locator('dl', { hasText: reference }).locator('+ form')
  await payout.getByRole('button', { name: 'Pay half' }).click()
  await expect(centre.getByText(say('withdrawals.lead.partly_paid'))).toBeVisible()
  await payout.getByRole('button', { name: 'Pay the rest' }).click()
  await expect(centre.getByText(say('withdrawals.lead.paid'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await centre
    .getByRole('button', { name: say('withdrawals.answer.received'), exact: true })
    .first()
    .click()
  await expect(centre.getByText(say('withdrawals.lead.received'))).toBeVisible()
})
