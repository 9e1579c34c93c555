import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { supportLink } from '@sanuk/contracts/support'
import { beforeAll, expect, test, vi } from 'vitest'
import { startLanguage } from '../language/language.ts'
import { openDesk } from './open-desk.ts'

const DESK = { path: 'https://chat.example/sanuk', origins: ['https://chat.example'] }
const until = '2026-11-27T00:00:00.000Z'

beforeAll(() => startLanguage('en', ['site']))

/** Stands for a window that browsers would open. */
function watchWindows() {
  const desk = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(desk as unknown as Window)
  return { desk, open }
}

test('a signed-in member is led to the signed link in a small window that cannot reach the page', async () => {
  const { desk, open } = watchWindows()
  const link = 'https://chat.example/sanuk?token=abc'
  answerCall(supportLink, { value: { link, until } })
  await openDesk({ ...DESK, signedIn: true })
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank', 'popup,width=440,height=500')
  expect(desk.opener).toBeNull()
  expect(desk.location.replace).toHaveBeenCalledExactlyOnceWith(link)
  expect(desk.close).not.toHaveBeenCalled()
})

test.each([
  ['leads elsewhere', { value: { link: 'https://evil.example/?token=abc', until } }],
  ['is refused', { refusal: 'function_off' }],
  ['does not come', 'network fault'],
] as const)('the window is closed again when the support link %s', async (_, reply) => {
  const { desk } = watchWindows()
  answerCall(supportLink, reply)
  await openDesk({ ...DESK, signedIn: true })
  expect(desk.close).toHaveBeenCalledOnce()
  expect(desk.location.replace).not.toHaveBeenCalled()
})

test('a visitor is led to the desk itself, and no link is asked for', async () => {
  const { open } = watchWindows()
  await openDesk({ ...DESK, signedIn: false })
  expect(open).toHaveBeenCalledExactlyOnceWith(DESK.path, '_blank', 'popup,width=440,height=750,noopener,noreferrer')
})
