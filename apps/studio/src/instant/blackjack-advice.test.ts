import { nameOf } from '@sanuk/engines/cards/card'
import { bestMove } from '@sanuk/engines/tables/blackjack/best-move'
import { blackjack } from '@sanuk/engines/tables/blackjack/blackjack'
import type { BlackjackMove } from '@sanuk/engines/tables/blackjack/position'
import { blackjackRules } from '@sanuk/engines/tables/blackjack/rules'
import { Strategy } from '@sanuk/engines/tables/blackjack/strategy'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adviceFor } from '../../client/src/instant/tables/blackjack-advice.ts'
import { blackjackWire } from './instant-wire.ts'

const strategy = new Strategy(blackjackRules('classic'))
/** One card of each value, the deuce to the ten and an ace. */
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map((rank) => 4 * rank)
const HOLE = 20

const { move, view: seen } = blackjackWire('classic')
const moves = z.array(move)

/** Compares the chart with the best play that is counted exactly, where there is anything to do. */
function isChecked(cards: readonly number[], made: readonly BlackjackMove[]): boolean {
  const { view, options } = blackjack.play({ table: 'classic' }, made, drawOf(cards))
  const best = bestMove(strategy, view)
  const name = `${cards.map(nameOf).join(' ')} ${made.join(' ')}`
  expect(adviceFor(z.parse(seen, view), z.parse(moves, options)), name).toBe(best?.move ?? null)
  return best !== null
}

test('the blackjack hint is the optimal move in every two- and three-card position', () => {
  let checked = 0
  for (const up of VALUES)
    for (const first of VALUES)
      for (const second of VALUES) {
        if (!isChecked([first, up, second, HOLE], [])) continue
        checked += 1
        for (const third of VALUES) checked += Number(isChecked([first, up, second, HOLE, third], ['hit']))
        checked += Number(isChecked([first, up, first, HOLE, second, VALUES[0] ?? 0], ['split']))
      }
  expect(checked).toBeGreaterThan(5000)
})

function drawOf(cards: readonly number[]) {
  const draws = cards.values()
  return () => draws.next().value ?? 0
}
