import { type AgreementRequest, answerAgreementRequest, readAgreementRequest } from '@sanuk/contracts/agent-agreements'
import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say } from '../../../site-part.fixture.tsx'
import {
  aRequest,
  aWhatIf,
  ID,
  LEK,
  myRequest,
  NOI,
  renderAgreements,
  someAgreements,
  tier,
} from './agreements.fixture.tsx'

const ENDS = [
  { ...LEK, tiers: [tier(90)] },
  { ...NOI, tiers: [tier(80, '10000.00')] },
]

const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const accept = button('Accept')
const understood = dialog.getByRole('checkbox')

type Look = { readonly listed?: AgreementRequest; readonly theme?: 'light' | 'dark' }

/** Opens the review of a request, and gives the calls that read and answer it. */
async function openReview(first: Reply<typeof readAgreementRequest>, { listed = aRequest(), ...look }: Look = {}) {
  const list = await renderAgreements({ value: someAgreements({ waiting: [listed] }) }, look)
  const read = answerCall(readAgreementRequest, first)
  const answered = answerCall(answerAgreementRequest, { value: { request: { ...listed, state: 'accepted' } } })
  await page.getByRole('button', { name: listed.isMine ? 'Details' : 'Review', exact: true }).click()
  return { list, read, answered }
}

