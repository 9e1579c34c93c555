import { readCard } from '@sanuk/engines/cards/card'
import { scripted } from '@sanuk/engines/instant/rounds.fixture'
import { seatBlackjackGame as game } from '@sanuk/engines/live/seat-blackjack/game'
import { playOut } from '@sanuk/engines/live/seat-blackjack/seats.fixture'
import { blackjack } from '@sanuk/engines/tables/blackjack/blackjack'
import type { BlackjackMove } from '@sanuk/engines/tables/blackjack/position'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('blackjack with seats: one box pays what the same cards and moves pay in the Studio', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, choices) => {
      const { outcome, bets } = playOut(seed, [1], choices)
      const [box] = outcome.boxes
      if (!box) throw new Error('no box was dealt')
      const { cards, first, second } = box
      const [up = '', hole = '', ...drawn] = outcome.dealer
      const own =
        first.length > 0 ? [first[1] ?? '', second[1] ?? '', ...first.slice(2), ...second.slice(2)] : cards.slice(2)
      const order = [cards[0] ?? '', up, cards[1] ?? '', hole, ...own, ...drawn].map(readCard)
      const moves = box.moves.map(({ move }): BlackjackMove => move)
      const { won: paid, options } = blackjack.play({ table: 'classic' }, moves, scripted(order))
      expect(options).toEqual([])
      const played = bets.filter(({ spot }) => !spot.startsWith('insurance'))
      expect(Number(game.settle(played, outcome).win)).toBe((100 * Number(paid?.over)) / Number(paid?.under))
    }),
    { numRuns: 300 },
  )
})
