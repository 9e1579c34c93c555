import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { agentAnnouncements } from '@sanuk/contracts/content'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../brand/brand.fixture.ts'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { AgentAnnouncementsPage } from './agent-announcements-page.tsx'

const FOR_AGENTS = {
  id: '7c9f1e2a-0000-4000-8000-000000000001',
  title: 'New rates for agents',
  content: '<p>From Monday on.</p>',
  execution: 'G' as const,
  types: ['B' as const],
  platform: 'W' as const,
  publishedAt: '2026-11-20T05:00:00.000Z',
}
const FOR_ALL = {
  ...FOR_AGENTS,
  id: '7c9f1e2a-0000-4000-8000-000000000002',
  title: 'Maintenance tonight',
  execution: 'B' as const,
}

async function renderAnnouncements(first: Reply<typeof agentAnnouncements>, theme: 'light' | 'dark' = 'light') {
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand() })
  const announced = answerCall(agentAnnouncements, first)
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <AgentAnnouncementsPage title={<h2>Announcements</h2>} />
    </main>,
    { rooms: ['content'] },
  )
  return announced
}

test.each(['light', 'dark'] as const)('marks what is for agents only, and unfolds it, in %s', async (theme) => {
  await renderAnnouncements({ value: { list: [FOR_AGENTS, FOR_ALL] } }, theme)
  const titles = page.getByRole('heading', { level: 3 })
  await expect.element(titles.nth(0)).toMatchTextContent(/^New rates for agents Agents only$/)
  await expect.element(titles.nth(1)).toMatchTextContent(/^Maintenance tonight$/)
  await titles.nth(0).getByRole('button').click()
  await expect.element(page.getByText('From Monday on.')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('says so while announcements load, where there are none, and where they do not load', async () => {
  const announced = await renderAnnouncements('no reply yet')
  await expect.element(page.getByRole('status')).toHaveTextContent(say('site.loading'))
  announced.reply('network fault')
  await expect.element(page.getByText(say('content.fault'))).toBeVisible()
  announced.reply({ value: { list: [] } })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(page.getByText(say('content.none'))).toBeVisible()
})
