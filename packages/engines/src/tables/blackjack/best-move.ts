import { pointsOf } from '../../cards/blackjack-count.ts'
import { readCard } from '../../cards/card.ts'
import type { BlackjackView } from './blackjack.ts'
import { dealtPosition, hitPosition, type Position, splitPosition } from './position.ts'
import type { MoveWorth, Strategy } from './strategy.ts'

/** Every move of the hand that is played now with its exact worth; empty when the round is over. */
export function moveWorths(strategy: Strategy, view: BlackjackView): readonly MoveWorth[] {
  const seen = lookAt(view)
  return seen ? strategy.worths(seen.position, seen.up) : []
}

/** The best move of the hand that is played now; null when the round is over. */
export function bestMove(strategy: Strategy, view: BlackjackView): MoveWorth | null {
  const seen = lookAt(view)
  return seen && strategy.best(seen.position, seen.up)
}

function lookAt({ hands, active, dealer }: BlackjackView) {
  const [first, second, ...more] = (hands[active ?? -1]?.cards ?? []).map(readPoints)
  const [up] = dealer.cards.map(readPoints)
  if (first === undefined || second === undefined || up === undefined) return null
  const start = hands.length === 1 ? dealtPosition(first, second) : splitPosition(first, second)
  return { position: more.reduce<Position>(hitPosition, start), up }
}

function readPoints(name: string) {
  return pointsOf(readCard(name))
}
