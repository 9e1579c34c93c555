import { HandHistory } from '../cards/hand-history.tsx'
import type { HistoryProps } from '../game-look.ts'

/** How the dealer's hand may end. */
const ENDS = ['17', '18', '19', '20', '21', 'bj', 'bust'] as const

const endOf = (face: string): string => (Number(face) > 21 ? 'bust' : face)

/** The last hands, and how often the dealer ended where. */
export function BlackjackHistory({ say, results }: HistoryProps) {
  const named = (face: string) => {
    const end = endOf(face)
    return end === 'bj' || end === 'bust' ? say(`rooms-blackjack.end.${end}`) : end
  }
  return (
    <HandHistory
      {...{ say, results }}
      titles={{
        last: say('rooms-blackjack.last'),
        none: say('rooms-blackjack.last.none'),
        counts: say('rooms-blackjack.counts'),
      }}
      shortOf={named}
      textOf={(player, dealer) => say('rooms-blackjack.last.one', { player: named(player), dealer: named(dealer) })}
      counted={{ all: ENDS, of: ([, dealer = '']) => endOf(dealer) }}
      countText={(end, count) => say('rooms-blackjack.count', { end: named(end), count })}
    />
  )
}
