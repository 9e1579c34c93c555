import { expect, test } from 'vitest'
import { readCard } from '../../cards/card.ts'
import { type Fraction, fraction, product, sum } from '../../exact/fraction.ts'
import { expectAgreement, playOut, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { stakedFiguresOf } from '../staked-figures.ts'
import { bestMove, moveWorths } from './best-move.ts'
import { blackjack } from './blackjack.ts'
import { blackjackEndings } from './blackjack-endings.ts'
import type { BlackjackMove } from './position.ts'
import { blackjackRules } from './rules.ts'
import { Strategy } from './strategy.ts'

/** What a player sees after these cards and moves. */
const seen = (cards: string, moves: readonly BlackjackMove[] = []) =>
  blackjack.play({ table: 'classic' }, moves, scripted(cards.split(' ').map(readCard))).view

test('blackjack: bestMove finds the best move from what the player sees', () => {
  const strategy = new Strategy(blackjackRules('classic'))
  expect(bestMove(strategy, seen('8s 6h 8d Kc'))?.move).toBe('split')
  expect(bestMove(strategy, seen('8s 6h 8d Kc 3s Td', ['split']))?.move).toBe('double')
  expect(bestMove(strategy, seen('2s 6h 3d Kc 4d', ['hit']))?.move).toBe('hit')
  expect(bestMove(strategy, seen('Ts 6h 8d Kc 9d', ['stand']))).toBeNull()
  const moves = moveWorths(strategy, seen('8s 6h 8d Kc')).map(({ move }) => move)
  expect(moves).toEqual(['hit', 'stand', 'double', 'split'])
})

test('blackjack: the maximum win is two doubled hands, 8 stakes', () => {
  const rules = blackjackRules('surrender')
  expect(stakedFiguresOf(blackjackEndings(rules)).maximumWin).toEqual(fraction(8n))
})

/** What was staked and what was won, in one number: no round pays ten stakes. */
const both = (staked: Fraction, won: Fraction) => sum([product(staked, fraction(10n)), won])

test('blackjack: simulated rounds by best moves fit the computed chances', () => {
  const rules = blackjackRules('surrender')
  const strategy = new Strategy(rules)
  const round = { game: blackjack, choice: { table: rules.code }, draw: seededDraw(20_261_123) }
  const oneRound = () => {
    const last = playOut(round, ({ view }) => bestMove(strategy, view)?.move ?? 'stand').at(-1)
    return last?.won ? both(last.staked, last.won) : null
  }
  expectAgreement(
    oneRound,
    blackjackEndings(rules).map((ending) => ({ ...ending, won: both(ending.staked, ending.won) })),
  )
})