test.each(['light', 'dark'] as const)('is accepted by whoever has seen which contracts end, in %s', async (theme) => {
  const { list, answered } = await openReview(
    { value: { request: aRequest(), whatIf: aWhatIf({ ends: ENDS }) } },
    { theme },
  )
  await expect
    .element(dialog.getByText(/^In the last period \(1\s?–\s?15 Nov 2026\) you would have received:$/))
    .toBeVisible()
  await expect.element(dialog.getByText('Worse for you')).toBeVisible()
  await expect.element(dialog.getByText('฿50.00 less')).toBeVisible()
  await expect.element(dialog.getByText(/^The terms hold from Tuesday,? 1 December 2026\.$/)).toBeVisible()
  const ends = dialog.getByRole('list', { name: '2 contracts below would end' }).getByRole('listitem')
  await expect.element(ends.nth(0)).toHaveTextContent('lek 0.90%')
  await expect.element(ends.nth(1)).toHaveTextContent('noi 0.80% from ฿10,000.00 valid stake')
  await expect.element(accept).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
  await userEvent.click(dialog.getByText('I understand that these 2 contracts end'))
  await expect.element(accept).toBeEnabled()
  list.reply({ value: someAgreements() })
  await accept.click()
  await expect.element(page.getByText(say('agent-agreements.accepted')).first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Request from niran')).not.toBeInTheDocument()
  expect(answered.requests).toEqual([
    { params: { scheme: 'half-monthly-salary', id: ID }, body: { answer: 'accept', ends: [LEK.id, NOI.id] } },
  ])
})

test('is rejected without a word about what ends', async () => {
  const { answered } = await openReview({ value: { request: aRequest(), whatIf: aWhatIf({ ends: ENDS }) } })
  await button('Reject').click()
  await expect.element(page.getByText(say('agent-agreements.rejected'))).toBeVisible()
  expect(answered.requests[0]?.body).toEqual({ answer: 'reject', ends: [] })
})

test('is read anew where other contracts would end by now, and what changed must be seen first', async () => {
  const { read, answered } = await openReview({ value: { request: aRequest(), whatIf: aWhatIf() } })
  await expect.element(dialog.getByText(say('agent-agreements.ends.none'))).toBeVisible()
  await expect.element(understood).not.toBeInTheDocument()
  answered.reply({ refusal: 'changed_meanwhile' })
  const own = { before: '120.00', after: '60.00' }
  read.reply({ value: { request: aRequest(), whatIf: aWhatIf({ own, ends: ENDS.slice(0, 1) }) } })
  await accept.click()
  await expect.element(dialog.getByText(say('agent-agreements.changed'))).toBeVisible()
  await expect.element(dialog.getByText('The contract of lek would now end, too.')).toBeVisible()
  await expect.element(dialog.getByText(say('agent-agreements.changed.sums'))).toBeVisible()
  await expect.element(dialog.getByText('฿60.00 less')).toBeVisible()
  await expect.element(accept).toBeDisabled()
  // What was understood of one list does not hold for another.
  await understood.click()
  await expect.element(accept).toBeEnabled()
  read.reply({ value: { request: aRequest(), whatIf: aWhatIf({ own, ends: ENDS.slice(1) }) } })
  await accept.click()
  await expect.element(dialog.getByText('The contract of lek would no longer end.')).toBeVisible()
  await expect.element(understood).not.toBeChecked()
  await expect.element(accept).toBeDisabled()
  answered.reply({ value: { request: aRequest({ state: 'accepted' }) } })
  await understood.click()
  await accept.click()
  await expect.element(page.getByText(say('agent-agreements.accepted')).first()).toBeVisible()
  expect(answered.requests.map(({ body }) => body.ends)).toEqual([[], [LEK.id], [NOI.id]])
})

test.each([
  ['request_outdated', 'outdated', 'Outdated'],
  ['request_answered', 'withdrawn', 'Withdrawn'],
] as const)('says that nothing can be answered any more, and the list follows: %s', async (refusal, state, word) => {
  const { list, read, answered } = await openReview({ value: { request: aRequest(), whatIf: aWhatIf() } })
  await expect.element(accept).toBeEnabled()
  answered.reply({ refusal })
  read.reply({ value: { request: aRequest({ state }), whatIf: null } })
  list.reply({ value: someAgreements() })
  await accept.click()
  await expect.element(dialog.getByText(refusal)).toBeVisible()
  await expect.element(dialog.getByText(word, { exact: true })).toBeVisible()
  await expect.element(accept).not.toBeInTheDocument()
  await expect.element(button('Reject')).not.toBeInTheDocument()
  await button(say('site.close')).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Request from niran')).not.toBeInTheDocument()
})

test('a request that does not fit any more can only be rejected', async () => {
  await openReview({ value: { request: aRequest(), whatIf: null } })
  await expect.element(dialog.getByText(say('agent-agreements.review.blocked'))).toBeVisible()
  await expect.element(button('Reject')).toBeEnabled()
  await expect.element(accept).not.toBeInTheDocument()
})

test('a lost answer is told, and the same answer can be sent again', async () => {
  const { answered } = await openReview({ value: { request: aRequest(), whatIf: aWhatIf() } })
  await expect.element(accept).toBeEnabled()
  answered.reply('network fault')
  await accept.click()
  await expect.element(dialog.getByText(say('site.fault.network'))).toBeVisible()
  answered.reply({ value: { request: aRequest({ state: 'accepted' }) } })
  await accept.click()
  await expect.element(page.getByText(say('agent-agreements.accepted')).first()).toBeVisible()
})

test('an agent above sees both sides of what one below asks for', async () => {
  await usePhone()
  const asked = myRequest({ isMine: false, former: [], tiers: [tier(50)] })
  const both = aWhatIf({ other: { before: '0.00', after: '50.00' } })
  await openReview({ value: { request: asked, whatIf: both } }, { listed: asked })
  await expect
    .element(dialog.getByText(/^In the last period \(1\s?–\s?15 Nov 2026\) you and lek would have received:$/))
    .toBeVisible()
  await expect.element(dialog.getByText('A new contract for lek')).toBeVisible()
  await expect
    .poll(() => [...document.querySelectorAll('[role=dialog] dl > div')].map(({ textContent }) => textContent))
    .toEqual(['You฿120.00 becomes ฿70.00 ฿50.00 less', 'lek฿0.00 becomes ฿50.00 ฿50.00 more'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test('a request of the agent’s own is shown without buttons to answer it', async () => {
  await openReview(
    { value: { request: myRequest(), whatIf: aWhatIf({ other: { before: '0', after: '0' } }) } },
    { listed: myRequest() },
  )
  await expect.element(dialog.getByText('no change')).toBeVisible()
  await expect.element(accept).not.toBeInTheDocument()
})

test('is waited for, and tried again after a failure', async () => {
  const { read } = await openReview('no reply yet')
  await expect.element(dialog.getByRole('status')).toHaveTextContent(say('site.loading'))
  read.reply('network fault')
  await expect.element(dialog.getByText(say('agent-agreements.review.failed'))).toBeVisible()
  read.reply({ value: { request: aRequest(), whatIf: aWhatIf() } })
  await button(say('site.retry')).click()
  await expect.element(accept).toBeEnabled()
})
