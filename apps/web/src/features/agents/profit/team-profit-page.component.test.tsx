import { agentProfit } from '@sanuk/contracts/agent-profit'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { savedFile } from '../terms/saved-file.fixture.ts'
import { aProfit, aProfitRow, NO_PROFIT } from './profit.fixture.ts'
import { TeamProfitPage } from './team-profit-page.tsx'

const NOON = Date.parse('2026-11-21T05:00:00.000Z')
const today = dayOf(NOON, 'Asia/Bangkok')
const yesterday = addDays(today, -1)
const TODAY = { from: today, to: today }
const BY_STAKE = { sort: 'stake', order: 'descending' }

const NOK = aProfitRow('nok', {
  isAgent: true,
  rounds: 12,
  stake: '900.00',
  win: '950.00',
  net: '50.00',
  rebates: '3.50',
})
const LEK = aProfitRow('lek', { stake: '40.00', net: '-40.00', path: [...NOK.path, { id: NOK.id, username: 'nok' }] })
const OWN = { ...NO_PROFIT, stake: '7.25', net: '-7.25' }
const TOTAL = {
  ...NO_PROFIT,
  rounds: 13,
  stake: '907.25',
  net: '42.75',
  rebates: '3.50',
  rewards: '1.00',
  salaries: '0.25',
}

