import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import {
  changeTableChat,
  listChatMutes,
  listTableChat,
  type OfficeChatMessage,
  type OfficeChatMute,
} from '@sanuk/contracts/office-live-chat'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { ChatCard } from './chat-card.tsx'
import { GAME, VENDOR } from './live-tables.fixture.ts'

const POWERS: Power[] = ['tables.see', 'tables.chat', 'members.see']
const MUTE = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f401'
const NIRAN = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f205', username: 'niran' }

const REPORTED: OfficeChatMessage = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f301',
  at: '2026-11-28T05:00:00.000Z',
  member: NIRAN,
  brand: 'Acme',
  nickname: 'N***n',
  text: 'you <i>cheat</i>',
  phrase: null,
  state: 'reported',
  reports: 3,
  mute: null,
}
const ELSEWHERE: OfficeChatMessage = {
  ...REPORTED,
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f302',
  member: null,
  brand: 'Chandra',
  nickname: 'So***ai',
  text: null,
  phrase: 'clap',
  state: 'shown',
  reports: 0,
  mute: { id: MUTE, until: null },
}
const MUTED: OfficeChatMute = {
  id: MUTE,
  member: null,
  brand: 'Chandra',
  nickname: 'So***ai',
  at: '2026-11-28T04:00:00.000Z',
  until: null,
  reason: 'Insults',
}

async function setUp(powers = POWERS) {
  const chat = answerCall(listTableChat, { value: { isOff: false, list: [REPORTED, ELSEWHERE], nextCursor: null } })
  answerCall(listChatMutes, { value: { list: [MUTED] } })
  const changed = answerCall(changeTableChat, { value: {} })
  await renderOfficePart(
    <>
      <h1>Table</h1>
      <ChatCard table={{ vendor: VENDOR, game: GAME }} />
    </>,
    powers,
  )
  return { chat, changed }
}

const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Confirms the dialog with a reason; answers what was sent. */
async function confirm({ changed }: Pick<Awaited<ReturnType<typeof setUp>>, 'changed'>, name: string) {
  await dialog.getByLabelText('Reason').fill('Against the rules')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  return changed.requests.at(-1)?.body
}

test('messages stand with members, states and reports; members of other brands are not named', async () => {
  await setUp()
  const row = page.getByRole('row', { name: /niran/ })
  await expect.element(row.getByText('you <i>cheat</i>')).toBeVisible()
  await expect.element(row.getByText('Hidden by reports')).toBeVisible()
  await expect.element(row.getByText('3 reports')).toBeVisible()
  const other = page.getByRole('row', { name: /Quick phrase: clap/ })
  await expect.element(other.getByText('So***ai · member of Chandra')).toBeVisible()
  await expect.element(other.getByText('Muted permanently')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Insults/ })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a reported message is hidden or shown again with a reason', async () => {
  const set = await setUp()
  const row = page.getByRole('row', { name: /niran/ })
  await row.getByRole('button', { name: 'Show again' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Show again' })).toBeDisabled()
  expect(await confirm(set, 'Show again')).toMatchObject({
    change: { kind: 'restore', message: REPORTED.id },
    reason: 'Against the rules',
  })
  await row.getByRole('button', { name: 'Hide' }).click()
  expect(await confirm(set, 'Hide')).toMatchObject({ change: { kind: 'hide', message: REPORTED.id } })
})

test('a member is muted for a time or for ever, and unmuted', async () => {
  const set = await setUp()
  await page.getByRole('row', { name: /niran/ }).getByRole('button', { name: 'Mute' }).click()
  await dialog.getByLabelText('For how long').click()
  await page.getByRole('option', { name: '24 hours' }).click()
  expect(await confirm(set, 'Mute')).toMatchObject({ change: { kind: 'mute', message: REPORTED.id, minutes: 1440 } })
  await page
    .getByRole('row', { name: /Insults/ })
    .getByRole('button', { name: 'Unmute' })
    .click()
  expect(await confirm(set, 'Unmute')).toMatchObject({ change: { kind: 'unmute', mute: MUTE } })
})

test('the chat of a table is turned off', async () => {
  const set = await setUp()
  await button('Turn chat off').click()
  set.chat.reply({ value: { isOff: true, list: [], nextCursor: null } })
  expect(await confirm(set, 'Turn chat off')).toMatchObject({ change: { kind: 'chat_off' } })
  await expect.element(button('Turn chat on')).toBeVisible()
})

test('who may not moderate sees no chat', async () => {
  const { chat } = await setUp(['tables.see'])
  expect(page.getByText('Chat', { exact: true }).elements()).toEqual([])
  expect(chat.requests).toEqual([])
})
