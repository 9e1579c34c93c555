import '../styles/table.css'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ChatContent, ChatMessage, ChatSaid, ChatState, ChatTold } from '#chat-protocol'
import { BETTING, mine, OPENED, OPENS, RULES, resultsOf, whole } from '../rooms.fixture.ts'
import { button, setUpTable } from '../table/table-page.fixture.tsx'
import { wordsOf } from '../words.ts'
import { Chat } from './chat.tsx'
import { ChatStore } from './chat-store.ts'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
  localStorage.removeItem('sanuk-rooms-preferences')
})
afterEach(() => {
  vi.useRealTimers()
})

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const text = (words: string): ChatContent => ({ kind: 'text', text: words })

const message = (number: number, content: ChatContent, nickname = 'So***ai'): ChatMessage => ({
  id: idOf(number),
  at: new Date(OPENS + number * 1_000).toISOString(),
  nickname,
  content,
})

const MESSAGES = [
  message(1, text('good luck <b>all</b> <img src=x onerror=alert(1)>')),
  message(2, { kind: 'phrase', phrase: 'nice-win' }, 'M***i'),
]
const table = RULES.code
const chat = (state: Partial<ChatState> = {}, at = 1): ChatTold => ({
  kind: 'chat',
  table,
  at,
  state: { isOff: false, messages: MESSAGES, ...state },
})
const said = (at: number, one: ChatMessage): ChatTold => ({
  kind: 'chat-news',
  table,
  at,
  news: { kind: 'said', message: one },
})
const own = (more: Partial<Extract<ChatTold, { kind: 'chat-own' }>> = {}): ChatTold => ({
  kind: 'chat-own',
  table,
  written: [],
  reported: [],
  mute: null,
  mayWrite: true,
  ...more,
})

type Line = ReturnType<typeof createLine>
const createLine = () => vi.fn<(message: ChatSaid) => void>()

function answersOf(store: ChatStore) {
  return (more: Partial<Extract<ChatTold, { kind: 'chat-answered' }>> = {}) => {
    const { id } = store.view().sending ?? expect.fail('nothing is being sent')
    store.hear({ kind: 'chat-answered', id, table, message: null, fault: null, ...more })
  }
}

/** A table's page with a chat that was told these things; `line` is what the page says about it. */
async function setUpPage(...told: readonly ChatTold[]) {
  const line = createLine()
  const chat = new ChatStore(table, line)
  const set = await setUpTable(RULES, [whole({ ...BETTING, results: resultsOf('BBPT') }), mine([])], chat)
  for (const one of told) chat.hear(one)
  return { line, chat, table: set.store }
}

type AloneProps = { readonly chat: ChatStore; readonly kit: ComponentProps<typeof Chat>['kit'] }

function Alone({ chat: store, kit }: AloneProps) {
  const view = useSyncExternalStore(store.subscribe, store.view)
  return <Chat {...{ store, view, kit }} isOpen isBeside onToggle={() => {}} />
}

/** The chat alone, open beside a table that is not drawn. */
async function setUpChat(...told: readonly ChatTold[]) {
  const line: Line = createLine()
  const chat = new ChatStore(table, line)
  chat.follow(true)
  chat.show(true)
  for (const one of told) chat.hear(one)
  const kit = { say: await wordsOf('en', ['rooms', 'rooms-chat']), now: () => OPENS, opened: OPENED }
  await render(<Alone {...{ chat, kit }} />)
  return { line, chat, answer: answersOf(chat) }
}

const opener = button(/^Chat/)
const log = page.getByRole('log', { name: 'Messages' })
const field = page.getByRole('textbox', { name: 'Message' })
const status = page.getByRole('status').filter({ hasText: /./ })

test('beside the table it covers neither cloth nor roads, and shows texts as texts and phrases as words', async () => {
  const { line, table: laid } = await setUpPage(chat(), own())
  await opener.click()
  expect(line).toHaveBeenCalledWith({ kind: 'chat-follow', table })
  await expect.element(log.getByText('good luck <b>all</b> <img src=x onerror=alert(1)>')).toBeVisible()
  await expect.element(log.getByText('Nice win!')).toBeVisible()
  expect(log.element().querySelectorAll('img')).toHaveLength(0)
  const [beside, cloth, roads] = ['.chat-beside', '.cloth', '.roads'].map(
    (part) => document.querySelector(part)?.getBoundingClientRect() ?? expect.fail(part),
  )
  expect(cloth?.right).toBeLessThanOrEqual(roads?.left ?? 0)
  expect(roads?.right).toBeLessThanOrEqual(beside?.left ?? 0)
  expect(beside?.right).toBeLessThanOrEqual(innerWidth)
  expect(beside?.bottom).toBeLessThanOrEqual(innerHeight)
  expect(await findAxeViolations()).toEqual([])
  // Letters that are typed here lay no chips.
  await field.click()
  await userEvent.keyboard('pb')
  expect(laid.view().laid).toEqual([])
})

