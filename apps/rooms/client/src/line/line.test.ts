import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomMessage } from '#protocol'
import { BETTING, baht, COUP, whole } from '../rooms.fixture.ts'
import { type Ears, Line, type TableBet } from './line.ts'
import { ServerClock } from './server-clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const BET: TableBet = {
  table: 'table-1',
  bet: {
    id: '00000000-0000-4000-8000-00000000000b',
    coup: COUP,
    stakes: new Map([['banker', baht(100)]]),
  },
}

/** A line whose other end is in the hands of the test. */
function setUp(unanswered: readonly TableBet[] = [], tables: readonly string[] = ['table-1']) {
  const sockets: { ears: Ears; sent: unknown[]; closed: boolean }[] = []
  const waits: number[] = []
  const heard: RoomMessage[] = []
  const lost = vi.fn()
  let goOn = () => {}
  const line = new Line({
    open: (ears) => {
      const socket = { ears, sent: [] as unknown[], closed: false }
      sockets.push(socket)
      return {
        send: (text) => void socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.closed = true
          ears.closed()
        },
      }
    },
    session: 'session-1',
    tables: () => tables,
    clock: new ServerClock(() => 0),
    device: () => 0,
    wait: (ms) => {
      waits.push(ms)
      return new Promise((resolve) => {
        goOn = resolve
      })
    },
    spread: () => 0.5,
    hear: (message) => void heard.push(message),
    lost,
    unanswered: () => unanswered,
    undecided: () => [],
  })
  const run = line.run()
  const socket = () => {
    const last = sockets.at(-1)
    if (!last) throw new Error('no socket was opened')
    return last
  }
  const tell = (message: RoomMessage) => socket().ears.told(JSON.stringify(message))
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { line, run, sockets, socket, tell, waits, heard, lost, settle, goOn: () => goOn() }
}

const READY: RoomMessage = { kind: 'ready', now: 0, balance: '10.00' }

test('the session is said first, and the table watched once the server is ready', () => {
  const { socket, tell } = setUp()
  socket().ears.opened()
  expect(socket().sent).toEqual([{ kind: 'session', session: 'session-1' }])
  tell(READY)
  expect(socket().sent.at(-1)).toEqual({ kind: 'watch', tables: ['table-1'] })
})

test('all tables of the page are watched over one line, and a bet says which it is for', () => {
  const { line, socket, tell } = setUp([], ['table-1', 'table-2'])
  socket().ears.opened()
  tell(READY)
  expect(socket().sent.at(-1)).toEqual({ kind: 'watch', tables: ['table-1', 'table-2'] })
  line.bet({ ...BET, table: 'table-2' })
  expect(socket().sent.at(-1)).toMatchObject({ kind: 'bet', table: 'table-2', id: BET.bet.id })
})

test('a lost line is opened again with growing pauses, which end where one holds', async () => {
  const { socket, sockets, tell, waits, lost, settle, goOn } = setUp()
  for (const count of [1, 2, 3]) {
    socket().ears.closed()
    await settle()
    expect(lost).toHaveBeenCalledTimes(count)
    goOn()
    await settle()
  }
  expect(waits).toEqual([500, 1000, 2000])
  expect(sockets).toHaveLength(4)
  socket().ears.opened()
  tell(READY)
  socket().ears.closed()
  await settle()
  expect(waits.at(-1)).toBe(500)
})

test('bets without an answer are sent again on a new line, under the same id', async () => {
  const { socket, tell } = setUp([BET])
  socket().ears.opened()
  tell(READY)
  expect(socket().sent.at(-1)).toEqual({
    kind: 'bet',
    id: BET.bet.id,
    table: 'table-1',
    coup: COUP,
    stakes: [{ spot: 'banker', amount: '100.00' }],
  })
})

test('a bet that is made while there is no line is not sent into the void', () => {
  const { line, socket } = setUp()
  line.bet(BET)
  socket().ears.opened()
  line.bet(BET)
  expect(socket().sent).toEqual([{ kind: 'session', session: 'session-1' }])
})

test('the line ends with the session', async () => {
  const { run, socket, sockets, tell, waits, settle } = setUp()
  socket().ears.opened()
  tell({ kind: 'ended', fault: 'session_ended' })
  await settle()
  await run
  expect(socket().closed).toBe(true)
  expect({ sockets: sockets.length, waits }).toEqual({ sockets: 1, waits: [] })
})

test('messages that are none of the protocol change nothing', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { socket, heard, tell } = setUp()
  socket().ears.opened()
  socket().ears.told('{')
  socket().ears.told('{"kind":"news","table":"table-1","at":"one"}')
  tell(READY)
  expect(heard).toEqual([READY])
  logged.mockRestore()
})

test('a quiet line is asked for the table, and given up where no answer comes', async () => {
  const { socket, sockets, tell } = setUp()
  socket().ears.opened()
  tell(READY)
  tell(whole(BETTING))
  const before = socket().sent.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(socket().sent.slice(before)).toEqual([{ kind: 'watch', tables: ['table-1'] }])
  expect(sockets[0]?.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(sockets[0]?.closed).toBe(true)
})
