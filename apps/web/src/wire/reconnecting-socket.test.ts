import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReconnectingSocket, type PlainSocket, type SocketEvents } from './reconnecting-socket.ts'

/** A socket whose server is the test. */
type TestSocket = SocketEvents & { readonly socket: PlainSocket; readonly sent: string[]; closedByUs: boolean }

let sockets: TestSocket[] = []
beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
})
afterEach(() => vi.useRealTimers())

function connect(events: SocketEvents): PlainSocket {
  const sent: string[] = []
  const one: TestSocket = {
    ...events,
    sent,
    closedByUs: false,
    socket: {
      readyState: WebSocket.OPEN,
      send: (text) => sent.push(String(text)),
      close: () => {
        one.closedByUs = true
      },
    },
  }
  sockets.push(one)
  return one.socket
}

const last = (): TestSocket => {
  const one = sockets.at(-1)
  if (!one) throw new Error('no socket was opened')
  return one
}

/** Connected, and greeted by the server. */
function openConnection() {
  const connection = createReconnectingSocket(connect)
  connection.open()
  last().heard()
  return connection
}

const PING = '{"kind":"ping"}'
const MINUTE = 60_000

/** Time passes as on a sleeping phone: without timers and messages. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('reconnects at once when checked after three minutes of sleep', () => {
  const connection = openConnection()
  sleep(3 * MINUTE)
  connection.check()
  expect(sockets).toHaveLength(2)
  expect(sockets[0]?.closedByUs).toBe(true)
})

test('after a short sleep, keeps a socket that answers within a second and replaces one that does not', () => {
  const connection = openConnection()
  sleep(20_000)
  connection.check()
  expect(last().sent).toEqual([PING])
  last().heard()
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(1)
  connection.check()
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
})

test('keeps a socket that answers its heartbeats and replaces one that does not', () => {
  openConnection()
  for (let beat = 1; beat <= 5; beat += 1) {
    vi.advanceTimersByTime(25_000)
    expect(last().sent).toHaveLength(beat)
    last().heard()
  }
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(25_000 + 8_000)
  expect(sockets).toHaveLength(2)
})

test('retries after 1, 2, 4, 8, 16, 30 and 30 seconds, and after 1 again once it was connected', () => {
  openConnection()
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = sockets.length
    last().closed()
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(sockets).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
  }
  last().heard()
  last().closed()
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(9)
})

test('gives up an attempt without a greeting after 8 seconds, and retries a second later', () => {
  const connection = createReconnectingSocket(connect)
  connection.open()
  vi.advanceTimersByTime(8_000 + 999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
})

test('reconnects at once when checked during a back-off', () => {
  const connection = openConnection()
  for (const seconds of [1, 2, 4]) {
    last().closed()
    vi.advanceTimersByTime(seconds * 1000)
  }
  last().closed()
  const before = sockets.length
  connection.check()
  expect(sockets).toHaveLength(before + 1)
})

test('does not reconnect after it was closed', () => {
  const connection = openConnection()
  connection.close()
  expect(last().closedByUs).toBe(true)
  last().closed()
  connection.check()
  vi.advanceTimersByTime(10 * MINUTE)
  expect(sockets).toHaveLength(1)
})
