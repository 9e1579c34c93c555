import { type Count, countOf, type Points, TWENTY_ONE, totalOf, withCard } from '../../cards/blackjack-count.ts'
import type { BlackjackRules } from './rules.ts'

export type BlackjackMove = 'hit' | 'stand' | 'double' | 'split' | 'surrender'

/** All that matters of a hand for what may be done with it and what that is worth. */
export type Position = {
  readonly count: Count
  /** What both of two first cards count if they may be split. */
  readonly pair: Points | null
  /** Whether these are two cards with which nothing was done yet. */
  readonly isFirst: boolean
  readonly isOfSplit: boolean
}

export function dealtPosition(first: Points, second: Points): Position {
  const pair = first === second ? first : null
  return { count: countOf([first, second]), pair, isFirst: true, isOfSplit: false }
}

/** One of the hands of a split, its second card dealt. */
export function splitPosition(pair: Points, second: Points): Position {
  return { count: countOf([pair, second]), pair: null, isFirst: true, isOfSplit: true }
}

/** A hand with one more card. Whether it came of a split makes no difference any more. */
export function hitPosition({ count }: Position, next: Points): Position {
  return { count: withCard(count, next), pair: null, isFirst: false, isOfSplit: false }
}

/** What may be done with a hand. On 21 and above there is nothing left to do. */
export function movesOf(rules: BlackjackRules, position: Position): BlackjackMove[] {
  const { count, pair, isFirst, isOfSplit } = position
  if (totalOf(count) >= TWENTY_ONE) return []
  const moves: BlackjackMove[] = ['hit', 'stand']
  if (isFirst && (!isOfSplit || rules.doubleAfterSplit)) moves.push('double')
  if (pair !== null) moves.push('split')
  if (isFirst && !isOfSplit && rules.surrender) moves.push('surrender')
  return moves
}
