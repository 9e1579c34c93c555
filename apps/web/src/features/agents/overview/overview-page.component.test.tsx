import { agentOverview } from '@sanuk/contracts/agent-centre'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { Toaster } from '@sanuk/ui/toast'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { anOverview, NO_FIGURES } from '../agents.fixture.ts'
import { OverviewPage } from './overview-page.tsx'

/** Noon of a day that is not the first of its month or week. */
const NOON = Date.parse('2026-11-21T05:00:00.000Z')
const today = dayOf(NOON, 'Asia/Bangkok')
const yesterday = addDays(today, -1)

const TOTAL = {
  ...NO_FIGURES,
  rounds: 1234,
  stake: '52000.00',
  win: '50000.00',
  valid: '51000.00',
  net: '-2000.00',
  deposits: '9000.00',
  active: 3,
}
const BEFORE = { ...TOTAL, valid: '34000.00', deposits: '12000.00', active: 0 }

async function renderOverview(first: Parameters<typeof answerCall<typeof agentOverview>>[1]) {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  const call = answerCall(agentOverview, first)
  const { router } = await renderOnSite(
    <main>
      <Toaster label="Messages" closeLabel="Close message" />
      <OverviewPage title={<h2>Overview</h2>} />
    </main>,
    { rooms: ['agent-centre', 'wagers'] },
  )
  return { call, router }
}

/** The tile of a figure, as it is read out. */
const tile = (name: 'valid' | 'active' | 'deposits' | 'net' | 'rounds') =>
  [...document.querySelectorAll('dl > div')]
    .map(({ textContent }) => textContent)
    .find((text) => text.startsWith(say(`agent-centre.figure.${name}`)))

const says = (text: string) => expect.poll(() => document.body.textContent).toContain(text)

const choice = (label: string) => page.getByText(label, { exact: true })

test('the overview shows the figures of the team of today, each with its change in words', async () => {
  const { call } = await renderOverview({ value: anOverview({ total: TOTAL, before: BEFORE }) })
  await expect.element(page.getByText('฿51,000.00')).toBeVisible()
  expect(call.requests).toEqual([{ query: { scope: 'team', from: today, to: today } }])
  // 51,000 is half as much again as 34,000; 9,000 is a quarter less than 12,000.
  expect(tile('valid')).toContain(say('agent-centre.change.up', { percent: '50%', before: '฿34,000.00' }))
  expect(tile('deposits')).toContain(say('agent-centre.change.down', { percent: '25%', before: '฿12,000.00' }))
  expect(tile('active')).toContain(say('agent-centre.change.from_nothing', { before: '0' }))
  expect(tile('rounds')).toContain(say('agent-centre.change.same'))
  expect(tile('net')).toContain('−฿2,000.00')
  expect(tile('active')).toContain('฿100.00')
  await says(say('agent-centre.overview.running'))
})

test('the scope is chosen with the keyboard, and the days by name', async () => {
  const { call } = await renderOverview({ value: anOverview({ total: TOTAL }) })
  await expect.element(page.getByText('฿51,000.00')).toBeVisible()
  page
    .getByRole('radio', { name: say('agent-centre.scope.team') })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => call.requests.at(-1)?.query.scope).toBe('direct')
  await says(say('agent-centre.scope.direct.note'))

  await choice(say('wagers.span.yesterday')).click()
  await expect.poll(() => call.requests.at(-1)?.query).toEqual({ scope: 'direct', from: yesterday, to: yesterday })
  expect(document.body.textContent).not.toContain(say('agent-centre.overview.running'))
})

test('several days are drawn as a chart and stand in a table, categories as bars', async () => {
  const days = [yesterday, today].map((day) => ({ ...TOTAL, day }))
  const kinds = [
    { gameType: 'RNG' as const, rounds: 9, stake: '30.00', win: '20.00', valid: '30.00', net: '-10.00' },
    { gameType: 'LIVE' as const, rounds: 1, stake: '10.00', win: '25.00', valid: '10.00', net: '15.00' },
  ]
  await renderOverview({ value: anOverview({ total: TOTAL, days, kinds }) })
  await choice(say('wagers.span.thisMonth')).click()
  const figure = say('agent-centre.figure.valid')
  await expect.element(page.getByRole('img', { name: say('agent-centre.days.chart', { figure }) })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('canvas')).toHaveLength(1)

  await page.getByText(say('agent-centre.days.table')).click()
  await expect.element(page.getByRole('table', { name: say('agent-centre.days') }).getByRole('row')).toHaveLength(3)
  await expect.element(page.getByRole('row', { name: `${say('wagers.category.LIVE')} ฿10.00 +฿15.00` })).toBeVisible()
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('an agent with nobody below is led to a first link', async () => {
  const { router } = await renderOverview({ value: anOverview({ agents: 0, members: 0 }) })
  await page.getByRole('button', { name: say('agent-centre.overview.empty.do') }).click()
  expect(router.location().search.panel).toBe('registerCenter')
  expect(page.getByText(say('agent-centre.figure.valid')).query()).toBeNull()
})

test('an agent with nobody below still sees what they did themselves', async () => {
  await renderOverview({ value: anOverview({ agents: 0, members: 0, total: TOTAL }) })
  await expect.element(page.getByText(say('agent-centre.overview.empty'))).toBeVisible()
  await expect.element(page.getByText('฿51,000.00')).toBeVisible()
})

test('skeletons stand in while the overview loads, and a failure can be repeated', async () => {
  const { call } = await renderOverview('no reply yet')
  await expect.element(page.getByText(say('agent-centre.figure.valid'))).toBeVisible()
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull()

  call.reply('network fault')
  await expect.element(page.getByText(say('agent-centre.overview.failed'))).toBeVisible()

  call.reply({ value: anOverview({ total: TOTAL }) })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(page.getByText('฿51,000.00')).toBeVisible()
})

test('refreshing asks anew and keeps what is shown where that fails', async () => {
  const { call } = await renderOverview({ value: anOverview({ total: TOTAL }) })
  await expect.element(page.getByText('฿51,000.00')).toBeVisible()
  call.reply({ value: anOverview({ total: { ...TOTAL, valid: '60000.00' } }) })
  await page.getByRole('button', { name: say('agent-centre.overview.refresh') }).click()
  await expect.element(page.getByText('฿60,000.00')).toBeVisible()

  call.reply('network fault')
  await page.getByRole('button', { name: say('agent-centre.overview.refresh') }).click()
  await expect.element(page.getByText(say('site.fault.network'))).toBeVisible()
  expect(call.requests).toHaveLength(5)
  await expect.element(page.getByText('฿60,000.00')).toBeVisible()
})

test('the days are saved as a table with exact figures', async () => {
  await renderOverview({ value: anOverview({ total: TOTAL, days: [{ ...TOTAL, valid: '0.1234', day: today }] }) })
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await page.getByRole('button', { name: say('agent-centre.days.export') }).click()
  await expect.poll(() => saved).toHaveBeenCalledOnce()
  const [file] = saved.mock.calls[0] ?? []
  const text = file instanceof Blob ? await file.text() : ''
  expect(text.split('\r\n')[1]).toBe(`${today},0.1234,52000.00,50000.00,-2000.00,9000.00,0.00,3,0,0,1234`)
})

test('on a phone the overview is as wide as the screen', async () => {
  await usePhone({ isNarrowest: true })
  await renderOverview({ value: anOverview({ total: { ...TOTAL, valid: '1234567890.12' }, before: BEFORE }) })
  await expect.element(page.getByText('฿1,234,567,890.12')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
