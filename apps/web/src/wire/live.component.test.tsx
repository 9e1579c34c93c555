import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { balance } from '@sanuk/contracts/wallet'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../session/session.ts'
import { BalanceView } from '../shell/balance-view.tsx'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { keepLive } from './live.ts'

/** A socket whose other end is the test's. */
class TestSocket extends EventTarget {
  static readonly OPEN = 1
  static readonly all: TestSocket[] = []
  readonly readyState = TestSocket.OPEN
  readonly sent: string[] = []

  constructor() {
    super()
    TestSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {}

  /** The server takes the page's first message and says that it stands. */
  greet(): void {
    this.dispatchEvent(new Event('open'))
    this.dispatchEvent(new MessageEvent('message', { data: '{"kind":"ready"}' }))
  }
}

const holds = (sumBalance: string, version: number) => ({
  value: { sumBalance, version, currency: 'THB' as const, currencySymbol: '฿' },
})
const shown = () => page.getByTitle(say('site.balance.refresh'))
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

test('a phone that was locked for three minutes shows the new balance once it is unlocked', async () => {
  vi.stubGlobal('WebSocket', TestSocket)
  const answered = answerCall(balance, holds('100.00', 7))
  startSession('the token of a session')
  await renderOnSite(<BalanceView />)
  keepLive()
  TestSocket.all[0]?.greet()
  await expect.element(shown()).toHaveTextContent('฿100.00')

  lookAgain()
  expect(TestSocket.all).toHaveLength(1)
  expect(TestSocket.all[0]?.sent).toEqual(['{"token":"the token of a session"}', '{"kind":"ping"}'])

  answered.reply(holds('150.00', 8))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 })
  lookAgain()
  expect(TestSocket.all).toHaveLength(2)
  TestSocket.all[1]?.greet()
  await expect.element(shown()).toHaveTextContent('฿150.00')
})
