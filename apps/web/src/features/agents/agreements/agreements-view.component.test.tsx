import { answerAgreementRequest, listAgreementRequests } from '@sanuk/contracts/agent-agreements'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '../../../site-part.fixture.tsx'
import { savedFile } from '../terms/saved-file.fixture.ts'
import {
  aRequest,
  ID,
  LEK,
  ME,
  myRequest,
  NOI,
  noAgreements,
  renderAgreements,
  someAgreements,
  tier,
  UPLINE,
} from './agreements.fixture.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const team = page.getByRole('table', { name: 'Agents directly below you' })
const row = (name: RegExp) => team.getByRole('row', { name })

test.each(['light', 'dark'] as const)('shows contracts now and from the next period, in %s', async (theme) => {
  await renderAgreements({ value: someAgreements() }, { theme, next: [tier(110)] })
  await expect.element(page.getByText(/^Since Thursday,? 1 October 2026$/)).toBeVisible()
  await expect.element(page.getByText(/^From Tuesday,? 1 December 2026$/)).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: /^From Tuesday/ }))
    .toMatchTextContent(/^1\.10% without conditions\s*$/)
  const terms =
    /^lek 0\.40% 0\.20% without conditions · 0\.50% from ฿20,000\.00 valid stake and 5 active accounts From 1 Dec/
  await expect.element(row(terms)).toBeVisible()
  await expect.element(row(/^noi No contract No change/)).toBeVisible()
  await expect.element(row(/^lek/).getByRole('button', { name: 'Change the terms of lek' })).toBeVisible()
  await expect.element(row(/^noi/).getByRole('button', { name: 'Offer terms to noi' })).toBeVisible()
  await expect.element(row(/^noi/).getByRole('button', { name: /^End/ })).not.toBeInTheDocument()
  await expect.element(page.getByText(say('agent-agreements.waiting'))).not.toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])
})

test('a contract that ends says so', async () => {
  await renderAgreements({ value: someAgreements() }, { next: [] })
  await expect
    .element(page.getByText(/^Your contract ends: nothing is paid by it from Tuesday,? 1 December 2026\.$/))
    .toBeVisible()
})

test.each(['light', 'dark'] as const)('shows requests that wait with both contracts, in %s', async (theme) => {
  const theirs = aRequest({
    former: [tier(40), tier(60, '20000.00')],
    tiers: [tier(40), tier(50, '20000.00'), tier(70, '50000.00', 10)],
  })
  const mine = myRequest({ id: NOI.id, former: [tier(40)], tiers: [tier(50)], expiresAt: '2026-11-21T06:00:00.000Z' })
  await renderAgreements({ value: someAgreements({ waiting: [mine, theirs] }) }, { theme })
  const count = page.getByRole('img', { name: say('agent-agreements.waiting.count', { count: 1 }) })
  await expect.element(count).toHaveTextContent('1')
  const cards = page.getByRole('region', { name: say('agent-agreements.waiting') }).getByRole('listitem')
  await expect.element(page.getByRole('heading', { name: 'Request from niran' })).toBeVisible()
  // Those to be answered come first.
  await expect.element(cards.first()).toMatchTextContent(/^Request from niran/)
  await expect.element(page.getByText('Partly better, partly worse for you')).toBeVisible()
  const now = page.getByRole('list', { name: 'Now' }).first()
  const proposed = page.getByRole('list', { name: 'Proposed' }).first()
  await expect
    .element(now.getByRole('listitem').nth(1))
    .toMatchTextContent(/^0\.60% from ฿20,000\.00 valid stake Would fall to 0\.50%$/)
  await expect
    .element(proposed.getByRole('listitem').nth(0))
    .toMatchTextContent(/^0\.40% without conditions Same as now$/)
  await expect.element(proposed.getByRole('listitem').nth(1)).toMatchTextContent(/0\.10% less than now$/)
  await expect
    .element(proposed.getByRole('listitem').nth(2))
    .toMatchTextContent(/10 active accounts 0\.10% more than now$/)
  await expect.element(page.getByText(/^Expires in 2 days \(23 Nov 2026,? 12:30\)$/)).toBeVisible()
  await expect.element(page.getByText(/^Expires in 60 minutes \(21 Nov 2026,? 13:00\)$/)).toBeVisible()
  await expect.element(page.getByText('Better for lek')).toBeVisible()
  await expect.element(page.getByText(say('agent-agreements.own.waiting'))).toBeVisible()
  await expect.element(row(/^lek.*Request waiting/)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a request of the agent’s own is withdrawn after a question', async () => {
  const list = await renderAgreements({ value: someAgreements({ waiting: [myRequest()] }) })
  const answered = answerCall(answerAgreementRequest, { refusal: 'request_answered' })
  await button('Withdraw').click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw your request to lek?' })
  const withdraw = dialog.getByRole('button', { name: 'Withdraw' })
  await withdraw.click()
  await expect.element(dialog.getByText('request_answered')).toBeVisible()
  answered.reply({ value: { request: myRequest({ state: 'withdrawn' }) } })
  list.reply({ value: someAgreements() })
  await withdraw.click()
  await expect.element(page.getByText(say('agent-agreements.withdrawn'))).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Your request to lek' })).not.toBeInTheDocument()
  expect(answered.requests.at(-1)).toEqual({
    params: { scheme: 'half-monthly-salary', id: ID },
    body: { answer: 'withdraw', ends: [] },
  })
})

test('an agent with nothing to agree on is told so', async () => {
  await renderAgreements({ value: noAgreements() })
  await expect.element(page.getByText(say('agent-agreements.empty.note'))).toBeVisible()
  await expect.element(page.getByText(say('agent-agreements.own'), { exact: true })).not.toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])
})

