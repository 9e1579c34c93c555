import { amount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import type { SpinResult } from '../protocol.ts'
import type { OpenDemo, OpenSession } from '../sessions/session.ts'
import { type Play, playOfMode } from './play.ts'

const told: SpinResult = { spin: '', round: '', stake: '1', win: '0', balance: '0', steps: [], seed: null, at: '' }

/** Plays that say which one was asked. */
function play(name: string, asked: string[]): Play<OpenSession> {
  const note = <T>(call: string, answer: T) => {
    asked.push(`${name} ${call}`)
    return Promise.resolve(answer)
  }
  return {
    balance: () => note('balance', amount(1n)),
    unfinished: () => note('unfinished', null),
    freeRounds: () => note('freeRounds', null),
    spin: () => note('spin', told),
    move: () => note('move', told),
    watch: () => note('watch', told),
    show: () => note('show', true),
    refill: () => note('refill', amount(1n)),
  }
}

const common: Omit<OpenDemo, 'mode'> = {
  id: 's',
  member: 'm',
  nickname: 'Nok',
  currency: 'THB',
  language: 'th',
  game: 'golden-tiger',
  returnUrl: '',
  cashierUrl: '',
  historyUrl: '',
  limits: { minimum: amount(1n), maximum: amount(2n) },
  gamble: true,
  buy: true,
}

const sessions: [string, OpenSession][] = [
  ['real', { ...common, mode: 'real', ticket: 't' }],
  ['demo', { ...common, mode: 'demo' }],
]

test.each(sessions)('every call of a %s session goes to the play of its own mode', async (mode, session) => {
  const asked: string[] = []
  const modes = playOfMode(play('real', asked), play('demo', asked))
  const { balance, unfinished, freeRounds, spin, move, watch, show, refill } = modes
  await balance(session)
  await unfinished(session)
  await freeRounds(session)
  await spin(session, { spin: 'x', stake: amount(1n), choice: null })
  await move(session, { spin: 'x', at: 0, move: null })
  await watch(session, 'x')
  await show(session, 'x')
  await refill(session)
  expect(asked).toEqual(
    ['balance', 'unfinished', 'freeRounds', 'spin', 'move', 'watch', 'show', 'refill'].map((call) => `${mode} ${call}`),
  )
})
