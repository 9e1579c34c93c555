import type { BlackjackMove, BlackjackView } from './blackjack-frames.ts'
import { leastOf, totalOf } from './blackjack-total.ts'

/*
 * The best play against a dealer who stands on every seventeen, as a chart: what the dealer shows from a deuce to a ten,
 * and an ace. P splits, D doubles or else hits, d doubles or else stands.
 */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
}

const STIFF = 'SSSSSHHHHH'

const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: STIFF,
  14: STIFF,
  15: STIFF,
  16: STIFF,
}

const SOFT: Readonly<Record<number, string>> = {
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
}

/** From here on nothing is better than to stand. */
const ENOUGH = { hard: 17, soft: 19 } as const

/** The best of these moves for the hand that is played now; null where there is nothing to do. */
export function adviceFor(view: BlackjackView, options: readonly BlackjackMove[]): BlackjackMove | null {
  const cards = view.hands[view.active ?? -1]?.cards
  const [up] = view.dealer.cards
  if (!cards || up === undefined || options.length === 0) return null
  // An ace counts one, and stands behind the ten.
  const column = (leastOf(up) + 8) % 10
  const pair = options.includes('split') ? PAIRS[leastOf(cards[0] ?? '')]?.charAt(column) : undefined
  return moveOf(pair ?? byTotal(cards, column), options)
}

function byTotal(cards: readonly string[], column: number): string {
  const { total, isSoft } = totalOf(cards)
  const least = isSoft ? ENOUGH.soft : ENOUGH.hard
  return (isSoft ? SOFT : HARD)[total]?.charAt(column) ?? (total >= least ? 'S' : 'H')
}

function moveOf(letter: string, options: readonly BlackjackMove[]): BlackjackMove {
  if (letter === 'P') return 'split'
  if (letter === 'S') return 'stand'
  if (letter !== 'H' && options.includes('double')) return 'double'
  return letter === 'd' ? 'stand' : 'hit'
}
