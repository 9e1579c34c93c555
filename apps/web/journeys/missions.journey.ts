import { takeSeat } from '../../../tools/demo-players/src/play.ts'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('missions progress by playing, a completed one is claimed, and a day is checked in once', {
  tag: ['@slow', '@phone'],
}, async ({ page, platform, reader }) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  const site = createSite(platform.origins.site)
  await site.deposit(token, '1000')
  const seat = await takeSeat(await site.openGame(token))
  for (let round = 0; round < 5; round += 1) await seat.spin(seat.stakes.at(0))
  await reader.open('/?panel=missionLeaderboard', token)
  const centre = page.getByRole('dialog').first()
  const weekly = centre.getByRole('listitem').filter({ hasText: /Deposit 1,000 this week|ฝากครบ 1,000/ })
  const claim = weekly.getByRole('button')
  await expect(claim).toBeVisible({ timeout: 30_000 })
  const spins = centre.getByRole('progressbar', { name: /Spin the slots|ปั่นสล็อต/ })
  await expect(spins).toHaveAttribute('aria-valuenow', '10', { timeout: 30_000 })
  expect(await reader.faults()).toEqual([])

  await claim.click()
  const won = page.getByRole('dialog', { name: say('missions.won') })
  await expect(won.getByText(/฿38\.00/)).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await won.getByRole('button', { name: say('missions.won.close') }).click()
  await expect(weekly.getByText(say('missions.claimed'))).toBeVisible()

  await centre.getByRole('tab', { name: say('missions.sheet.check_in') }).click()
  expect(await reader.faults()).toEqual([])
  await centre.getByRole('button', { name: say('missions.check_in'), exact: true }).click()
  await won.getByRole('button', { name: say('missions.won.close') }).click()
  await expect(centre.getByRole('button', { name: say('missions.checked_in') })).toBeDisabled()

  await centre.getByRole('tab', { name: say('missions.sheet.board') }).click()
  await expect(centre.getByRole('status').filter({ hasText: '฿' })).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await reader.open('/?panel=transactionHistory', token)
  await expect(
    page.getByRole('dialog').first().getByText(say('wallet.kind.mission')).filter({ visible: true }).first(),
  ).toBeVisible()
})

test('proposing a mission target shows what it would have paid, and the proposal can be taken back', {
  tag: '@slow',
}, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Missions' }).click()
  const main = page.getByRole('main')
  await main.getByRole('group', { name: 'Mission 2' }).getByLabel('Target').fill('60')
  await main.getByRole('button', { name: 'Estimate for last month' }).click()
  await expect(main.getByText(/if everyone had claimed/)).toBeVisible()
  await main.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(main.getByText('A change is waiting for approval by another operator.')).toBeVisible()
  await main.getByRole('link', { name: 'Go to approvals' }).click()
  const proposal = main.getByRole('listitem').filter({ hasText: 'Missions change' }).first()
  await proposal.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(proposal).toBeHidden()
})
