import type { LiveProbe } from '@sanuk/contracts/live'

/** Back-off after a failed attempt; it doubles each time. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** How often the server is pinged, and how long its answer may take. */
const HEARTBEAT_MS = 25_000
const ANSWER_MS = 8_000

/** The same when the page becomes visible again: its reader must not wait for news. */
const ANSWER_VISIBLE_MS = 1_000

/** Timers of hidden pages run at least once a minute: a socket that was silent for longer was asleep, and is dead. */
const SILENCE_MS = 75_000

const PROBE = JSON.stringify({ kind: 'ping' } satisfies LiveProbe)

/** The part of a WebSocket that is used here. */
export type PlainSocket = Pick<WebSocket, 'readyState' | 'send' | 'close'>

/** Called by whoever opens a socket, for what happens to it. */
export type SocketEvents = {
  /** A message arrived. */
  readonly heard: () => void
  readonly closed: () => void
}

/**
 * Keeps a socket open and notices when it is dead: after a phone slept or changed its network, a socket may stay silent
 * for ever and never close. `connect` opens one on which the server speaks first.
 */
export function createReconnectingSocket(connect: (events: SocketEvents) => PlainSocket) {
  let socket: PlainSocket | undefined
  let isClosed = true
  let wait = FIRST_WAIT_MS
  let heardAt = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined

  function drop(): void {
    clearTimeout(retry)
    clearTimeout(deadline)
    clearInterval(heartbeat)
    const old = socket
    socket = undefined
    old?.close()
  }

  function open(): void {
    drop()
    isClosed = false
    heardAt = Date.now()
    const own = connect({ heard: () => own === socket && heard(), closed: () => own === socket && retryLater() })
    socket = own
    heartbeat = setInterval(() => probe(ANSWER_MS), HEARTBEAT_MS)
    deadline = setTimeout(retryLater, ANSWER_MS)
  }

  function retryLater(): void {
    drop()
    retry = setTimeout(open, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  function heard(): void {
    clearTimeout(deadline)
    heardAt = Date.now()
    wait = FIRST_WAIT_MS
  }

  /** Pings the server; without an answer in time the socket is replaced. One that connects has its deadline already. */
  function probe(withinMs: number): void {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(PROBE)
    clearTimeout(deadline)
    deadline = setTimeout(open, withinMs)
  }

  return {
    /** Connects, anew where there is a connection. */
    open: (): void => {
      wait = FIRST_WAIT_MS
      open()
    },
    /** Disconnects until `open` is called. */
    close: (): void => {
      isClosed = true
      drop()
    },
    /** Makes sure, within a second, that the connection is alive: to be called when the page becomes visible. */
    check: (): void => {
      if (isClosed) return
      wait = FIRST_WAIT_MS
      if (!socket || Date.now() - heardAt > SILENCE_MS) open()
      else probe(ANSWER_VISIBLE_MS)
    },
  }
}
