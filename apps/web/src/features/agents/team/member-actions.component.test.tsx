import { agentTeam } from '@sanuk/contracts/agent-centre'
import {
  downlineTransfer,
  freezeMember,
  liftMemberFreeze,
  sendDownline,
  setMemberRemark,
} from '@sanuk/contracts/agent-members'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import type { Freeze } from '@sanuk/contracts/freezes'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme, usePhone } from '@sanuk/ui/component-page.fixture'
import { Toaster } from '@sanuk/ui/toast'
import { answerSealedCalls } from '@sanuk/wire/sealed-calls.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aMember, aTeam } from '../agents.fixture.ts'
import { TeamPage } from './team-page.tsx'
import type { Standing } from './transfer/use-send-form.ts'
import type { TeamRow } from './use-team.ts'

const NOK = aMember('nok')
const LEK = aMember('lek')
const WITHDRAWALS: Freeze = {
  kind: 'withdrawals',
  agent: 'somchai',
  reason: 'Shares the account',
  since: '2026-11-21T05:00:00.000Z',
  until: '2026-11-24T05:00:00.000Z',
  extended: false,
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

const aStanding = (change: Partial<Standing> = {}): Standing => ({
  member: { id: NOK.id, username: 'nok' },
  hindrance: null,
  least: '100',
  most: '20000',
  left: '50000.00',
  receivers: [],
  ...change,
})

/** An account of the team in detail; what is listed when it is asked for again. */
async function openMember(member: TeamRow) {
  answerCall(whitelabel, { value: aBrand({ sealingKey: await answerSealedCalls() }) })
  const list = answerCall(agentTeam, { value: aTeam([member]) })
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <h2>Agent centre</h2>
      <Toaster label="Messages" closeLabel="Close message" />
      <TeamPage title={<h2>Team</h2>} />
    </main>,
    { rooms: ['agent-centre', 'agent-salary', 'agent-members', 'agent-transfer', 'agent-freezes', 'wagers', 'field'] },
  )
  await page.getByRole('row').getByRole('button', { name: member.username, exact: true }).click()
  return list
}

