import { changeAgentLink, listAgentLinks, makeAgentLink } from '@sanuk/contracts/agent-links'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { aLink, renderCentre, someLinks } from './links/links.fixture.tsx'
import { RegisterCenterPage } from './register-center.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test.each(['light', 'dark'] as const)('links: shows what came by each, in %s', async (theme) => {
  await renderCentre(
    someLinks({ list: [aLink(), aLink({ id: crypto.randomUUID(), note: '', type: 2, state: 'closed' })] }),
    theme,
  )
  const card = page.getByRole('listitem').filter({ hasText: 'Line group' })
  await expect
    .element(card)
    .toMatchTextContent(
      /Open.*Member Created .*2026.* does not expire.*Visits120Registered30First deposit12Played9Valid stake฿45,210\.50/,
    )
  await expect.element(page.getByRole('heading', { name: 'Link K7QMZ2' })).toBeVisible()
  await expect.element(page.getByText('You can open 19 more links.', { exact: false })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('links: fits a phone', async () => {
  await usePhone()
  await renderCentre(
    someLinks({ list: [aLink({ note: 'x'.repeat(60), address: `https://${'sanuk'.repeat(20)}.test/` })] }),
  )
  await expect.element(page.getByRole('heading', { name: 'x'.repeat(60) })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test('links: an agent without links is told what they are for', async () => {
  await renderCentre(someLinks({ list: [] }))
  await expect.element(page.getByText(say('agent-links.none'))).toBeVisible()
  await expect.element(button(say('agent-links.new'))).toBeEnabled()
})

test.each([
  ['no open links are left', { left: 0 }, /the most open links allowed/],
  ['the agent may invite nobody', { types: [] }, /cannot register anyone/],
])('links: makes none where %s, and says why', async (_, change, words) => {
  await renderCentre(someLinks(change))
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(button(say('agent-links.new'))).toBeDisabled()
})

test('links: shows a failure and tries again', async () => {
  answerCall(whitelabel, { value: aBrand() })
  const list = answerCall(listAgentLinks, 'network fault')
  await renderOnSite(<RegisterCenterPage title={<h2>Account registration</h2>} />, {
    rooms: ['agent-centre', 'agent-links', 'agent-terms', 'field', 'wagers'],
  })
  await expect.element(page.getByText(say('agent-links.failed'))).toBeVisible()
  list.reply({ value: someLinks() })
  await button(say('site.retry')).click()
  await expect.element(page.getByRole('heading', { name: 'Line group' })).toBeVisible()
})

test('new link: sends type, site, expiry and note, and keeps its request when the answer is lost', async () => {
  const list = await renderCentre(someLinks({ list: [], hosts: ['sanuk.test', 'sanuk.example'] }))
  const made = answerCall(makeAgentLink, 'network fault')
  await button(say('agent-links.new')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-links.new.title') })
  for (const [label, option] of [
    [say('agent-links.new.type'), 'Agent'],
    [say('agent-links.new.host'), 'sanuk.example'],
    [say('agent-links.new.days'), 'After 30 days'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await dialog.getByLabelText(say('agent-links.note')).fill(' Line group ')
  const submit = dialog.getByRole('button', { name: say('agent-links.new.title') })
  await submit.click()
  await expect.element(dialog.getByText(say('site.fault.network'))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  made.reply({ value: { link: aLink() } })
  list.reply({ value: someLinks() })
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Line group' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const bodies = made.requests.map(({ body }) => body)
  expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(1)
  expect(bodies.at(-1)).toMatchObject({ type: 2, host: 'sanuk.example', days: 30, note: 'Line group' })
})

test('new link: a choice that is changed after a lost answer is another request', async () => {
  await renderCentre(someLinks())
  const made = answerCall(makeAgentLink, 'network fault')
  await button(say('agent-links.new')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-links.new.title') })
  const submit = dialog.getByRole('button', { name: say('agent-links.new.title') })
  await submit.click()
  await expect.element(dialog.getByText(say('site.fault.network'))).toBeVisible()
  await dialog.getByLabelText(say('agent-links.note')).fill('Line group')
  made.reply({ value: { link: aLink() } })
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [first, changed] = made.requests.map(({ body }) => body)
  expect(changed).toMatchObject({ note: 'Line group' })
  expect(changed?.requestId).not.toBe(first?.requestId)
})

test('new link: leaves out the expiry of a link that never expires, and does not ask for the only site', async () => {
  await renderCentre(someLinks())
  const made = answerCall(makeAgentLink, { value: { link: aLink() } })
  await button(say('agent-links.new')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-links.new.title') })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: say('agent-links.new.host') })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: say('agent-links.new.title') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(made.requests[0]?.body).toEqual({ requestId: expect.any(String), type: 0, host: 'sanuk.test', note: '' })
})

test('a link is closed at once, which can be undone', async () => {
  const list = await renderCentre(someLinks())
  const changed = answerCall(changeAgentLink, { value: { link: aLink({ state: 'closed' }) } })
  list.reply({ value: someLinks({ list: [aLink({ state: 'closed' })] }) })
  // A message does not go away while nobody looks.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await button(say('agent-links.close')).click()
  await expect.element(button(say('agent-links.reopen'))).toBeVisible()
  list.reply({ value: someLinks() })
  await page.getByRole('button', { name: say('site.undo') }).click()
  await expect.element(button(say('agent-links.close'))).toBeVisible()
  expect(changed.requests.map(({ body }) => body)).toEqual([
    { open: false, note: 'Line group' },
    { open: true, note: 'Line group' },
  ])
})

test('a closed link is opened again; a refusal is shown', async () => {
  await renderCentre(someLinks({ list: [aLink({ state: 'closed' })] }))
  answerCall(changeAgentLink, { refusal: 'links_used_up' })
  await button(say('agent-links.reopen')).click()
  await expect.element(page.getByText('links_used_up')).toBeVisible()
})

test('the note of an expired link is changed without closing it', async () => {
  await renderCentre(someLinks({ list: [aLink({ state: 'expired', expiresAt: '2026-11-21T05:00:00.000Z' })] }))
  const changed = answerCall(changeAgentLink, { value: { link: aLink() } })
  await expect.element(button(say('agent-links.note.edit'))).toBeVisible()
  await expect.element(button(say('agent-links.reopen'))).not.toBeInTheDocument()
  await button(say('agent-links.note.edit')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-links.note.edit') })
  await dialog.getByLabelText(say('agent-links.note')).fill('Old group')
  await dialog.getByRole('button', { name: say('agent-links.note.save') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(changed.requests[0]?.body).toEqual({ open: true, note: 'Old group' })
})

test('a link has a code to scan and a poster to save', async () => {
  await renderCentre(someLinks())
  await button(say('agent-links.qr')).click()
  const dialog = page.getByRole('dialog', { name: say('agent-links.qr.of', { name: 'Line group' }) })
  await expect
    .element(dialog.getByRole('img', { name: say('agent-links.qr.of', { name: 'Line group' }) }))
    .toBeVisible()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await dialog.getByRole('button', { name: say('agent-links.poster.save') }).click()
  await expect.poll(() => saved, { timeout: 15_000 }).toEqual(['Sanuk-K7QMZ2.png'])
})

test('a link is shared where the device has a way', async () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  await renderCentre(someLinks())
  await button(say('agent-links.share')).click()
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Register at Sanuk', url: aLink().address })
})
