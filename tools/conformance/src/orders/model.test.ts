import { expect, test } from 'vitest'
import type { Status } from '../wire/statuses.ts'
import { type Message, SCRIPTS } from './message.ts'
import { allowedFor, emptyRound, type Round, roundAfter, statesOf } from './model.ts'

const all = SCRIPTS.flatMap(({ messages }) => messages)
const named = (name: string): Message => all.find((message) => message.name === name) ?? expect.fail(name)

/** Plays messages against a platform that always gives the first answer the model allows. */
function play(names: string): { answers: Status[]; round: Round } {
  let round = emptyRound
  const answers = names.split(', ').map((name) => {
    const [status = 'RETRY'] = allowedFor(round, named(name))
    round = roundAfter(round, named(name), status)
    return status
  })
  return { answers, round }
}

/** Worked out by hand from the rules: what is answered last, what the member has more in quarters of a stake. */
test.each([
  ['bet', 'OK', -4, 'open'],
  ['bet, bet, bet', 'OK', -4, 'open'],
  ['bet, win', 'OK', 2, 'open'],
  ['bet, win, win', 'OK', 2, 'open'],
  ['bet, closing win', 'OK', -4, 'settled'],
  ['bet, closing win, win', 'ROUND_CLOSED', -4, 'settled'],
  ['bet, closing win, second bet', 'ROUND_CLOSED', -4, 'settled'],
  ['bet, closing win, rollback', 'ALREADY_SETTLED', -4, 'settled'],
  ['bet, closing win, bet', 'OK', -4, 'settled'],
  ['bet, rollback', 'OK', 0, 'rolled_back'],
  ['bet, rollback, second rollback', 'OK', 0, 'rolled_back'],
  ['bet, rollback, bet', 'OK', 0, 'rolled_back'],
  ['bet, rollback, win', 'ROLLED_BACK', 0, 'rolled_back'],
  ['bet, rollback, second bet', 'OK', -5, 'open'],
  ['bet, win, rollback', 'OK', 6, 'rolled_back'],
  ['rollback, bet', 'ROLLED_BACK', 0, 'rolled_back'],
  ['rollback, bet, bet, rollback', 'OK', 0, 'rolled_back'],
  ['rollback, second bet', 'OK', -5, 'open'],
  ['win', 'UNKNOWN_BET', 0, 'UNKNOWN_ROUND'],
  ['win, bet, win', 'OK', 2, 'open'],
  ['bet, return', 'OK', -3, 'open'],
  ['bet, return, rollback', 'OK', 0, 'rolled_back'],
  ['bet, closing win, return', 'ALREADY_SETTLED', -4, 'settled'],
  ['return, bet', 'OK', -4, 'open'],
  ['betwin', 'OK', 2, 'settled'],
  ['betwin, bet', 'ROUND_CLOSED', 2, 'settled'],
] as const)('%s: last answer %s, net %d quarters of a stake, round %s', (...[names, last, net, state]) => {
  const { answers, round } = play(names)
  expect({ last: answers.at(-1), net: round.net, state: statesOf(round)[0] }).toEqual({ last, net, state })
})

test('the newest version of a win counts, in any order of arrival', () => {
  const [script] = SCRIPTS.filter(({ title }) => title === 'resettled')
  const [bet, win, first, second] = script?.messages ?? []
  if (!bet || !win || !first || !second) return expect.fail('a message is missing')
  const net = (...messages: Message[]) =>
    messages.reduce((round, message) => roundAfter(round, message, 'OK'), emptyRound).net
  expect(net(bet, win)).toBe(2)
  expect(net(bet, win, first)).toBe(5)
  expect(net(bet, win, first, second)).toBe(-2)
  expect(net(bet, win, second, first)).toBe(-2)
})

test('a final refusal is repeated, a temporary one is not recorded', () => {
  const declined = roundAfter(emptyRound, named('bet'), 'NOT_ENOUGH_MONEY')
  expect(allowedFor(declined, named('bet'))).toEqual(['NOT_ENOUGH_MONEY'])
  const waiting = roundAfter(emptyRound, named('win'), 'UNKNOWN_BET')
  expect(waiting).toBe(emptyRound)
})