async function renderProfit(first: Parameters<typeof answerCall<typeof agentProfit>>[1]) {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  const call = answerCall(agentProfit, first)
  await renderOnSite(
    <main>
      <TeamProfitPage title={<h2>Profit and loss</h2>} />
    </main>,
    { rooms: ['agent-centre', 'agent-profit', 'wagers'] },
  )
  return call
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const rowText = (name: string) => row(name).query()?.textContent
const teamOf = (username: string) => page.getByRole('button', { name: say('agent-profit.open', { username }) })
const lastQuestion = (call: Awaited<ReturnType<typeof renderProfit>>) => call.requests.at(-1)?.query
const sortBy = (name: 'stake' | 'net') =>
  page.getByRole('columnheader').getByRole('button', { name: say(`agent-centre.figure.${name}`) })

test('rows of today stand with the own account and the sums of the whole team', async () => {
  const call = await renderProfit({ value: aProfit([NOK], { own: OWN, total: TOTAL }) })
  await expect.element(row('nok')).toBeVisible()
  expect(call.requests).toEqual([{ query: { ...TODAY, ...BY_STAKE } }])
  for (const text of [say('agent-profit.kind.agent'), '฿900.00', '+฿50.00', '฿3.50'])
    expect(rowText('nok')).toContain(text)
  for (const text of ['somchai', '฿7.25', '−฿7.25']) expect(rowText(say('agent-profit.kind.own'))).toContain(text)
  for (const text of ['฿907.25', '+฿42.75', '13']) expect(rowText(say('agent-profit.total'))).toContain(text)
  // 3.50 + 1.00 + 0.25
  const given = page.getByRole('term').filter({ hasText: say('agent-profit.given') })
  expect(given.element().parentElement?.textContent).toContain('฿4.75')
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('an agent’s row leads down into the team, and the path back up', async () => {
  const call = await renderProfit({ value: aProfit([NOK]) })
  await expect.element(row('nok')).toBeVisible()
  call.reply({ value: aProfit([LEK], { path: LEK.path }) })
  await teamOf('nok').click()
  await expect.element(row('lek')).toBeVisible()
  expect(lastQuestion(call)).toEqual({ ...TODAY, ...BY_STAKE, parent: NOK.id })
  // A member's name leads nowhere, and the own account is now the one of the agent whose team it is.
  expect(teamOf('lek').query()).toBeNull()
  await expect.poll(() => rowText(say('agent-profit.kind.own'))).toContain('nok')

  const path = page.getByRole('navigation', { name: say('agent-centre.team.path') })
  await path.getByRole('button', { name: say('agent-centre.team.up') }).click()
  await expect.element(teamOf('nok')).toBeVisible()
  await expect.element(path).not.toBeInTheDocument()
})

test('other days and another order ask anew from the beginning', async () => {
  const call = await renderProfit({ value: aProfit([NOK], { own: OWN, total: TOTAL }) })
  await expect.element(row('nok')).toBeVisible()
  const heading = (name: 'stake' | 'net') => sortBy(name).element().closest('th')
  expect(heading('stake')?.ariaSort).toBe('descending')
  await sortBy('net').click()
  await expect.poll(() => lastQuestion(call)).toEqual({ ...TODAY, sort: 'net', order: 'descending' })
  await sortBy('net').click()
  await expect.poll(() => lastQuestion(call)).toEqual({ ...TODAY, sort: 'net', order: 'ascending' })
  await expect.poll(() => heading('net')?.ariaSort).toBe('ascending')
  await page.getByText(say('wagers.span.yesterday'), { exact: true }).click()
  await expect
    .poll(() => lastQuestion(call))
    .toEqual({ from: yesterday, to: yesterday, sort: 'net', order: 'ascending' })
})

test('a search at any depth shows where somebody is, without sums', async () => {
  const call = await renderProfit({ value: aProfit([NOK], { own: OWN, total: TOTAL }) })
  await expect.element(row('nok')).toBeVisible()
  call.reply({ value: aProfit([LEK], { own: null, total: null }) })
  await page.getByRole('searchbox').fill(' le ')
  await expect.element(row('lek')).toBeVisible()
  expect(lastQuestion(call)).toEqual({ ...TODAY, ...BY_STAKE, search: 'le' })
  expect(rowText('lek')).toContain(`${say('agent-centre.team.mine')} › nok`)
  await expect.element(row(say('agent-profit.total'))).not.toBeInTheDocument()
  expect(page.getByText(say('agent-profit.given')).query()).toBeNull()

  call.reply({ value: aProfit([], { own: null, total: null }) })
  await page.getByRole('searchbox').fill('zzz')
  await expect.element(page.getByText(say('agent-profit.none'), { exact: true })).toBeVisible()
})

test('days without anybody below say so, and a failure can be repeated', async () => {
  const call = await renderProfit('no reply yet')
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull()
  call.reply('network fault')
  await expect.element(page.getByText(say('agent-profit.failed'))).toBeVisible()
  call.reply({ value: aProfit([]) })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(page.getByText(say('agent-profit.empty'), { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: say('agent-profit.export') })).toBeDisabled()
})

test('further rows come when the end of the list is in sight, and the sums stay', async () => {
  const first = Array.from({ length: 40 }, (_, at) => aProfitRow(`member${at}`))
  const call = await renderProfit({ value: aProfit(first, { own: OWN, total: TOTAL, nextCursor: 'abc' }) })
  await expect.element(row('member39')).toBeInTheDocument()
  call.reply({ value: aProfit([LEK], { own: OWN, total: TOTAL }) })
  row('member39').element().scrollIntoView()
  await expect.element(row('lek')).toBeInTheDocument()
  expect(lastQuestion(call)).toEqual({ ...TODAY, ...BY_STAKE, cursor: 'abc' })
  await expect.element(row(say('agent-profit.kind.own'))).toHaveLength(1)
  await expect.element(page.getByText(say('agent-centre.team.end', { count: 42 }))).toBeVisible()
})

test('all pages are saved as one table with exact figures, the own account first', async () => {
  const call = await renderProfit({ value: aProfit([NOK], { own: OWN, total: TOTAL }) })
  await expect.element(row('nok')).toBeVisible()
  call.replyOnce({ value: aProfit([{ ...NOK, stake: '0.1234' }], { own: OWN, nextCursor: 'more' }) })
  call.reply({ value: aProfit([LEK], { own: OWN }) })
  const saved = savedFile()
  await page.getByRole('button', { name: say('agent-profit.export') }).click()
  const { name, text } = await saved
  expect(name).toContain(`profit-${today}-${today}`)
  const [, own, ...rows] = text.trim().split('\r\n')
  expect(own).toMatch(/^somchai,.*,0\.00,0\.00,0,7\.25,/)
  expect(rows.map((line) => line.split(',')[0])).toEqual(['nok', 'lek'])
  expect(rows[0]).toContain(',0.1234,')
})

test('on a phone the page is as wide as the screen', async () => {
  await usePhone({ isNarrowest: true })
  const total = { ...TOTAL, stake: '1234567890.12', valid: '1234567890.12' }
  await renderProfit({ value: aProfit([{ ...NOK, stake: '1234567890.12' }], { own: OWN, total }) })
  await expect.element(teamOf('nok')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
