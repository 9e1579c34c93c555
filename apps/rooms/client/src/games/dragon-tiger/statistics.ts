import type { PastResult } from '#protocol'
import { casesOf, type GameStatistics, wonBy } from '../statistics.ts'

const HIGHEST_FIRST = 'KQJT98765432A'

type Kind = 'odd' | 'even' | 'big' | 'small' | 'red' | 'black'

/** What a card is. A seven is neither odd, even, big nor small; the ace is the lowest. */
function kindsOf(card: string): readonly Kind[] {
  const rank = HIGHEST_FIRST.length - HIGHEST_FIRST.indexOf(card.charAt(0))
  const colour = 'hd'.includes(card.charAt(1)) ? 'red' : 'black'
  return rank === SEVEN ? [colour] : [rank % 2 === 1 ? 'odd' : 'even', rank > SEVEN ? 'big' : 'small', colour]
}

const SEVEN = 7

/** Whether the card of a side is of the kind that a spot names, as in `dragon-odd`. */
const isCard =
  (spot: string) =>
  ({ faces: [dragon = '', tiger = ''] }: PastResult): boolean => {
    const [side, kind] = spot.split('-')
    return kindsOf(side === 'dragon' ? dragon : tiger).some((one) => one === kind)
  }

const cardSpots = (side: 'dragon' | 'tiger') =>
  ['odd', 'even', 'big', 'small', 'red', 'black'].map((kind) => `${side}-${kind}`)

/** Who won, and what the cards of both sides were. */
export const statistics: GameStatistics = {
  groups: [
    {
      title: 'rooms.statistics.main',
      cases: [
        { spot: 'dragon', tone: 'red', isIn: wonBy('banker') },
        { spot: 'tiger', tone: 'blue', isIn: wonBy('player') },
        { spot: 'tie', tone: 'green', isIn: wonBy('tie') },
        { spot: 'suited-tie', tone: 'green', isIn: ({ faces: [dragon, tiger] }) => dragon === tiger },
      ],
    },
    { title: 'rooms-dragon-tiger.spot.dragon', cases: casesOf(cardSpots('dragon'), isCard) },
    { title: 'rooms-dragon-tiger.spot.tiger', cases: casesOf(cardSpots('tiger'), isCard) },
  ],
}
