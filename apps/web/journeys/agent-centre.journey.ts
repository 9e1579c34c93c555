import { randomUUID } from 'node:crypto'
import { listAgreements } from '@sanuk/contracts/agent-agreements'
import { agentOverview } from '@sanuk/contracts/agent-centre'
import { listAgentLinks, makeAgentLink } from '@sanuk/contracts/agent-links'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { appointAgent } from '@sanuk/contracts/office-agents'
import { openWire } from '@sanuk/wire/wire'
import { takeSeat } from '../../../tools/demo-players/src/play.ts'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { asOwner, joinByName } from './member.fixture.ts'
import { officeToken } from './office-way-in.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** The business day of the demo brand. */
const today = () => dayOf(new Date(), 'Asia/Bangkok')

/** A new agent at the top of the tree, whose daily salary is one per cent from today on. */
async function newAgent(platform: TestedPlatform, day: string) {
  const { username, token } = await joinByName(platform)
  const staff = await officeToken(platform)
  const office = openWire({ origin: platform.origins.office, language: () => 'en', token: () => staff })
  const { id } = await office(appointAgent, { body: { username, type: 1 } })
  // An approved contract holds from the next day on.
  await asOwner(
    platform,
    `insert into salary.contract (id, brand, scheme, agent, tiers, from_day, decided_at)
     select gen_random_uuid(), brand, 'daily-salary', id, $3::jsonb, $2::date, clock_timestamp()
       from members.member where id = $1`,
    [id, day, JSON.stringify([{ rate: 100, valid: '0', active: 0 }])],
  )
  return { username, token }
}

test('a friend registers by an agent’s link and plays, and the agent sees both and the salary that it makes', {
  tag: '@phone',
}, async ({ page, browser, reader, platform }) => {
  const { say } = reader
  const day = today()
  const agent = await newAgent(platform, day)
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => agent.token })
  await reader.open('/?panel=registerCenter', agent.token)
  await page
    .getByRole('button', { name: say('agent-links.new'), exact: true })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: say('agent-links.new.title') })
  await form.getByRole('button', { name: say('agent-links.new.title') }).click()
  await expect(form).toBeHidden()
  const [link] = (await call(listAgentLinks, { query: {} })).list
  if (!link) throw new Error('the agent has no link')
  const { code } = link
  await expect(page.getByText(code).first()).toBeVisible()
  expect(await reader.faults()).toEqual([])

  const other = await browser.newContext({ locale: 'en-US' })
  const door = await other.newPage()
  await door.goto(`${platform.origins.site}/join?code=${code}&lang=en`)
  await expect(door.getByRole('button', { name: 'Create an account' })).toBeVisible()
  expect(await faultsOf(door)).toEqual([])
  await other.close()
  const site = createSite(platform.origins.site)
  const friend = newUsername('nok_')
  const token = await site.join(friend, code)
  await site.deposit(token, '300')
  const seat = await takeSeat(await site.openGame(token))
  const stake = seat.stakes.find((one) => Number(one) >= 10) ?? '10.00'
  await seat.spin(stake)

  const sums = async () => {
    const { total } = await call(agentOverview, { query: { scope: 'team', from: day, to: day } })
    return [total.joined, total.firstDeposits, total.deposits, total.rounds, total.valid]
  }
  // The agent joined today, too.
  await expect.poll(sums).toEqual([2, 1, '300.00', 1, stake])
  await page.goto('/?panel=agentTeamOverview')
  const menu = page.getByRole('navigation', { name: say('agent-centre.pages') })
  await menu.getByRole('button', { name: say('agent-centre.overview') }).click()
  await expect(page.getByText('฿300.00').first()).toBeVisible()
  expect(await reader.faults()).toEqual([])

  await page.goto('/?panel=downlineManagmentView')
  await expect(page.getByText(friend).first()).toBeVisible()
  expect(await reader.faults()).toEqual([])

  await page.goto('/?panel=agentDailyWages2')
  await page.locator(`[data-day="${day}"]`).click()
  await page.getByRole('button', { name: friend }).click()
  await expect(page.getByRole('list', { name: new RegExp(friend) }).getByRole('listitem')).toHaveCount(1)
  expect(await reader.faults()).toEqual([])
})

test('an agent offers terms to an agent who came by a link, who accepts them', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const agent = await newAgent(platform, today())
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => agent.token })
  const { hosts } = await call(listAgentLinks, { query: {} })
  const body = { requestId: randomUUID(), type: 2, host: hosts[0] ?? '', note: '' } as const
  const { link } = await call(makeAgentLink, { body })
  const below = newUsername('nok_')
  const token = await createSite(platform.origins.site).join(below, link.code)

  const contracts = page.getByRole('radio', { name: say('agent-agreements.view.contracts') })
  const dialog = page.getByRole('dialog').last()
  await reader.open('/?panel=agentDailyWages2', agent.token)
  await contracts.click()
  await page.getByRole('button', { name: say('agent-agreements.team.offer.to', { username: below }) }).click()
  await dialog.getByRole('textbox', { name: say('agent-agreements.terms.rate') }).fill('0.4')
  await dialog.getByRole('button', { name: say('agent-agreements.terms.send') }).click()
  const asked = say('agent-agreements.request.mine', { other: below })
  await expect(page.getByRole('heading', { name: asked })).toBeVisible()
  expect(await reader.faults()).toEqual([])

  await reader.open('/?panel=agentDailyWages2', token)
  await contracts.click()
  await page.getByRole('button', { name: say('agent-agreements.review'), exact: true }).click()
  await dialog.getByRole('button', { name: say('agent-agreements.accept'), exact: true }).click()
  await expect(page.getByText(say('agent-agreements.accepted')).first()).toBeVisible()
  const { list } = await call(listAgreements, { params: { scheme: 'daily-salary' }, query: {} })
  expect(list).toMatchObject([{ agent: { username: below }, contract: null, next: { tiers: [{ rate: 40 }] } }])
})
