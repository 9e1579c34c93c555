import { randomUUID } from 'node:crypto'
import type { ChatChange } from '@sanuk/contracts/live-chat'
import { VENDOR_CALLS, type VendorAnswer } from '@sanuk/contracts/vendor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatContent, ChatTold } from '../chat-protocol.ts'
import { type Opened, ROOM_CALLS } from '../room-calls.ts'
import { callRooms, openPage, openRooms, type Player, TABLE, type TestRooms } from '../rooms.fixture.ts'
import { REPORTS_HIDE } from './report-message.ts'

const OTHER = 'baccarat-high-rollers'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms(TABLE, [OTHER])
})
afterAll(() => rooms.close())

type Page = Pick<Player, 'say' | 'hears' | 'heard'>
type Told<K extends ChatTold['kind']> = Extract<ChatTold, { kind: K }>

const text = (words: string): ChatContent => ({ kind: 'text', text: words })

/** A page that follows the chat of a table, with what it was told first. */
async function follow<P extends Page>(page: P, table = TABLE) {
  page.say({ kind: 'chat-follow', table })
  const own = await page.hears('chat-own', (message) => message.table === table)
  const { state } = page.heard.findLast((message): message is Told<'chat'> => message.kind === 'chat') ?? expect.fail()
  return { ...page, own, state }
}

/** A member of the test who follows the chat. The clock goes on, so that nobody writes too fast. */
async function reader(table = TABLE) {
  rooms.passTime(2_000)
  return follow(await rooms.playerWith('100'), table)
}

async function write(page: Page, content: ChatContent, { table = TABLE, id = randomUUID() as string } = {}) {
  page.say({ kind: 'chat-say', id, table, content })
  return page.hears('chat-answered', (message) => message.id === id)
}

/** Writes something that is taken; answers its name. */
async function written(
  page: Page,
  content: ChatContent = text(`hello ${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`),
) {
  const { fault, message } = await write(page, content)
  expect(fault).toBe(null)
  return message ?? expect.fail()
}

const hearsSaid = (page: Page, id: string) =>
  page.hears('chat-news', ({ news }) => news.kind === 'said' && news.message.id === id)
const hearsHidden = (page: Page, id: string) =>
  page.hears('chat-news', ({ news }) => news.kind === 'hidden' && news.message === id)

async function decide(change: ChatChange, { game = TABLE, requestId = randomUUID() as string } = {}) {
  const content = { requestId, game, change, reason: 'against the rules of the chat' }
  const { body } = await rooms.wallet.tell(rooms.address, 'changeChat', content)
  return VENDOR_CALLS.changeChat.answer.parse(body)
}

const done = (answer: VendorAnswer<'changeChat'>) => (answer.outcome === 'done' ? answer : expect.fail(answer.fault))

async function seen(game = TABLE) {
  const { body } = await rooms.wallet.tell(rooms.address, 'tableChat', { game })
  return VENDOR_CALLS.tableChat.answer.parse(body)
}
const seenMessage = async (id: string) =>
  [...(await seen()).reported, ...(await seen()).messages].find((message) => message.id === id) ??
  expect.fail('no such message')

test('a message is told to all who follow the chat, with a masked nickname and nothing else of its member', async () => {
  const [one, two] = [await reader(), await reader()]
  const id = await written(one, text('  good\u202E luck\nall '))
  const { news } = await hearsSaid(two, id)
  expect(news).toEqual({
    kind: 'said',
    message: {
      id,
      at: rooms.clock().toISOString(),
      nickname: 'So***ai',
      content: { kind: 'text', text: 'good luck all' },
    },
  })
  expect(JSON.stringify(two.heard)).not.toContain(one.member)
  await hearsSaid(one, id)
  // News of the table are numbered apart from those of its chat.
  expect(two.heard.filter(({ kind }) => kind === 'table')).toHaveLength(1)
})

