import { expect, test, vi } from 'vitest'
import { continueSession } from './continue-session.ts'
import { Refusal, Unanswered } from './refusal.ts'

class Refused extends Refusal {}

function setUp(kept: string | null) {
  const keeper = { kept: () => kept, keep: vi.fn(), forget: vi.fn() }
  const open = vi.fn(async () => ({ session: 'opened' }))
  const state = vi.fn(async (session: string) => ({ session }))
  return { launch: 'launch', keeper, open, state }
}

test('without a kept session one is opened with the ticket, and kept', async () => {
  const ways = setUp(null)
  expect(await continueSession(ways)).toEqual({ session: 'opened' })
  expect(ways.state).not.toHaveBeenCalled()
  expect(ways.keeper.keep).toHaveBeenCalledWith('launch', 'opened')
})

test('a kept session goes on, and its ticket is left alone', async () => {
  const ways = setUp('kept')
  expect(await continueSession(ways)).toEqual({ session: 'kept' })
  expect(ways.open).not.toHaveBeenCalled()
})

test('a session that is refused is forgotten', async () => {
  const ways = setUp('kept')
  ways.state.mockRejectedValueOnce(new Refused('session_ended'))
  await expect(continueSession(ways)).rejects.toThrow('session_ended')
  expect(ways.keeper.forget).toHaveBeenCalledTimes(1)
})

test('a session about which nothing was answered is kept', async () => {
  const ways = setUp('kept')
  ways.state.mockRejectedValueOnce(new Unanswered('no answer'))
  await expect(continueSession(ways)).rejects.toThrow('no answer')
  expect(ways.keeper.forget).not.toHaveBeenCalled()
})
