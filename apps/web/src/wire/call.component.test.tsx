import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { gameMenus } from '@sanuk/contracts/catalogue'
import { status } from '@sanuk/contracts/system'
import { expect, onTestFinished, test } from 'vitest'
import { startLanguage } from '../language/language.ts'
import { call } from './call.ts'

const OPEN = { status: 0, ip: '203.0.113.1', until: null, note: null, serverTime: 0 } as const

test('visitors of a members-only brand make no call that needs a sign-in, and all others', async () => {
  await startLanguage('en', ['site'])
  document.documentElement.toggleAttribute('data-members-only', true)
  onTestFinished(() => void document.documentElement.removeAttribute('data-members-only'))
  const games = answerCall(gameMenus, 'no reply yet')
  answerCall(status, { value: OPEN })
  await expect(call(gameMenus)).rejects.toMatchObject({ code: 'login_required', status: 401 })
  expect(games.requests).toEqual([])
  expect(await call(status, { query: {} })).toEqual(OPEN)
})