test('whoever opens a table is told its newest messages, and which are the own', async () => {
  const one = await reader()
  const id = await written(one, { kind: 'phrase', phrase: 'clap' })
  const again = await follow(await openPage(rooms.address, one.session))
  expect(again.state.messages.at(-1)).toMatchObject({ id, content: { kind: 'phrase', phrase: 'clap' } })
  expect(again.own).toMatchObject({ written: [id], reported: [], mute: null, mayWrite: true })
  const other = await reader()
  expect(other.own.written).toEqual([])
})

test('a message that is refused says why, and nobody is told of it', async () => {
  const [one, two] = [await reader(), await reader()]
  expect(await write(one, text('visit sanuk-bonus.com'))).toMatchObject({ fault: 'link', message: null })
  expect(await write(one, text('f u c k'))).toMatchObject({ fault: 'profanity' })
  const id = await written(one)
  expect(await write(one, text('and at once again'))).toMatchObject({ fault: 'too_fast', seconds: 2 })
  await hearsSaid(two, id)
  expect(two.heard.filter(({ kind }) => kind === 'chat-news')).toHaveLength(1)
})

test('a message that is sent again under its id is one message', async () => {
  const one = await reader()
  const id = randomUUID()
  const first = await write(one, text('only once'), { id })
  const page = await follow(await openPage(rooms.address, one.session))
  expect(await write(page, text('only once'), { id })).toMatchObject({ fault: null, message: first.message })
  expect(
    page.state.messages.filter(({ content }) => content.kind === 'text' && content.text === 'only once'),
  ).toHaveLength(1)
})

test('another table has another chat, and one that is not followed any more is silent', async () => {
  const [one, two] = [await reader(), await reader()]
  await follow(two, OTHER)
  const [here, there] = [await written(one), await write(two, text('at the other table'), { table: OTHER })]
  expect(there.fault).toBe(null)
  await hearsSaid(two, there.message ?? '')
  await hearsSaid(one, here)
  expect(JSON.stringify(two.heard)).not.toContain(here)
  expect(JSON.stringify(one.heard)).not.toContain(there.message)
})

test('reports of three members hide a message until an operator decides; one member counts once, its writer never', async () => {
  const [writer, ...reporters] = [await reader(), await reader(), await reader(), await reader()]
  const id = await written(writer)
  const report = (page: Page) => page.say({ kind: 'chat-report', table: TABLE, message: id })
  const [first, second, third] = reporters
  if (!first || !second || !third) return expect.fail()
  report(writer)
  report(first)
  report(first)
  report(second)
  await expect.poll(() => seenMessage(id)).toMatchObject({ reports: REPORTS_HIDE - 1, state: 'shown' })
  report(third)
  await hearsHidden(writer, id)
  expect((await seen()).reported[0]).toMatchObject({ id, state: 'reported', reports: 3, member: writer.member })
  done(await decide({ kind: 'restore', message: id }))
  const back = await first.hears('chat', ({ at, state }) => at > 1 && state.messages.some((each) => each.id === id))
  expect(back.state.messages.at(-1)?.id).toBe(id)
  report(await reader())
  await expect.poll(() => seenMessage(id)).toMatchObject({ reports: 4, state: 'kept' })
  expect((await seen()).reported.some((each) => each.id === id)).toBe(false)
})

test('an operator hides a message: it leaves all pages, and whoever comes later is not told it', async () => {
  const [one, two] = [await reader(), await reader()]
  const id = await written(one)
  const requestId = randomUUID()
  const answer = done(await decide({ kind: 'hide', message: id }, { requestId }))
  expect(answer).toMatchObject({ before: { message: { state: 'shown' } }, after: { message: { state: 'hidden' } } })
  await hearsHidden(one, id)
  await hearsHidden(two, id)
  expect((await reader()).state.messages.some((each) => each.id === id)).toBe(false)
  expect(await decide({ kind: 'hide', message: id }, { requestId })).toEqual(answer)
  expect(await decide({ kind: 'restore', message: id }, { requestId })).toMatchObject({ fault: 'request_in_use' })
  expect(await decide({ kind: 'hide', message: id }, { game: OTHER })).toMatchObject({ fault: 'unknown_message' })
})

