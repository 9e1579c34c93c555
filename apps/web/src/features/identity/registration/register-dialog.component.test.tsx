import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { legal } from '@sanuk/contracts/content'
import { humanCheck } from '@sanuk/contracts/guard'
import { listProviders } from '@sanuk/contracts/providers'
import { REGISTRATION_FIELDS, type RegistrationRules, registrationRules } from '@sanuk/contracts/registration-rules'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { RegisterDialog } from './register-dialog.tsx'

const ASKED = ['username', 'password', 'birthday']

const RULES = Object.fromEntries(
  REGISTRATION_FIELDS.map((name) => [
    name,
    {
      enabled: ASKED.includes(name),
      required: ASKED.includes(name),
      acceptedPattern: '*',
      patternId: 'any',
      minLength: 1,
      maxLength: 64,
    },
  ]),
) as RegistrationRules

const text = (document: 'terms' | 'privacy', content: string) => ({
  document,
  number: 3,
  publishedAt: '2026-11-20T05:00:00.000Z',
  title: document,
  content,
})

async function renderRegistration() {
  answerCall(whitelabel, 'no reply yet')
  answerCall(humanCheck, 'no reply yet')
  answerCall(listProviders, { value: { providers: [] } })
  answerCall(registrationRules, { value: RULES })
  answerCall(legal, {
    value: { list: [text('terms', '<h3>Who may play</h3>'), text('privacy', '<h3>What we keep</h3>')] },
  })
  await renderOnSite(<RegisterDialog name="register" open onClose={() => undefined} />, {
    rooms: ['identity', 'field', 'legal'],
  })
}

test('terms and privacy open over the registration, which keeps what was typed', async () => {
  await renderRegistration()
  const username = page.getByLabelText(say('identity.username'), { exact: true })
  await username.fill('nok_88')
  const agree = page.getByRole('checkbox')
  await agree.click()
  for (const [document, heading] of [
    ['terms', 'Who may play'],
    ['privacy', 'What we keep'],
  ] as const) {
    await page.getByRole('button', { name: say(`identity.agree.${document}`) }).click()
    const dialog = page.getByRole('dialog', { name: say(`legal.${document}`) })
    await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible()
    await expect.element(dialog.getByText('Version 3', { exact: false })).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    await dialog.getByRole('button', { name: say('site.close') }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await expect.element(username).toHaveValue('nok_88')
  await expect.element(agree).toBeChecked()
})
