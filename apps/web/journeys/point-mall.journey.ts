import { randomUUID } from 'node:crypto'
import { setPaymentPassword } from '@sanuk/contracts/security'
import { openWire } from '@sanuk/wire/wire'
import { asOwner, joinByName, PASSWORD } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const PAYMENT = '246813'

test('play earns points, which buy a reward approved by an operator and convert to money', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform, context, locale }) => {
  const { say, open } = reader
  const thai = locale === 'th-TH'
  const { username, token } = await joinByName(platform)
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
  await call(setPaymentPassword, {
    body: { paymentPassword: PAYMENT, proof: { way: 'password', password: PASSWORD } },
  })
  await open('/pointMall', token)
  const own = page.getByRole('region', { name: say('points.own') })
  await expect(own).toContainText(say('points.amount', { points: 0 }))

  // Thirty thousand staked at slots, as the rooms of play leave it: the open page hears of its points.
  await asOwner(
    platform,
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     select $1::uuid, brand, id, 'STUDIO', $1::uuid::text, 'golden-tiger', 'RNG', 'THB', 300000000, 0, 'settled', now(),
            now(), 0, 1, 2 from members.member where username = $2`,
    [randomUUID(), username],
  )
  await expect(own).toContainText(say('points.amount', { points: 3000 }))

  await page.getByRole('button', { name: thai ? 'เลี้ยงอาหารช้าง 1 มื้อ' : 'Feed an elephant' }).click()
  const redeem = page.getByRole('dialog')
  const password = redeem.getByLabel(say('points.password'), { exact: true })
  await password.fill('000000')
  await redeem.getByRole('button', { name: say('points.redeem.for', { points: 2000 }) }).click()
  await expect(redeem.getByText(say('refusal.payment_password_wrong'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await password.fill(PAYMENT)
  await redeem.getByRole('button', { name: say('points.redeem.for', { points: 2000 }) }).click()
  await expect(redeem).toHaveCount(0)
  await expect(own).toContainText(say('points.held', { points: 2000 }))

  await page.getByRole('tab', { name: say('points.history') }).click()
  const row = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(row).toContainText(say('points.state.in_progress'))

  const office = await context.newPage()
  await enterOffice(office, platform)
  await office.goto(`${platform.origins.office}/points`)
  const waiting = office.getByRole('listitem').filter({ hasText: username })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(waiting).toHaveCount(0)
  await office.close()

  // The member's page hears of it.
  await expect(row).toContainText(say('points.state.approved'))
  await own.getByRole('button', { name: say('points.convert') }).click()
  const convert = page.getByRole('dialog', { name: say('points.convert') })
  await convert.getByLabel(say('points.password'), { exact: true }).fill(PAYMENT)
  await convert.getByRole('button', { name: say('points.convert.do', { amount: '฿10.00' }) }).click()
  await expect(page.getByText(say('points.converted', { amount: '฿10.00' }))).toBeVisible()
  await expect(own).toContainText(say('points.amount', { points: 0 }))
  await expect(row).toContainText(say('points.history.conversion', { amount: '฿10.00' }))
})

test('visitors see the point mall and are asked to sign in before redeeming', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader }) => {
  const { say, open } = reader
  await open('/pointMall')
  await expect(page.getByRole('listitem').filter({ hasText: say('points.amount', { points: 4800 }) })).toBeVisible()
  await page.getByRole('tab', { name: say('points.history') }).click()
  await expect(page.getByText(say('points.history.sign_in'))).toBeVisible()
  await page.getByRole('tab', { name: say('points.shelf') }).click()
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: say('identity.login.title') })).toBeVisible()
})
