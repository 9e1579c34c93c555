import { expect, test } from 'vitest'
import { Refusal, Unanswered } from './refusal.ts'
import { backoff, untilAnswered } from './until-answered.ts'

class Refused extends Refusal {}

function line() {
  const events: string[] = []
  return {
    events,
    lost: (attempt: number) => void events.push(`lost ${attempt}`),
    back: () => void events.push('back'),
    wait: async (ms: number) => void events.push(`wait ${ms}`),
  }
}

function failing(times: number, fault: () => Error) {
  let left = times
  return async () => {
    if (left-- > 0) throw fault()
    return 'answer'
  }
}

test('a call that is answered at once reports no connection loss', async () => {
  const { events, ...rest } = line()
  expect(await untilAnswered(failing(0, Error), rest)).toBe('answer')
  expect(events).toEqual([])
})

test('a lost call is retried with growing delays until it is answered', async () => {
  const { events, ...rest } = line()
  expect(
    await untilAnswered(
      failing(3, () => new Unanswered('gone')),
      rest,
    ),
  ).toBe('answer')
  expect(events).toEqual(['lost 0', 'wait 500', 'lost 1', 'wait 1000', 'lost 2', 'wait 2000', 'back'])
})

test('a refused call is not retried', async () => {
  const { events, ...rest } = line()
  await expect(
    untilAnswered(
      failing(1, () => new Refused('not_enough_money', '3.00')),
      rest,
    ),
  ).rejects.toMatchObject({
    fault: 'not_enough_money',
    balance: '3.00',
  })
  expect(events).toEqual([])
})

test('the retry delay never exceeds eight seconds', () => {
  expect(backoff(40)).toBe(8000)
})
