import { askForAgreement, previewAgreement } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import type { Refused } from '@sanuk/contracts/envelope'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say } from '../../../site-part.fixture.tsx'
import { aWhatIf, LEK, myRequest, NOI, renderAgreements, someAgreements, tier, UPLINE } from './agreements.fixture.tsx'

const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const send = button('Send request')
const group = (number: number) => dialog.getByRole('group', { name: `Tier ${number}`, exact: true })
const field = (number: number, name: string) => group(number).getByRole('textbox', { name })

/** Opens the dialog of a button, and gives the calls that preview and send terms. */
async function openTerms(name: string, { scheme, most = 150 }: { scheme?: AgentScheme; most?: number } = {}) {
  const list = await renderAgreements({ value: someAgreements({ most }) }, scheme && { scheme })
  const preview = answerCall(previewAgreement, {
    value: aWhatIf({ other: { before: '0.00', after: '50.00' }, ends: [{ ...NOI, tiers: [tier(90)] }] }),
  })
  const asked = answerCall(askForAgreement, { value: { request: myRequest() } })
  await page.getByRole('button', { name, exact: true }).click()
  return { list, preview, asked }
}

/** Refuses terms with what is wrong with their fields; they are recorded as before. */
function refuseFields(path: RegExp, ...fields: NonNullable<Refused['fields']>) {
  const usual = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await usual(address, init)
    if (init.method !== 'POST' || !path.test(address)) return answer
    const refused: Refused = { success: false, code: 'salary_rate_above_upline', message: 'Too high.', fields }
    return Response.json(refused, { status: 422 })
  })
}

test('offers terms as people type them, with what they would have brought and what ends', async () => {
  const { list, preview, asked } = await openTerms('Offer terms to noi')
  await expect.element(dialog.getByText(say('agent-agreements.preview.incomplete'))).toBeVisible()
  await expect
    .element(dialog.getByText(/^At most 1\.20%, your own highest rate; the maximum here is 1\.50%\./))
    .toBeVisible()
  await send.click()
  await expect.element(dialog.getByText(say('agent-agreements.terms.rate.missing'))).toBeVisible()
  await expect.element(field(1, 'Rate')).toHaveFocus()
  expect(asked.requests).toEqual([])
  await field(1, 'Rate').fill('0.4')
  await button('Add tier').click()
  await expect.element(field(2, 'Rate')).toHaveFocus()
  await expect.element(field(2, 'Rate')).toHaveValue('0.5')
  await field(2, 'Valid stake from').fill('20,000')
  await field(2, 'Active accounts from').fill('1,000')
  await expect.element(dialog.getByRole('list', { name: '1 contract below would end' })).toHaveTextContent('noi 0.90%')
  await expect.element(dialog.getByText('฿50.00 more')).toBeVisible()
  const tiers = [tier(40), tier(50, '20000', 1_000)]
  await expect.poll(() => preview.requests.at(-1)?.body).toEqual({ with: NOI.id, tiers })
  expect(await findAxeViolations()).toEqual([])
  list.reply({ value: someAgreements({ waiting: [myRequest({ agent: NOI })] }) })
  await send.click()
  await expect.element(page.getByText('Request sent to noi').first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Your request to noi' })).toBeVisible()
  expect(asked.requests).toEqual([
    {
      params: { scheme: 'half-monthly-salary' },
      body: { requestId: expect.any(String), with: NOI.id, tiers },
    },
  ])
})

test('begins with what holds from the next period, which is nothing to send', async () => {
  const { preview, asked } = await openTerms('Change the terms of lek')
  await expect.element(field(2, 'Valid stake from')).toHaveValue('20,000.00')
  await expect.element(dialog.getByText(say('agent-agreements.fault.same'))).toBeVisible()
  await send.click()
  await expect.poll(() => dialog.getByText(say('agent-agreements.fault.same')).elements()).toHaveLength(2)
  expect(asked.requests).toEqual([])
  await button('Remove tier 1').click()
  await expect.element(button('Add tier')).toHaveFocus()
  await expect.poll(() => preview.requests.at(-1)?.body.tiers).toEqual([tier(50, '20000.00', 5)])
  await expect.element(button('Remove tier 1')).not.toBeInTheDocument()
})

test('shows what the preview refuses beside its field, until the field is changed', async () => {
  const { preview } = await openTerms('Change the terms of lek')
  refuseFields(/preview$/, {
    field: 'tiers.1.rate',
    word: 'refusal.salary_rate_above_upline',
    message: 'Above the rate of mali.',
  })
  const rate = field(2, 'Rate')
  await rate.fill('1.3')
  await expect.element(group(2).getByText('Above the rate of mali.')).toBeVisible()
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field(1, 'Rate')).not.toHaveAttribute('aria-invalid')
  await expect.element(dialog.getByText(say('agent-agreements.preview.marked'))).toBeVisible()
  expect(preview.requests.at(-1)?.body.tiers[1]?.rate).toBe(130)
  expect(await findAxeViolations()).toEqual([])
  await rate.fill('1.6')
  await expect.element(group(2).getByText('Maximum 1.50%.')).toBeVisible()
  await expect.element(group(2).getByText('Above the rate of mali.')).not.toBeInTheDocument()
})

