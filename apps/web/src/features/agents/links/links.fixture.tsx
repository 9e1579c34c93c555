import { type AgentLink, listAgentLinks } from '@sanuk/contracts/agent-links'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { REGISTRATION_FIELDS, type RegistrationRules, registrationRules } from '@sanuk/contracts/registration-rules'
import { whitelabel } from '@sanuk/contracts/system'
import { showTheme } from '@sanuk/ui/component-page.fixture'
import { Toaster } from '@sanuk/ui/toast'
import { answerSealedCalls } from '@sanuk/wire/sealed-calls.fixture'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { RegisterCenterPage } from '../register-center.tsx'
import type { Links } from './use-links.ts'

/** A link that some came by, but for what a test changes. */
export const aLink = (change: Partial<AgentLink> = {}): AgentLink => ({
  id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11',
  code: 'K7QMZ2',
  address: 'https://sanuk.test/register?code=K7QMZ2',
  type: 0,
  note: 'Line group',
  state: 'open',
  createdAt: '2026-11-20T05:00:00.000Z',
  expiresAt: null,
  visits: 120,
  registrations: 30,
  firstDeposits: 12,
  played: 9,
  valid: '45210.50',
  terms: [],
  ...change,
})

/** The first page of an agent’s links, with one of them. */
export const someLinks = (change: Partial<Links> = {}): Links => ({
  list: [aLink()],
  nextCursor: null,
  types: [0, 2],
  hosts: ['sanuk.test'],
  left: 19,
  offers: [],
  ...change,
})

/** Renders the page with these links, and gives the call that answers them. */
export async function renderCentre(links: Links, theme: 'light' | 'dark' = 'light') {
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand({ name: 'Sanuk', sealingKey: await answerSealedCalls() }) })
  const list = answerCall(listAgentLinks, { value: links })
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <Toaster label="Messages" closeLabel="Close message" />
      <RegisterCenterPage title={<h2>Account registration</h2>} />
    </main>,
    { rooms: ['agent-centre', 'agent-links', 'agent-terms', 'agent-agreements', 'field', 'wagers'] },
  )
  return list
}

const RULE = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 'letterThenLettersAndDigits',
  minLength: 4,
  maxLength: 12,
} as const

/** Renders the form that opens an account, and gives the field of its username. */
export async function openAccountForm(change: Partial<Links> = {}) {
  answerCall(registrationRules, {
    value: Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, RULE])) as RegistrationRules,
  })
  await renderCentre(someLinks(change))
  await page.getByRole('tab', { name: say('agent-links.tab.account') }).click()
  return page.getByLabelText(say('agent-links.account.username'), { exact: true })
}