async function openSending(standing: Standing) {
  const asked = answerCall(downlineTransfer, { value: standing })
  await openMember(NOK)
  await button(say('agent-transfer.open')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-transfer.title', { username: 'nok' }) })
  await expect.element(dialog).toBeVisible()
  return { asked, dialog }
}

const amountBox = () => page.getByLabelText(say('agent-transfer.amount', { symbol: '฿' }), { exact: true })
const passwordBox = () => page.getByLabelText(say('agent-transfer.password'), { exact: true })

async function confirm(amount: string): Promise<void> {
  await button(say('agent-transfer.submit.amount', { amount })).click()
  const question = page.getByRole('alertdialog', { name: say('agent-transfer.confirm', { amount, username: 'nok' }) })
  await question.getByRole('button', { name: say('agent-transfer.submit'), exact: true }).click()
}

test('send money: the amount is confirmed, sent once with the payment password, and the result is shown', async () => {
  const transfer = { id: crypto.randomUUID(), amount: '300.00', at: '2026-11-21T05:00:00.000Z' }
  const sent = answerCall(sendDownline, 'network fault')
  const { dialog } = await openSending(aStanding())
  await expect.element(dialog.getByText(/฿100.00 to ฿20,000.00 per transfer; ฿50,000.00 left today/)).toBeVisible()
  expect(await findAxeViolations(dialog.element())).toEqual([])
  await amountBox().fill('300')
  await passwordBox().fill('482915')
  await confirm('฿300.00')
  // No answer came: the same wish is sent again under the same name.
  await expect.element(page.getByText(say('site.fault.network'))).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  sent.reply({ value: { transfer } })
  await confirm('฿300.00')
  const done = say('agent-transfer.done', { amount: '฿300.00', username: 'nok' })
  await expect.element(page.getByText(done)).toBeVisible()
  expect(new Set(sent.requests.map(({ body }) => body.requestId)).size).toBe(1)
  expect(sent.requests.at(-1)?.body).toMatchObject({ to: NOK.id, amount: '300', paymentPassword: '482915' })
  await button(say('agent-transfer.finish')).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('send money: what breaks the limits is said beside the amount and not sent', async () => {
  await openSending(aStanding({ left: '150.00' }))
  const submit = page.getByRole('button', { name: /^Send( ฿.*)?$/ })
  for (const [amount, fault] of [
    ['99', say('agent-transfer.amount.below', { limit: '฿100.00' })],
    ['20001', say('agent-transfer.amount.above', { limit: '฿20,000.00' })],
    ['151', say('agent-transfer.amount.above', { limit: '฿150.00' })],
  ] as const) {
    await amountBox().fill(amount)
    await submit.click()
    await expect.element(page.getByText(fault, { exact: true })).toBeVisible()
    await expect.element(amountBox()).toHaveFocus()
  }
  await amountBox().fill('150')
  await submit.click()
  await expect.element(passwordBox()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(passwordBox()).toHaveFocus()
})

test('send money: a wrong payment password stands beside its field, and the form keeps the amount', async () => {
  answerCall(sendDownline, { refusal: 'payment_password_wrong' })
  await openSending(aStanding())
  await amountBox().fill('300')
  await passwordBox().fill('111222')
  await confirm('฿300.00')
  await expect.element(passwordBox()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(passwordBox()).toHaveFocus()
  await expect.element(amountBox()).toHaveValue('300')
})

test('send money: somebody who got money lately is picked instead', async () => {
  const lek = { id: LEK.id, username: 'lek' }
  const receivers = [lek, { id: NOK.id, username: 'nok' }]
  const { asked } = await openSending(aStanding({ receivers }))
  asked.reply({ value: aStanding({ member: lek, receivers }) })
  await page
    .getByRole('group', { name: say('agent-transfer.receivers') })
    .getByRole('button', { name: 'lek' })
    .click()
  await expect
    .element(page.getByRole('dialog', { name: say('agent-transfer.title', { username: 'lek' }) }))
    .toBeVisible()
  await expect.poll(() => asked.requests.at(-1)?.query.to).toBe(LEK.id)
  const sent = answerCall(sendDownline, 'no reply yet')
  await amountBox().fill('200')
  await passwordBox().fill('482915')
  await button(say('agent-transfer.submit.amount', { amount: '฿200.00' })).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: say('agent-transfer.submit'), exact: true }).click()
  await expect.poll(() => sent.requests.at(-1)?.body.to).toBe(LEK.id)
})

test('send money: what hinders it, a brand without transfers and a failed call are told', async () => {
  const { asked, dialog } = await openSending(aStanding({ hindrance: 'turnover_due' }))
  await expect.element(dialog.getByText(say('agent-transfer.hindrance.turnover_due'))).toBeVisible()
  expect(amountBox().query()).toBeNull()
  for (const [reply, text] of [
    [{ refusal: 'function_off' }, say('agent-transfer.shut')],
    ['network fault', say('agent-transfer.failed')],
  ] as const) {
    await button(say('site.close')).click()
    await expect.element(dialog).not.toBeInTheDocument()
    asked.reply(reply)
    const { queryClient } = await import('../../../wire/read.ts')
    queryClient.removeQueries({ queryKey: [downlineTransfer.path] })
    await button(say('agent-transfer.open')).click()
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible()
  }
})

test('a remark is written, shown at once and removed when it is emptied', async () => {
  const noted = answerCall(setMemberRemark, { value: {} })
  await openMember(NOK)
  await button(say('agent-members.remark.add')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-members.remark.title', { username: 'nok' }) })
  const box = dialog.getByLabelText(say('agent-members.remark'), { exact: true })
  await box.fill(' Pays on Fridays ')
  await button(say('agent-members.remark.save')).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Pays on Fridays' })).toBeVisible()
  expect(noted.requests).toEqual([{ params: { id: NOK.id }, body: { remark: 'Pays on Fridays' } }])
  await button(say('agent-members.remark.edit')).click()
  await expect.element(box).toHaveValue('Pays on Fridays')
  await box.fill('')
  await button(say('agent-members.remark.save')).click()
  await expect.element(button(say('agent-members.remark.add'))).toBeVisible()
})

test('a freeze needs a reason, is shown with its end, and is lifted after a question', async () => {
  const frozen = answerCall(freezeMember, { value: { freezes: [WITHDRAWALS] } })
  const lifted = answerCall(liftMemberFreeze, { value: { freezes: [] } })
  await openMember(NOK)
  await button(say('agent-freezes.open')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-freezes.title', { username: 'nok' }) })
  await dialog.getByText(say('agent-freezes.kind.withdrawals'), { exact: true }).click()
  await expect.element(dialog.getByText(say('agent-freezes.note.withdrawals'))).toBeVisible()
  await button(say('agent-freezes.confirm', { kind: 'withdrawals' })).click()
  const reason = dialog.getByLabelText(say('agent-freezes.reason'), { exact: true })
  await expect.element(dialog.getByText(say('agent-freezes.reason.missing'))).toBeVisible()
  await expect.element(reason).toHaveFocus()
  expect(await findAxeViolations(dialog.element())).toEqual([])
  await reason.fill('Shares the account')
  await button(say('agent-freezes.confirm', { kind: 'withdrawals' })).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { kind: 'withdrawals', reason: 'Shares the account' }
  expect(frozen.requests).toEqual([{ params: { id: NOK.id }, body }])
  const held = page.getByRole('region', { name: say('agent-freezes.held') })
  await expect.element(held.getByText('Shares the account')).toBeVisible()
  await held.getByRole('button', { name: say('agent-freezes.lift') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: say('agent-freezes.lift'), exact: true }).click()
  await expect.element(held).not.toBeInTheDocument()
  expect(lifted.requests).toEqual([{ params: { id: NOK.id, kind: 'withdrawals' } }])
})

test('what operators extended is not lifted here, and a refused freeze says why', async () => {
  answerCall(freezeMember, { refusal: 'freeze_too_soon' })
  await openMember({ ...NOK, freezes: [{ ...WITHDRAWALS, extended: true }] })
  await expect.element(page.getByText(say('agent-freezes.extended'))).toBeVisible()
  expect(button(say('agent-freezes.lift')).query()).toBeNull()
  await button(say('agent-freezes.open')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-freezes.title', { username: 'nok' }) })
  await expect.element(dialog.getByRole('radio', { name: say('agent-freezes.kind.withdrawals') })).toBeDisabled()
  await dialog.getByLabelText(say('agent-freezes.reason'), { exact: true }).fill('Again')
  await button(say('agent-freezes.confirm', { kind: 'betting' })).click()
  await expect.element(dialog.getByText(/freeze_too_soon/)).toBeVisible()
})

test('accounts further below can be noted about, and neither sent money nor frozen', async () => {
  const path = [...aTeam([]).path, { id: NOK.id, username: 'nok' }]
  await openMember({ ...LEK, path, remark: 'Friend of nok', freezes: [WITHDRAWALS] })
  await expect.element(button(say('agent-members.remark.edit'))).toBeVisible()
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Friend of nok' })).toBeVisible()
  for (const word of ['agent-transfer.open', 'agent-freezes.open', 'agent-freezes.lift'] as const) {
    expect(button(say(word)).query()).toBeNull()
  }
})

test('the list shows remarks and what is frozen, and all of it fits a narrow phone in the dark', async () => {
  await usePhone({ isNarrowest: true })
  await showTheme('dark')
  const remark = 'A remark of sixty letters, which is as much as may be noted.'
  await openMember({ ...NOK, remark, freezes: [WITHDRAWALS] })
  await expect.element(button(say('agent-transfer.open'))).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
  await button(say('agent-centre.team.back')).click()
  const row = page.getByRole('row').filter({ hasText: remark })
  await expect.element(row.getByText(say('agent-freezes.badge.withdrawals'))).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