test('shows what is refused when terms are sent beside its field, which takes the focus', async () => {
  await openTerms('Change the terms of lek')
  refuseFields(/contracts$/, { field: 'tiers.0.active', word: 'refusal.tiers_out_of_order', message: 'Not in order.' })
  await field(1, 'Active accounts from').fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(group(1).getByText('Not in order.')).toBeVisible()
  await expect.element(field(1, 'Active accounts from')).toHaveFocus()
})

test.each([
  ['agent_suspended', 'agent-agreements.fault.suspended'],
  ['changed_meanwhile', 'agent-agreements.fault.same'],
] as const)('says in words of its own what is refused as a whole: %s', async (refusal, word) => {
  const { preview, asked } = await openTerms('Offer terms to noi')
  preview.reply({ refusal })
  await field(1, 'Rate').fill('0.4')
  await expect.element(dialog.getByText(say(word))).toBeVisible()
  asked.reply({ refusal: 'request_waiting' })
  await send.click()
  await expect.element(dialog.getByText('request_waiting')).toBeVisible()
})

test('sends the same terms again after a lost answer as one request, and others as another one', async () => {
  const { asked } = await openTerms('Offer terms to noi')
  asked.reply('network fault')
  await field(1, 'Rate').fill('0.4')
  await send.click()
  await expect.element(dialog.getByText(say('site.fault.network'))).toBeVisible()
  await send.click()
  await expect.poll(() => asked.requests.length).toBe(2)
  await expect.element(send).not.toHaveAttribute('aria-busy')
  asked.reply({ value: { request: myRequest() } })
  await field(1, 'Rate').fill('0.5')
  await send.click()
  await expect.element(page.getByText('Request sent to noi').first()).toBeVisible()
  const [first, again, other] = asked.requests.map(({ body }) => body.requestId)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a preview that fails is tried again', async () => {
  const { preview } = await openTerms('Offer terms to noi')
  preview.reply('network fault')
  await field(1, 'Rate').fill('0.4')
  await expect.element(dialog.getByText(/^Could not calculate/)).toBeVisible()
  preview.reply({ value: aWhatIf() })
  await button(say('site.retry')).click()
  await expect.element(dialog.getByText('฿50.00 less')).toBeVisible()
})

test('asks the agent above for other terms, and fits a phone', async () => {
  await usePhone()
  const { preview } = await openTerms('Ask niran for other terms')
  preview.reply({ value: aWhatIf({ own: { before: '70.00', after: '120.00' } }) })
  await expect.element(dialog.getByText(/no more than niran is paid/)).toBeVisible()
  await field(1, 'Rate').fill('1.4')
  await expect.element(dialog.getByText(/\) you would have received:$/)).toBeVisible()
  await expect.element(dialog.getByText('฿50.00 more')).toBeVisible()
  await expect.poll(() => preview.requests.at(-1)?.body).toEqual({ with: UPLINE.id, tiers: [tier(140)] })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test('asks to end a contract, with what that would have changed', async () => {
  const { preview, asked } = await openTerms('End contract of lek')
  await expect.element(dialog.getByText('฿50.00 more')).toBeVisible()
  expect(preview.requests[0]?.body).toEqual({ with: LEK.id, tiers: [] })
  asked.reply({ refusal: 'request_waiting' })
  await button('Ask to end the contract').click()
  await expect.element(dialog.getByText('request_waiting')).toBeVisible()
  asked.reply({ value: { request: myRequest({ tiers: [] }) } })
  await button('Ask to end the contract').click()
  await expect.element(page.getByText('Request sent to lek').first()).toBeVisible()
  expect(asked.requests.at(-1)?.body).toEqual({ requestId: expect.any(String), with: LEK.id, tiers: [] })
})

test('tiers of a dividend ask for a loss, too', async () => {
  const { preview } = await openTerms('Offer terms to noi', { scheme: 'dividend', most: 5000 })
  await field(1, 'Rate').fill('30')
  await field(1, 'Loss from').fill('500')
  await expect
    .poll(() => preview.requests.at(-1))
    .toEqual({ params: { scheme: 'dividend' }, body: { with: NOI.id, tiers: [{ ...tier(3000), loss: '500' }] } })
})

test('a contract has no more than eight tiers', async () => {
  await openTerms('Offer terms to noi')
  await field(1, 'Rate').fill('0.1')
  for (let number = 2; number <= 8; number++) {
    await button('Add tier').click()
    await expect.element(field(number, 'Rate')).toHaveFocus()
  }
  await expect.element(dialog.getByText('A contract has at most 8 tiers.')).toBeVisible()
  await expect.element(button('Add tier')).not.toBeInTheDocument()
})