test('a muted member is told until when, writes at no table, and writes again once it is over or lifted', async () => {
  const one = await reader()
  const message = await written(one)
  const { after } = done(await decide({ kind: 'mute', message, minutes: 10 }))
  const until = new Date(rooms.clock().getTime() + 600_000).toISOString()
  expect(after.mute).toMatchObject({ member: one.member, until })
  expect(await one.hears('chat-muted')).toMatchObject({ mute: { until } })
  rooms.passTime(2_000)
  expect(await write(one, text('let me'), { table: OTHER })).toMatchObject({ fault: 'muted' })
  expect((await follow(await openPage(rooms.address, one.session))).own.mute).toEqual({ until })
  expect(await seenMessage(message)).toMatchObject({ mute: { until } })
  rooms.passTime(600_000)
  await written(one)
  const forever = done(await decide({ kind: 'mute', message, minutes: null })).after.mute
  rooms.passTime(1_000_000_000)
  expect(await write(one, text('let me'))).toMatchObject({ fault: 'muted' })
  const { body } = await rooms.wallet.tell(rooms.address, 'chatMutes', {})
  expect(VENDOR_CALLS.chatMutes.answer.parse(body).mutes).toMatchObject([
    { id: forever?.id, until: null, nickname: 'So***ai' },
  ])
  done(await decide({ kind: 'unmute', mute: forever?.id ?? '' }))
  await one.hears('chat-muted', ({ mute }) => mute === null)
  await written(one)
  expect(await decide({ kind: 'unmute', mute: forever?.id ?? '' })).toMatchObject({ fault: 'unknown_mute' })
})

test('a chat that is turned off shows and takes nothing, and has its messages again afterwards', async () => {
  const one = await reader(OTHER)
  const { message } = await write(one, text('before it was off'), { table: OTHER })
  expect(done(await decide({ kind: 'chat_off' }, { game: OTHER }))).toMatchObject({
    before: { isOff: false },
    after: { isOff: true },
  })
  expect(await one.hears('chat', ({ state }) => state.isOff)).toMatchObject({ state: { messages: [] } })
  rooms.passTime(2_000)
  expect(await write(one, text('anybody?'), { table: OTHER })).toMatchObject({ fault: 'chat_off' })
  expect((await seen(OTHER)).isOff).toBe(true)
  done(await decide({ kind: 'chat_on' }, { game: OTHER }))
  await one.hears('chat', ({ at, state }) => at > 1 && !state.isOff && state.messages.some(({ id }) => id === message))
})

test('a player whose launch forbids it reads and does not write', async () => {
  const launched = await rooms.wallet.launch(rooms.address, rooms.wallet.memberWith('100'), { chat: false })
  const { url } = launched.body as { url: string }
  const launch = new URLSearchParams(new URL(url).hash.slice(1)).get('launch') ?? ''
  const { body } = await callRooms<Opened>(rooms.address, { ...ROOM_CALLS.open, body: { launch } })
  const one = await follow(await openPage(rooms.address, body.session))
  expect(one.own.mayWrite).toBe(false)
  expect(await write(one, text('may I'))).toMatchObject({ fault: 'read_only' })
})

test('messages are dropped after thirty days, with their reports', async () => {
  const one = await reader()
  const [id, other] = [await written(one), await reader()]
  other.say({ kind: 'chat-report', table: TABLE, message: id })
  await expect.poll(() => seenMessage(id)).toMatchObject({ reports: 1 })
  await rooms.pool.query("update rooms.chat_message set said_at = $2::timestamptz - interval '31 days' where id = $1", [
    id,
    rooms.clock(),
  ])
  await rooms.forgetChats()
  expect((await seen()).messages.some((each) => each.id === id)).toBe(false)
})