test('a message is sent once, is own when it arrives, and leaves the field', async () => {
  const { chat: store, line, answer } = await setUpChat(chat(), own())
  await field.fill('banker again')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(status.getByText('Sending…')).toBeVisible()
  const sent = line.mock.calls.map(([one]) => one).filter(({ kind }) => kind === 'chat-say')
  expect(sent).toMatchObject([{ table, content: text('banker again') }])
  store.hear(said(2, message(3, text('banker again'))))
  answer({ message: idOf(3) })
  await expect.element(field).toHaveValue('')
  await expect.element(log.getByText('You')).toBeVisible()
  expect(store.view().unread).toBe(0)
})

test.each([
  [{ fault: 'link' } as const, 'Links and email addresses are not allowed. Remove them to send.'],
  [{ fault: 'too_fast', seconds: 2 } as const, 'Too fast. You can write again in 2 seconds.'],
])('what is refused keeps its text and says why: %o', async (refusal, words) => {
  const { answer } = await setUpChat(chat(), own())
  await field.fill('my text')
  await button('Send').click()
  answer(refusal)
  await expect.element(field).toHaveAccessibleDescription(words)
  await expect.element(field).toHaveValue('my text')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('without an answer a message can be sent again as the same one, and is after a new connection', async () => {
  const { chat: store, line } = await setUpChat(chat(), own())
  await field.fill('are you there')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store.send(text('are you there'))
  vi.advanceTimersByTime(8_000)
  vi.useRealTimers()
  await expect.element(status.getByText('Not sent yet.')).toBeVisible()
  await button('Try again').click()
  store.lineLost()
  await expect.element(page.getByText(/^Connection lost. Messages/)).toBeVisible()
  store.begin()
  store.hear(chat())
  await expect.element(page.getByText(/^Connection lost. Messages/)).not.toBeInTheDocument()
  const ids = line.mock.calls.flatMap(([one]) => (one.kind === 'chat-say' ? [one.id] : []))
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
})

test('news that were missed are asked for, and a hidden message goes', async () => {
  const { chat: store, line } = await setUpChat(chat(), own())
  store.hear({ kind: 'chat-news', table, at: 2, news: { kind: 'hidden', message: idOf(1) } })
  await expect.element(log.getByText(/^good luck/)).not.toBeInTheDocument()
  line.mockClear()
  store.hear(said(5, message(5, text('later'))))
  expect(line).toHaveBeenCalledWith({ kind: 'chat-follow', table })
})

test('a message of somebody else is reported by a second press, the own one cannot be', async () => {
  const { line } = await setUpChat(chat(), own({ written: [idOf(2)] }))
  expect(button(/^Report the message/).elements()).toHaveLength(1)
  await button('Report the message from So***ai').click()
  await button(/^Report$/).click()
  expect(line).toHaveBeenLastCalledWith({ kind: 'chat-report', table, message: idOf(1) })
  await expect.element(log.getByText('Reported')).toBeVisible()
})

test('loading, empty and turned off are told in words', async () => {
  const { chat: store } = await setUpChat()
  await expect.element(log.getByText('Loading messages…')).toBeVisible()
  store.hear(chat({ messages: [] }))
  await expect.element(log.getByText('No messages yet. Say hello!')).toBeVisible()
  store.hear(chat({ isOff: true, messages: [] }, 2))
  await expect.element(log.getByText('Chat at this table is turned off.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test('who is muted reads until when and writes again afterwards; trial accounts read only', async () => {
  const { chat: store } = await setUpChat(chat(), own())
  store.hear({ kind: 'chat-muted', mute: { until: new Date(OPENS + 3_600_000).toISOString() } })
  await expect.element(page.getByText(/^You cannot chat until .*2026/)).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  store.hear({ kind: 'chat-muted', mute: { until: null } })
  await expect.element(page.getByText(/^You can no longer chat/)).toBeVisible()
  store.hear({ kind: 'chat-muted', mute: null })
  await expect.element(field).toBeVisible()
  store.hear(own({ mayWrite: false }))
  await expect.element(page.getByText(/^Trial accounts can read/)).toBeVisible()
})

test('on a phone it is a sheet behind a button that counts what is unread', async () => {
  await usePhone()
  const { chat: store, line } = await setUpPage(chat(), own())
  store.hear(said(2, message(3, text('hello'))))
  await expect.element(opener).toHaveAccessibleName('Chat, 1 new message')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await opener.click()
  await expect.element(page.getByRole('dialog', { name: 'Chat' })).toBeVisible()
  expect(store.view().unread).toBe(0)
  await button('Applause').click()
  expect(line).toHaveBeenLastCalledWith(expect.objectContaining({ content: { kind: 'phrase', phrase: 'clap' } }))
  expect(field.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  expect(await findAxeViolations(page.getByRole('dialog').element())).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveAccessibleName('Chat')
})

test('a player who wants no chat turns it off in the menu', async () => {
  const { line } = await setUpPage(chat(), own())
  await button('Menu').click()
  await page.getByRole('switch', { name: 'Chat at the table' }).click()
  await expect.element(page.getByRole('switch', { name: 'Chat at the table' })).toHaveAttribute('aria-checked', 'false')
  expect(line).toHaveBeenLastCalledWith({ kind: 'chat-follow', table: null })
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).not.toBeInTheDocument()
})
