import { takeSeat } from '../../../tools/demo-players/src/play.ts'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { enterOffice } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('a rank changed by two operators is reached by play and its reward claimed once', {
  tag: ['@slow', '@alone'],
}, async ({ page, platform, reader, browser }) => {
  const operator = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(operator, platform)
  await operator.getByRole('link', { name: 'VIP club' }).click()
  const first = operator.getByRole('group', { name: 'Rank 1' })
  await first.getByLabel('Rank-up reward').fill('101')
  await operator.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(operator.getByText('A reward must not exceed 1% of the stake required for it.')).toBeVisible()
  await first.getByLabel('Total deposits').fill('100')
  await first.getByLabel('Total valid stake').fill('1')
  await first.getByLabel('Rank-up reward').fill('0.01')
  await operator.getByRole('button', { name: 'Estimate cost' }).click()
  await expect(operator.getByRole('row').filter({ hasText: 'Bronze' })).toBeVisible()
  await operator.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(operator.getByText('A change is waiting for approval by another operator.')).toBeVisible()

  const site = createSite(platform.origins.site)
  const token = await site.join(newUsername('vip_'))
  await reader.open('/vip', token)
  await expect(page.getByText('฿1,000', { exact: true })).toBeVisible()

  const supervisor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(supervisor, platform, { who: 'supervisor' })
  await supervisor.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  const proposal = supervisor.getByRole('main').getByRole('listitem').filter({ hasText: 'VIP club change' }).first()
  await proposal.getByRole('button', { name: 'Approve' }).click()
  await supervisor.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  // What holds now comes to the open page by itself.
  await expect(page.getByText('฿0.01 when you reach it')).toBeVisible({ timeout: 5_000 })

  await site.deposit(token, '5000')
  const seat = await takeSeat(await site.openGame(token))
  for (let spin = 0; spin < 10; spin += 1) await seat.spin()
  await expect(page.getByRole('heading', { name: 'Your rewards' })).toBeVisible()
  const claim = page.getByRole('button', { name: 'Claim ฿0.01' })
  await expect(claim).toBeVisible({ timeout: 40_000 })
  expect(await faultsOf(page)).toEqual([])
  await claim.click()
  await expect(page.getByText('฿0.01 has been credited to your wallet')).toBeVisible()
  await expect(claim).toBeHidden()
  await expect(page.getByText(/^Claimed /)).toBeVisible()

  // What was given wants to be played before it leaves, and so does what was paid in.
  await reader.open('/?panel=bonusDetails', token)
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { name: reader.say('turnover.reason.bonus') })).toBeVisible()
  await expect(centre.getByRole('progressbar', { name: reader.say('turnover.reason.deposit') })).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await centre.getByRole('button', { name: new RegExp(`^${reader.say('member-centre.rewards')}`) }).click()
  await expect(centre.getByText(/^Claimed /)).toBeVisible()
  await expect(centre.getByText(reader.say('raffle.no_prizes'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
})
