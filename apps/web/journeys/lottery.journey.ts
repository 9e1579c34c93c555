import { listTickets } from '@sanuk/contracts/lottery'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { asOwner } from './member.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const GAME = 'five-minute-digits'

test('a bet on a lottery is placed, drawn and paid, stands in the record, and its draw is verified', {
  tag: '@phone',
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const site = createSite(platform.origins.site)
  const token = await site.join(newUsername('lotto_'))
  await site.deposit(token, '1000')
  // An issue that would end while the bet is made ends now.
  await asOwner(
    platform,
    `update lottery.issue set seals_at = clock_timestamp(), draws_at = clock_timestamp()
      where game = $1 and seals_at between now() and now() + interval '45 seconds'`,
    [GAME],
  )
  await reader.open('/lottery', token)
  await page.locator(`a[href*="gameCode=${GAME}"]`).first().click()
  await expect(page.getByRole('button', { name: say('lottery-ssc.group.back-three'), exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('lottery-ssc.group.back-three'), exact: true }).click()

  // Eight of ten digits at each place: one of two bets wins.
  for (const place of ['hundreds', 'tens', 'ones'] as const) {
    const row = page.getByRole('group', { name: say(`lottery-ssc.row.${place}`), exact: true })
    for (const digit of [0, 1, 2, 3, 4, 5, 6, 7])
      await row.getByRole('button', { name: String(digit), exact: true }).click()
  }
  // 512 units of 0.02.
  await page.getByText('฿0.02', { exact: true }).click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: say('lottery.bet_now') }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(say('lottery.confirm'))
  expect(await faultsOf(page, '[role="alertdialog"]')).toEqual([])
  await confirm.getByRole('button', { name: say('lottery.place_bets', { amount: '฿10.24' }) }).click()
  await expect(confirm).toBeHidden()

  await page.getByRole('tab', { name: say('lottery.tickets') }).click()
  const ticket = page.getByRole('button', { name: /฿10\.24/ })
  await expect(ticket).toContainText(say('lottery.ticket.open'))
  const number = /\d{8}-\d{4}/.exec((await ticket.textContent()) ?? '')?.[0] ?? ''

  // Bets on this issue end now instead of within five minutes. After an issue that was ended early it has not opened yet.
  await asOwner(
    platform,
    `update lottery.issue set opens_at = least(opens_at, clock_timestamp() - interval '1 second'),
        seals_at = clock_timestamp(), draws_at = clock_timestamp()
      where game = $1 and number = $2`,
    [GAME, number],
  )
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
  const stateNow = async () => (await call(listTickets, { query: {} })).list[0]?.state ?? 'open'
  await expect.poll(stateNow).not.toBe('open')
  const state = await stateNow()
  await page.reload()
  await page.getByRole('tab', { name: say('lottery.tickets') }).click()
  await page.getByRole('button', { name: say(`lottery.ticket.${state}`), exact: true }).click()
  await ticket.click()
  await expect(page.getByRole('dialog')).toContainText(number)
  expect(await reader.faults()).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: say('lottery.results') }).click()
  // A result is named by the last part of its number.
  await page.getByRole('button', { name: say('lottery.check', { number: number.slice(-4) }) }).click()
  const verdict = page.getByRole('status').filter({ hasText: number })
  await expect(verdict.locator('li[data-holds="true"]')).toHaveCount(2)
  expect(await faultsOf(page)).toEqual([])
})
