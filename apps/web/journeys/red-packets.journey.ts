import type { Browser, Page } from '@playwright/test'
import { activities, openRedPacket } from '@sanuk/contracts/activities'
import { openWire } from '@sanuk/wire/wire'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { choose, faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** Where staff sit, whatever the member holds. */
const DESK = { locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

/** An operator puts 60 into two packets, told on a page that is there already; a colleague agrees. */
async function begin({ browser, platform, name }: { browser: Browser; platform: TestedPlatform; name: string }) {
  const operator = await (await browser.newContext(DESK)).newPage()
  await enterOffice(operator, platform)
  await operator.goto(`${platform.origins.office}/activities?sheet=activities`)
  await operator.getByRole('button', { name: 'New campaign' }).click()
  const dialog = operator.getByRole('dialog')
  // A press while the dialog is still opening may be lost.
  await expect(async () => {
    await dialog.getByText('Red packets').click()
    await expect(dialog.getByLabel('Number of packets')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await dialog.getByLabel('Thai name').fill(name)
  await dialog.getByLabel('English name').fill(name)
  await dialog.getByRole('combobox', { name: 'Promotion page' }).click()
  await choose(operator.getByRole('option', { name: /96.21%/ }))
  await dialog.getByLabel('Number of packets').fill('2')
  await dialog.getByLabel('Minimum per packet').fill('20')
  await dialog.getByLabel('Maximum per packet').fill('40')
  await dialog.getByText('Depositors only').click()
  await dialog.getByText('Limit to certain hours').click()
  expect(await faultsOf(operator, '[role="dialog"]')).toEqual([])
  await dialog.getByText('Depositors only').click()
  await dialog.getByText('Limit to certain hours').click()
  await dialog.getByLabel('Total budget').fill('90')
  await dialog.getByRole('button', { name: 'Estimate cost' }).click()
  await expect(dialog.getByText(/The budget must fit the number of packets/)).toBeVisible()
  await dialog.getByLabel('Total budget').fill('60')
  await dialog.getByRole('button', { name: 'Estimate cost' }).click()
  await expect(
    dialog.getByText('฿60.00 in total, ฿30.00 per packet on average; early packets can hold up to ฿40.00.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(dialog).toBeHidden()
  const supervisor = await (await browser.newContext(DESK)).newPage()
  await enterOffice(supervisor, platform, { who: 'supervisor' })
  await supervisor.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  const proposal = supervisor.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
  await proposal.getByRole('button', { name: 'Approve' }).click()
  await supervisor.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(proposal).toBeHidden()
  return operator
}

const cardOf = (operator: Page, name: string) => operator.getByRole('main').locator('section').filter({ hasText: name })

/** As a member's own program would ask, whatever the page shows. */
const wireOf = ({ origins }: TestedPlatform, token: string) =>
  openWire({ origin: origins.site, language: () => 'en', token: () => token })

test('a red packet of an operator is opened once by a member and credited', {
  tag: ['@slow', '@phone', '@alone'],
}, async ({ page, platform, reader, browser, locale }) => {
  const { say } = reader
  const name = `Lucky ${locale} ${Date.now()}`
  const operator = await begin({ browser, platform, name })
  const { token } = await joinByName(platform)
  await reader.open('/promotions', token)
  await page.getByRole('link', { name: /96.21%/ }).click()
  const tap = page.getByRole('button', { name: say('red-packets.tap') })
  await expect(page.getByText(say('red-packets.left', { left: 2, packets: 2 }))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  // By the keyboard, as by a finger: pressed twice, it is opened once.
  await tap.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: '฿' })
  await expect(said).toBeFocused()
  const amount = /฿(\d\d\.\d\d)/.exec((await said.textContent()) ?? '')?.[1] ?? ''
  expect(Number(amount)).toBeGreaterThanOrEqual(20)
  expect(Number(amount)).toBeLessThanOrEqual(40)
  await expect(said).toHaveText(say('red-packets.got.said', { amount: `฿${amount}` }))
  await expect(page.getByText(say('red-packets.left', { left: 1, packets: 2 }))).toBeVisible()
  const recent = page.getByRole('region', { name: say('red-packets.recent') }).getByRole('listitem')
  await expect(recent.first()).toContainText(/^pl\*\*\*.*฿/)
  expect(await faultsOf(page)).toEqual([])

  // It stays opened, with what was in it; who asks again all the same is told so.
  await page.reload()
  await expect(page.getByText(say('red-packets.again.once'))).toBeVisible()
  await expect(tap).toHaveCount(0)
  const call = wireOf(platform, token)
  const id = (await call(activities)).list.find((activity) => activity.name === name)?.id ?? ''
  await expect(call(openRedPacket, { params: { id } })).rejects.toMatchObject({ code: 'packet_opened' })

  await operator.reload()
  await expect(cardOf(operator, name).getByText('1 of 2')).toBeVisible()
  await expect(cardOf(operator, name).getByText(`฿${amount}`)).toBeVisible()
  await cardOf(operator, name).getByRole('button', { name: 'Stop' }).click()
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click()
  await expect(cardOf(operator, name).getByText('Closed')).toBeVisible()
})

test('the red packet panel leads visitors to the login', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/?panel=redPacket')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await dialog.getByRole('button', { name: say('red-packets.sign_in') }).click()
  await expect(page).toHaveURL(/panel=login/)
})
