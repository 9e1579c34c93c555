import { takeSeat } from '../../../tools/demo-players/src/play.ts'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('play earns a rebate, which is claimed once and listed in the account record', {
  tag: ['@slow', '@phone'],
}, async ({ page, platform, reader }) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  const site = createSite(platform.origins.site)
  await site.deposit(token, '5000')
  await reader.open('/?panel=manualRebate', token)
  const centre = page.getByRole('dialog').first()
  await expect(centre.getByRole('button', { name: say('rebates.claim') })).toBeDisabled()
  await expect(centre.getByText(say('rebates.days.none'))).toBeVisible()
  expect(await reader.faults()).toEqual([])

  const seat = await takeSeat(await site.openGame(token))
  // At half a per cent, two hundred baht of play make the baht that is paid at the least.
  for (let played = 0; played < 400; played += Number(seat.stakes.at(-1))) await seat.spin(seat.stakes.at(-1))
  const claim = centre.getByRole('button', { name: say('rebates.claim') })
  await expect(claim).toBeEnabled({ timeout: 30_000 })
  expect(await reader.faults()).toEqual([])
  await claim.dblclick()
  await expect(page.getByText(/฿.* (is in your wallet|เข้ากระเป๋าแล้ว)/)).toBeVisible()
  await expect(claim).toBeDisabled()
  await expect(centre.getByText(say('rebates.state.running'), { exact: true })).toBeVisible()
  await reader.open('/?panel=transactionHistory', token)
  await expect(
    page.getByRole('dialog').first().getByText(say('wallet.kind.rebate')).filter({ visible: true }).first(),
  ).toBeVisible()
})

test('proposing a rebate rate shows what it would have cost, and the proposal can be taken back', {
  tag: '@slow',
}, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Rebates & turnover' }).click()
  const main = page.getByRole('main')
  const everybody = main.getByRole('group', { name: 'Rates for all members' })
  await everybody.getByLabel('Slots').fill('0.75')
  await main.getByRole('button', { name: 'Estimate cost' }).click()
  await expect(main.getByText(/would have received/).first()).toBeVisible()
  await main.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(main.getByText('A change is waiting for approval by another operator.')).toBeVisible()
  await main.getByRole('link', { name: 'Go to approvals' }).click()
  const proposal = main.getByRole('listitem').filter({ hasText: 'Rebate change' }).first()
  await expect(proposal.getByText(/Slots 0\.75%/)).toBeVisible()
  await proposal.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(proposal).toBeHidden()
})
