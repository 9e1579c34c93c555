import type * as z from 'zod/mini'
import type { redDogWire } from '#instant-wire'

export type RedDogMove = z.output<typeof redDogWire.move>
export type RedDogView = z.output<typeof redDogWire.view>

/** From the lowest to the highest. */
export const RANKS = Array.from('23456789TJQKA')
export const rankOf = (card: string) => RANKS.indexOf(card.charAt(0))

/** What a round came to. */
export type Verdict = 'won' | 'outside' | 'edge' | 'third' | 'no-third' | 'neighbours'

/** Whether the first card is no higher than the second. */
export const isRising = ({ cards: [first = '', second = ''] }: RedDogView) => rankOf(first) <= rankOf(second)

/** The first two cards, the lower one on the left whichever was dealt first. */
export function postsOf(view: RedDogView): readonly [low: string, high: string] {
  const [first = '', second = ''] = view.cards
  return isRising(view) ? [first, second] : [second, first]
}

/** Whether a third card of that rank wins. */
export function wins(view: RedDogView, rank: number): boolean {
  const [low, high] = postsOf(view).map(rankOf)
  return low === high ? rank === low : rank > (low ?? 0) && rank < (high ?? 0)
}

export function verdictOf(view: RedDogView): Verdict {
  const third = view.cards[2]
  if (third === undefined) return 'neighbours'
  const isWin = wins(view, rankOf(third))
  if (view.spread === null) return isWin ? 'third' : 'no-third'
  if (isWin) return 'won'
  return postsOf(view).some((post) => rankOf(post) === rankOf(third)) ? 'edge' : 'outside'
}

/** The steps of a round, by how many have been made. */
export const STEP = {
  laid: 1,
  turned: 2,
  secondLaid: 3,
  secondTurned: 4,
  told: 5,
  thirdLaid: 6,
  thirdTurned: 7,
} as const

const POSTS = [120, 300, 260, 300, 420] as const
const THIRD = [260, 620, 460] as const
/** Two of a rank are seen before the third card comes. */
const PAIR_SEEN_MS = 900
const NEIGHBOURS_SEEN_MS = 500

/** What of a round is new when the server has told it: its posts, its third card, or both. */
export function stageOf(view: RedDogView | null): 'posts' | 'third' | 'all' {
  if (!view || (view.cards.length === 2 && view.spread !== 0)) return 'posts'
  return view.spread !== null && view.spread > 0 ? 'third' : 'all'
}

/** The pauses before its steps, and how many were made before. */
export function stepsOf(view: RedDogView | null): { readonly pauses: readonly number[]; readonly before: number } {
  const stage = stageOf(view)
  if (stage === 'posts') return { pauses: POSTS, before: 0 }
  if (stage === 'third') return { pauses: THIRD, before: STEP.told }
  const rest = view?.spread === 0 ? [NEIGHBOURS_SEEN_MS] : [PAIR_SEEN_MS, ...THIRD.slice(1)]
  return { pauses: [...POSTS, ...rest], before: 0 }
}
