import { HandHistory } from '../cards/hand-history.tsx'
import type { HistoryProps } from '../game-look.ts'

/** How the dealer's hand may end. */
const ENDS = ['17', '18', '19', '20', '21', 'bj', 'bust'] as const

const endOf = (face: string): string => (Number(face) > 21 ? 'bust' : face)

/** The dealer's last hands, and how often they ended where. */
export function SeatHistory({ say, results }: HistoryProps) {
  const named = (face: string) => {
    const end = endOf(face)
    return end === 'bj' || end === 'bust' ? say(`rooms-blackjack.end.${end}`) : end
  }
  return (
    <HandHistory
      say={say}
      results={results.map(({ faces: [dealer = ''], roads }) => ({ faces: ['', dealer], roads }))}
      titles={{
        last: say('rooms-blackjack.last'),
        none: say('rooms-blackjack.last.none'),
        counts: say('rooms-blackjack.counts'),
      }}
      shortOf={named}
      textOf={(_, dealer) => say('rooms-seat-blackjack.last.one', { dealer: named(dealer) })}
      counted={{ all: ENDS, of: ([, dealer = '']) => endOf(dealer) }}
      countText={(end, count) => say('rooms-blackjack.count', { end: named(end), count })}
    />
  )
}
