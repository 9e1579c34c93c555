import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listAgentTypes } from '@sanuk/contracts/office-agents'
import { changeBrandSettings, readBrandSettings } from '@sanuk/contracts/office-brand'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { BrandPage } from './brand-page.tsx'
import type { BrandSettings } from './brand-settings.ts'

const SETTINGS: BrandSettings = {
  name: 'Acme',
  code: 'ACME',
  demo: false,
  currency: 'THB',
  revision: 7,
  domains: ['acme.example'],
  timeZone: 'Asia/Bangkok',
  languages: ['th', 'en'],
  logo: null,
  theme: { light: {}, dark: {} },
  loginedToHomePage: false,
  agentCentreTypes: [1, 2, 42],
  modules: [],
  registration: {},
  ageMinimum: 20,
  passwordDays: 90,
  customerService: [],
  licences: [],
  cdns: { images: [], games: [] },
  gtagId: null,
  resources: [],
  blockedCountries: [],
  smsCountries: ['TH'],
  tellsUnknownAccounts: false,
  firebase: null,
}

async function renderPart(powers: Power[]) {
  const read = answerCall(readBrandSettings, { value: SETTINGS })
  answerCall(listAgentTypes, {
    value: {
      list: [
        { type: 1, names: { th: 'หัวหน้าสาย', en: 'Team lead' }, mayHaveAgents: true, available: true, agents: 2 },
        { type: 2, names: null, mayHaveAgents: true, available: true, agents: 0 },
      ],
    },
  })
  await renderOfficePart(<BrandPage />, powers)
  await page.getByRole('tab', { name: 'Agents' }).click()
  await expect.element(box('Affiliate')).toBeChecked()
  return read
}

const box = (name: string | RegExp) => page.getByRole('checkbox', { name })

test('the types of agents are saved, with a warning where agents have the type that is taken away', async () => {
  const read = await renderPart(['brand.see', 'brand.change', 'agents.see'])
  const saved = answerCall(changeBrandSettings, { value: { revision: 8 } })
  await expect.element(box('Team lead 2 agents')).toBeChecked()
  await expect.element(box('Sub-agent')).not.toBeChecked()
  await box('Sub-agent').click()
  await box('Affiliate').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await box(/Team lead/).click()
  await expect.element(page.getByText(/2 agents have the type “Team lead”/)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  read.reply({ value: { ...SETTINGS, agentCentreTypes: [2, 41], revision: 8 } })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/2 agents have the type “Team lead”/)).not.toBeInTheDocument()
  expect(saved.requests.map(({ body }) => body)).toEqual([{ revision: 7, settings: { agentCentreTypes: [2, 41] } }])
})

test('without any type it is said that nobody can be appointed, and a failed save is shown', async () => {
  await renderPart(['brand.see', 'brand.change'])
  for (const name of ['General agent', 'Agent', 'Affiliate'])
    await page.getByRole('checkbox', { name, exact: true }).click()
  await expect.element(page.getByText('Nobody can be appointed as an agent.')).toBeVisible()
  answerCall(changeBrandSettings, 'network fault')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('who may only look changes nothing', async () => {
  await renderPart(['brand.see'])
  await expect.element(box('Affiliate')).toBeDisabled()
  expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([])
})
