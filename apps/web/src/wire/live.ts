import { i18n } from '@lingui/core'
import { memberInfo } from '@sanuk/contracts/identity'
import { LIVE_PATH, type LiveMessage, SESSION_OVER } from '@sanuk/contracts/live'
import type { Topic } from '@sanuk/contracts/topics'
import { currentSession, watchSession } from '../session/session.ts'
import { notify } from '../toasts/toasts.ts'
import { call } from './call.ts'
import { isOutdated } from './load-part.ts'
import { askAgain } from './read.ts'
import { createReconnectingSocket, type SocketEvents } from './reconnecting-socket.ts'

/** All pages of a brand are told at once: they ask again one after the other, within this time. */
const SPREAD_MS = 1_500

/**
 * Keeps a socket open and puts its news where the pages read them: what visitors are shown has changed, and of whoever is
 * signed in, their own account. A page that lies in the browser's memory has none, so that it may lie there.
 */
export function keepLive(): void {
  let token: string | null | undefined
  let missed = false

  /** Connected again after a while, the page asks for what it may have missed. */
  function ready(): void {
    if (missed) {
      askAgain(null)
      tellIfOutdated()
    }
    missed = true
  }

  const connection = createReconnectingSocket((events) => connect(token ?? null, { ...events, ready }))

  function follow(): void {
    const wanted = currentSession()?.token ?? null
    if (wanted === token) return
    token = wanted
    connection.open()
  }

  watchSession(follow)
  addEventListener('online', connection.open)
  addEventListener('focus', connection.check)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && connection.check())
  addEventListener('pagehide', connection.close)
  addEventListener('pageshow', ({ persisted }) => persisted && connection.open())
  follow()
}

/** What was away may have come back as another version. All pages come back at once: they look one after the other. */
function tellIfOutdated(): void {
  setTimeout(async () => {
    if (!(await isOutdated())) return
    notify('info', i18n._('site.fault.outdated'), { label: i18n._('site.reload'), onClick: () => location.reload() })
  }, Math.random() * SPREAD_MS)
}

function connect(
  token: string | null,
  { ready, heard, closed }: SocketEvents & { readonly ready: () => void },
): WebSocket {
  const address = new URL(LIVE_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  socket.addEventListener('open', () => socket.send(JSON.stringify({ token })))
  socket.addEventListener('message', ({ data }) => {
    heard()
    hear(String(data), ready)
  })
  socket.addEventListener('close', async ({ code }) => {
    // A call makes sure of it: where the session is over indeed, it is forgotten and its member is told.
    if (code === SESSION_OVER) await call(memberInfo).catch(() => undefined)
    closed()
  })
  return socket
}

/** Of the signed-in account: what it needs to know of all its pages is loaded when the first news come. */
async function hearOwn(message: LiveMessage): Promise<void> {
  const news = await import('./own-news.ts')
  news.hearOwn(message)
}

/** What visitors are shown is asked for again; letters to many lie in boxes, which are each member's own. */
function hearChange(topic: Topic | null): void {
  if (topic === 'messages') void hearOwn({ kind: 'messages' })
  else askAgain(topic)
}

function hear(text: string, onReady: () => void): void {
  // Written by our own server, which checks it against the contract before it sends it.
  const message = JSON.parse(text) as LiveMessage
  if (message.kind === 'pong') return
  if (message.kind === 'ready') onReady()
  if (message.kind === 'changed') setTimeout(hearChange, Math.random() * SPREAD_MS, message.topic)
  else if (currentSession() !== null) void hearOwn(message)
}
