import { openAgentAccount } from '@sanuk/contracts/agent-links'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say } from '../../../site-part.fixture.tsx'
import { openAccountForm } from './links.fixture.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('open an account: asks for no account that breaks the rules, and says so beside the field', async () => {
  const username = await openAccountForm()
  await username.fill('9')
  await button(say('agent-links.account.submit')).click()
  await expect.element(page.getByText(say('field.length', { min: 4, max: 12 }), { exact: true })).toBeVisible()
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
})

test('open an account: the password is shown once, to copy or to send', async () => {
  const username = await openAccountForm()
  const password = 'Kx7-temp-9Q'
  const opened = answerCall(openAgentAccount, {
    value: { member: { id: crypto.randomUUID(), username: 'nok88' }, password },
  })
  await page.getByRole('combobox', { name: say('agent-links.account.type') }).click()
  await page.getByRole('option', { name: 'Agent', exact: true }).click()
  await username.fill(' nok88 ')
  await button(say('agent-links.account.submit')).click()
  const dialog = page.getByRole('alertdialog', { name: say('agent-links.account.done', { username: 'nok88' }) })
  await expect.element(dialog.getByText(password, { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(say('agent-links.account.once'))).toBeVisible()
  await expect.element(dialog.getByLabelText(say('agent-links.account.message'), { exact: true })).toHaveValue(
    say('agent-links.account.message.text', {
      brand: 'Sanuk',
      address: location.origin,
      username: 'nok88',
      password,
    }),
  )
  expect(opened.requests[0]?.body).toEqual({ requestId: expect.any(String), username: 'nok88', type: 2 })
  expect(await findAxeViolations()).toEqual([])
  await dialog.getByRole('button', { name: say('agent-links.account.kept') }).click()
  await expect.element(page.getByText(password)).not.toBeInTheDocument()
  await expect.element(username).toHaveValue('')
})

test('open an account: does not lose the password to the Escape key', async () => {
  const username = await openAccountForm({ types: [0] })
  answerCall(openAgentAccount, {
    value: { member: { id: crypto.randomUUID(), username: 'nok88' }, password: 'Kx7-temp' },
  })
  await username.fill('nok88')
  await button(say('agent-links.account.submit')).click()
  await expect.element(page.getByText('Kx7-temp', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Kx7-temp', { exact: true })).toBeVisible()
})

test('open an account: keeps its request when the answer is lost; another username or type is another request', async () => {
  const username = await openAccountForm()
  const opened = answerCall(openAgentAccount, 'network fault')
  const submit = button(say('agent-links.account.submit'))
  const sendsAs = async (requests: number) => {
    await submit.click()
    await expect.poll(() => opened.requests).toHaveLength(requests)
    await expect.element(page.getByRole('alert').getByText(say('site.fault.network'))).toBeVisible()
  }
  await username.fill('nok88')
  await sendsAs(1)
  await sendsAs(2)
  await username.fill('nok89')
  await sendsAs(3)
  await page.getByRole('combobox', { name: say('agent-links.account.type') }).click()
  await page.getByRole('option', { name: 'Agent', exact: true }).click()
  await sendsAs(4)
  const [first, again, renamed, retyped] = opened.requests.map(({ body }) => body.requestId)
  expect(again).toBe(first)
  expect(new Set([first, renamed, retyped]).size).toBe(3)
})

test('open an account: a taken username stands beside its field, anything else above the button', async () => {
  const username = await openAccountForm()
  const opened = answerCall(openAgentAccount, { refusal: 'username_taken' })
  await username.fill('nok88')
  await button(say('agent-links.account.submit')).click()
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
  await expect.element(username).toHaveFocus()
  opened.reply({ refusal: 'agent_suspended' })
  await button(say('agent-links.account.submit')).click()
  await expect.element(page.getByRole('alert').getByText('agent_suspended')).toBeVisible()
  await expect.element(username).not.toHaveAttribute('aria-invalid')
  expect(new Set(opened.requests.map(({ body }) => body.requestId)).size).toBe(1)
})
