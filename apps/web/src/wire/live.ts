import { i18n } from '@lingui/core'
import { ownActivities } from '@sanuk/contracts/activities'
import { listDeposits, readDeposit } from '@sanuk/contracts/cashier'
import { ownDocuments } from '@sanuk/contracts/documents'
import { memberInfo } from '@sanuk/contracts/identity'
import { LIVE_PATH, type LiveMessage, SESSION_OVER } from '@sanuk/contracts/live'
import { listMessages, unreadMessages } from '@sanuk/contracts/messages'
import { pointBalance, pointRedemptions } from '@sanuk/contracts/points'
import { ownProtection } from '@sanuk/contracts/protection'
import { ownReferral } from '@sanuk/contracts/referrals'
import type { Topic } from '@sanuk/contracts/topics'
import { listTransfers, merchants } from '@sanuk/contracts/transfers'
import { balance } from '@sanuk/contracts/wallet'
import { listWithdrawals, readWithdrawal, withdrawalTerms } from '@sanuk/contracts/withdrawals'
import { currentSession, watchSession } from '../session/session.ts'
import { notify } from '../toasts/toasts.ts'
import { call } from './call.ts'
import { isOutdated } from './load-part.ts'
import { askAgain, keyOf, queryClient, read } from './read.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** All pages of a brand are told at once: they ask again one after the other, within this time. */
const SPREAD_MS = 1_500

/**
 * Keeps a socket open and puts its news where the pages read them: what visitors are shown has changed, and of whoever
 * is signed in, their own account. Waits twice as long after each failed try, and tries at once when the network
 * returns. A page that lies in the browser's memory has none, so that it may lie there.
 */
export function keepLive(): void {
  let socket: WebSocket | undefined
  let token: string | null | undefined
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow(): void {
    const wanted = currentSession()?.token ?? null
    if (wanted === token) return
    token = wanted
    wait = FIRST_WAIT_MS
    open()
  }

  function open(): void {
    clearTimeout(timer)
    socket?.close()
    socket = undefined
    if (token !== undefined) socket = connect(token, ready, retry)
  }

  let missed = false

  /** Connected again after a while, the page asks for what it may have missed. */
  function ready(): void {
    wait = FIRST_WAIT_MS
    if (missed) {
      askAgain(null)
      tellIfOutdated()
    }
    missed = true
  }

  function rest(): void {
    clearTimeout(timer)
    socket?.close()
    socket = undefined
  }

  async function retry(closed: WebSocket, code: number): Promise<void> {
    // A call makes sure of it: where the session is over indeed, it is forgotten and its member is told.
    if (closed === socket && code === SESSION_OVER) await call(memberInfo).catch(() => undefined)
    if (closed !== socket) return
    timer = setTimeout(open, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  watchSession(follow)
  addEventListener('online', open)
  addEventListener('pagehide', rest)
  addEventListener('pageshow', ({ persisted }) => persisted && open())
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
  onReady: () => void,
  onClose: (socket: WebSocket, code: number) => void,
): WebSocket {
  const address = new URL(LIVE_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  socket.addEventListener('open', () => socket.send(JSON.stringify({ token })))
  socket.addEventListener('message', ({ data }) => hear(String(data), onReady))
  socket.addEventListener('close', ({ code }) => onClose(socket, code))
  return socket
}

/** What visitors are shown is asked for again; letters to many lie in boxes, which are each member's own. */
function hearChange(topic: Topic | null): void {
  if (topic === 'messages') askForMessages()
  else askAgain(topic)
}

function askForMessages(): void {
  queryClient.invalidateQueries({ queryKey: keyOf(unreadMessages) })
  queryClient.invalidateQueries({ queryKey: keyOf(listMessages) })
}

function hear(text: string, onReady: () => void): void {
  // Written by our own server, which checks it against the contract before it sends it.
  const message = JSON.parse(text) as LiveMessage
  if (message.kind === 'ready') {
    onReady()
    // Whatever moved while the line was down was not told.
    queryClient.invalidateQueries({ queryKey: keyOf(balance) })
    askForMessages()
  }
  if (message.kind === 'changed') setTimeout(() => hearChange(message.topic), Math.random() * SPREAD_MS)
  if (message.kind === 'balance') {
    queryClient.setQueryData(read(balance).queryKey, (known) => known && { ...known, sumBalance: message.sumBalance })
  }
  if (message.kind === 'points') {
    queryClient.invalidateQueries({ queryKey: keyOf(pointBalance) })
    queryClient.invalidateQueries({ queryKey: keyOf(pointRedemptions) })
  }
  if (message.kind === 'friends') queryClient.invalidateQueries({ queryKey: keyOf(ownReferral) })
  if (message.kind === 'activity') queryClient.invalidateQueries({ queryKey: keyOf(ownActivities) })
  if (message.kind === 'protection') {
    queryClient.invalidateQueries({ queryKey: keyOf(ownProtection) })
    // The game itself only says that it was refused.
    if (message.about !== 'changed') notify('info', i18n._(`site.bar.${message.about}`))
  }
  if (message.kind === 'messages') askForMessages()
  if (message.kind === 'documents') queryClient.invalidateQueries({ queryKey: keyOf(ownDocuments) })
  if (message.kind === 'transfer') {
    queryClient.invalidateQueries({ queryKey: keyOf(merchants) })
    queryClient.invalidateQueries({ queryKey: keyOf(listTransfers) })
  }
  if (message.kind === 'withdrawal') {
    queryClient.invalidateQueries({ queryKey: read(readWithdrawal, { params: { id: message.id } }).queryKey })
    queryClient.invalidateQueries({ queryKey: keyOf(listWithdrawals) })
    queryClient.invalidateQueries({ queryKey: keyOf(withdrawalTerms) })
  }
  if (message.kind === 'deposit') {
    queryClient.invalidateQueries({ queryKey: read(readDeposit, { params: { id: message.id } }).queryKey })
    queryClient.invalidateQueries({ queryKey: keyOf(listDeposits) })
    // It may have brought a gift.
    queryClient.invalidateQueries({ queryKey: keyOf(ownActivities) })
  }
}
