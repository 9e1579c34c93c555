import type { BoardProps } from '../kind.ts'
import type { BlackjackMove, BlackjackView } from './blackjack-frames.ts'
import { Deeds } from './deeds.tsx'

type BlackjackDeedsProps = Pick<
  BoardProps<null, BlackjackMove, BlackjackView>,
  'say' | 'options' | 'open' | 'onMove' | 'stakesOf'
> & { readonly best: BlackjackMove | null }

const LETTERS = { hit: 'H', stand: 'S', double: 'D', split: 'P' } as const satisfies Record<BlackjackMove, string>
const MOVES = ['hit', 'stand', 'double', 'split'] as const

/** How many more first stakes a move costs. */
export const costOf = (move: BlackjackMove): 0 | 1 => (move === 'double' || move === 'split' ? 1 : 0)

/** All moves at their own places, whether they may be made now or not: no button comes where another one was. */
export function BlackjackDeeds({ say, options, open, onMove, stakesOf, best }: BlackjackDeedsProps) {
  if (options.length === 0) return null
  const stake = stakesOf?.(1) ?? ''
  const deeds = MOVES.map((move) => ({
    letter: LETTERS[move],
    text: costOf(move)
      ? say('game.blackjack.costs', { move: say(`game.blackjack.${move}`), stake })
      : say(`game.blackjack.${move}`),
    isStake: costOf(move) > 0,
    isOff: !options.includes(move),
    isBest: move === best,
    onDo: () => onMove(move),
  }))
  return <Deeds {...{ deeds, open }} />
}
