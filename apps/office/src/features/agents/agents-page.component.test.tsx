import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { contractsAfterMove, officeAgentMoney, readSalaryContract } from '@sanuk/contracts/office-agent-money'
import {
  appointAgent,
  changeAgentState,
  findAgents,
  listAgents,
  listAgentTypes,
  previewAgentMove,
  proposeAgentMove,
  readAgent,
} from '@sanuk/contracts/office-agents'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import type { Agent } from './agents.ts'
import { AgentsPage } from './agents-page.tsx'

const MALI: Agent = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101',
  username: 'mali',
  nickname: 'Mali',
  type: 1,
  state: 'active',
  appointedAt: '2026-09-01T03:00:00.000Z',
  agents: 1,
  members: 12,
}
const NIRAN: Agent = {
  ...MALI,
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102',
  username: 'niran',
  state: 'suspended',
  agents: 0,
  members: 1,
}

const page1 = (...list: Agent[]) => ({ value: { list, nextCursor: null } })

async function renderPage(powers: Power[], first: Reply<typeof listAgents> = page1(MALI)) {
  answerCall(listAgentTypes, {
    value: {
      list: [
        { type: 1, names: { th: 'หัวหน้าสาย', en: 'Team lead' }, mayHaveAgents: true, available: true, agents: 2 },
        { type: 2, names: null, mayHaveAgents: true, available: true, agents: 0 },
      ],
    },
  })
  answerCall(officeAgentMoney, {
    value: { list: [], today: '2026-09-01', proposal: null, periods: [], paid: '0.00', waiting: '0.00', margins: [] },
  })
  answerCall(readSalaryContract, {
    value: { list: [], tiers: [], next: '2026-09-02', most: 150, above: null, below: null, proposal: null },
  })
  answerCall(contractsAfterMove, {
    value: {
      list: [
        {
          agent: person(NIRAN),
          scheme: 'daily-salary',
          tiers: [{ rate: 90, valid: '0.00', active: 0 }],
          above: [{ rate: 60, valid: '0.00', active: 0 }],
        },
      ],
    },
  })
  const found = answerCall(findAgents, { value: { list: [{ ...NIRAN, path: [MALI].map(person) }], nextCursor: null } })
  const preview = answerCall(previewAgentMove, { refusal: 'agent_unknown' })
  const read = answerCall(readAgent, {
    value: {
      ...NIRAN,
      path: [person(MALI)],
      reason: 'Promised winnings',
      branch: { agents: 0, members: 1 },
      history: [
        {
          parent: person(MALI),
          type: 1,
          state: 'suspended',
          reason: 'Promised winnings',
          since: MALI.appointedAt,
          until: null,
        },
      ],
      proposal: null,
    },
  })
  const levels = answerCall(listAgents, first)
  history.replaceState(null, '', '/agents')
  await renderOfficePart(<AgentsPage />, powers)
  return { found, preview, read, levels }
}

const person = ({ id, username }: Agent) => ({ id, username })
const item = (name: RegExp) => page.getByRole('treeitem', { name })

test('the tree says why it did not load, asks a level when it is opened and is walked with arrow keys', async () => {
  const { levels, read } = await renderPage(['agents.see'], 'network fault')
  await expect.element(page.getByText('Could not load the list')).toBeVisible()
  levels.reply(page1(MALI))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(item(/mali Team lead .*1 agent · 12 members/)).toHaveAttribute('aria-expanded', 'false')
  levels.reply(page1(NIRAN))
  item(/mali/).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item(/niran Team lead Suspended/)).toBeVisible()
  expect(levels.requests.at(-1)?.query).toEqual({ parent: MALI.id })
  expect(await findAxeViolations()).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toContain('niran')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(item(/niran/).elements()).toEqual([])
  await userEvent.keyboard('{ArrowRight}{End}{Enter}')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('Promised winnings').first()).toBeVisible()
  expect(read.requests.at(-1)?.params).toEqual({ id: NIRAN.id })
  expect(drawer.getByRole('button', { name: /Move branch|Suspend/ }).elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
})

test('a search finds agents at any depth with their uplines; an empty tree says how to begin', async () => {
  const { found } = await renderPage(['agents.see', 'agents.change'], page1())
  await expect.element(page.getByText('Appoint a member to start the tree.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Username' }).fill('nir')
  await expect.element(page.getByRole('row', { name: /niran mali Team lead Suspended/ })).toBeVisible()
  expect(found.requests.at(-1)?.query).toEqual({ search: 'nir' })
})

test('a branch is moved after a look at what changes; a refusal is shown and nothing is proposed', async () => {
  const { preview } = await renderPage(['agents.see', 'agents.change'], page1(NIRAN))
  const proposals = answerCall(proposeAgentMove, { value: { proposal: MALI.id } })
  await item(/niran/).getByRole('button', { name: 'niran' }).click()
  await page.getByRole('button', { name: 'Move branch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the branch of niran' })
  await dialog.getByLabelText('New upline').fill(' nobody ')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog.getByText('agent_unknown')).toBeVisible()
  preview.reply({ value: { from: [person(MALI)], to: [], agents: 1, members: 1, holdsFrom: '2026-09-02' } })
  await dialog.getByLabelText('New upline').fill('')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog.getByText('Top level', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/2 Sept?, if approved today/)).toBeVisible()
  await expect.element(dialog.getByText('niran, Daily salary: 0.90% (above: 0.60%)')).toBeVisible()
  await dialog.getByLabelText('Reason').fill('Agreed')
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.poll(() => proposals.requests.map(({ body }) => body)).toEqual([{ to: null, reason: 'Agreed' }])
  expect(preview.requests.map(({ query }) => query)).toEqual([{ to: 'nobody' }, {}])
})

test('a member is appointed only with a username; suspending asks for a reason', async () => {
  await renderPage(['agents.see', 'agents.change'], page1(NIRAN))
  const appointed = answerCall(appointAgent, { value: { id: NIRAN.id } })
  const states = answerCall(changeAgentState, { value: {} })
  await page.getByRole('button', { name: 'Appoint agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appoint agent' })
  await dialog.getByRole('button', { name: 'Appoint' }).click()
  await expect.element(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByLabelText('Username').fill('niran')
  await dialog.getByRole('button', { name: 'Appoint' }).click()
  await expect.poll(() => appointed.requests.map(({ body }) => body)).toEqual([{ username: 'niran', type: 1 }])
  await page.getByRole('button', { name: 'Lift suspension' }).click()
  await page.getByLabelText('Reason').fill('Talked')
  await page
    .getByRole('dialog', { name: /Lift the suspension/ })
    .getByRole('button', { name: 'Lift suspension' })
    .click()
  await expect.poll(() => states.requests.map(({ body }) => body)).toEqual([{ state: 'active', reason: 'Talked' }])
})