test('contracts are waited for, and tried again after a failure', async () => {
  const list = await renderAgreements('no reply yet')
  await expect.element(page.getByRole('status')).toHaveTextContent(say('site.loading'))
  list.reply('network fault')
  await expect.element(page.getByText(say('agent-agreements.failed'))).toBeVisible()
  list.reply({ value: someAgreements() })
  await button(say('site.retry')).click()
  await expect.element(team).toBeVisible()
})

test.each([
  [{ most: null }, 'agent-agreements.no_offer.off'],
  [{ own: null }, 'agent-agreements.no_offer.none'],
  [{}, 'agent-agreements.no_offer.ends'],
] as const)('says why nothing can be offered: %j', async (change, word) => {
  await renderAgreements({ value: someAgreements({ mayOffer: false, ...change }) })
  await expect.element(page.getByText(say(word))).toBeVisible()
  await expect.element(team.getByRole('button')).not.toBeInTheDocument()
})

test('more agents are loaded on demand, tried again, and all are saved', async () => {
  const { list, ...rest } = someAgreements()
  const [lek, noi] = list
  const first = { ...rest, list: lek ? [lek] : [], nextCursor: 'more' }
  const last = { ...rest, list: noi ? [noi] : [], nextCursor: null }
  const calls = await renderAgreements({ value: first })
  await expect.element(row(/^lek/)).toBeVisible()
  calls.reply('network fault')
  await button(say('agent-agreements.team.more')).click()
  await expect.element(page.getByText(say('agent-agreements.team.more.failed'))).toBeVisible()
  calls.reply({ value: last })
  await button(say('site.retry')).click()
  await expect.element(row(/^noi/)).toBeVisible()
  await expect.element(button(say('agent-agreements.team.more'))).not.toBeInTheDocument()
  calls.replyOnce({ value: first })
  const file = savedFile()
  await button(say('agent-agreements.team.export')).click()
  const { name, text } = await file
  expect(name).toBe('sanuk-contracts-half-monthly-salary.csv')
  expect(text).toMatch(/Agent,Now,.*\r?\nlek,0\.40%,.*2026-12-01\r?\nnoi,No contract,,/)
})

test('earlier requests are loaded when they are wanted, and saved', async () => {
  await renderAgreements({ value: someAgreements() })
  const requests = answerCall(listAgreementRequests, 'network fault')
  const show = button(say('agent-agreements.earlier.show'))
  await expect.element(show).toBeVisible()
  expect(requests.requests).toEqual([])
  await show.click()
  await expect.element(page.getByText(say('agent-agreements.earlier.failed'))).toBeVisible()
  requests.reply({
    value: {
      list: [
        aRequest(),
        aRequest({ id: LEK.id, state: 'rejected', answeredAt: '2026-11-20T06:30:00.000Z' }),
        myRequest({ id: ME.id, state: 'expired', tiers: [] }),
      ],
      nextCursor: null,
    },
  })
  await button(say('site.retry')).click()
  const list = page.getByRole('list', { name: say('agent-agreements.earlier') })
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent(/^Request from niran Rejected/)
  await expect.element(list.getByText(/1\.20%.*becomes 0\.70%/)).toBeVisible()
  await expect
    .element(list.getByRole('listitem').last())
    .toMatchTextContent(/^Your request to lek Expired.*No contract/)
  // The one that waits is not among them.
  expect(list.getByRole('listitem').elements()).toHaveLength(2)
  const file = savedFile()
  await button(say('agent-agreements.earlier.export')).click()
  const { name, text } = await file
  expect(name).toBe('sanuk-contract-requests-half-monthly-salary.csv')
  expect(text).toMatch(/,niran,mali,niran,1\.20%,0\.70%,Waiting,/)
  expect(text).toMatch(/,mali,lek,mali,1\.20%,No contract,Expired,/)
  expect(await findAxeViolations()).toEqual([])
  await button(say('agent-agreements.earlier.hide')).click()
  await expect.element(list).not.toBeInTheDocument()
})

test('fits a phone', async () => {
  await usePhone()
  await renderAgreements({ value: someAgreements({ waiting: [aRequest(), myRequest({ id: UPLINE.id })] }) })
  await expect.element(button('Withdraw')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
