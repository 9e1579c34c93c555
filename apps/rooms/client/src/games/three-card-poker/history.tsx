import { HandHistory } from '../cards/hand-history.tsx'
import type { HistoryProps } from '../game-look.ts'
import { HANDS } from './hand-of.ts'

/** The last hands of player and dealer, and how often the common hand was what. */
export function ThreeCardHistory({ say, results }: HistoryProps) {
  const named = (face: string) => {
    const known = HANDS.find((each) => each === face)
    return known ? say(`rooms-three-card.hand.${known}`) : face
  }
  return (
    <HandHistory
      {...{ say, results }}
      titles={{
        last: say('rooms-three-card.last'),
        none: say('rooms-three-card.last.none'),
        counts: say('rooms-three-card.counts'),
      }}
      shortOf={named}
      textOf={(player, dealer) => say('rooms-three-card.last.one', { player: named(player), dealer: named(dealer) })}
      counted={{ all: HANDS, of: ([player = '']) => player }}
      countText={(hand, count) => say('rooms-three-card.count', { hand: named(hand), count })}
    />
  )
}
