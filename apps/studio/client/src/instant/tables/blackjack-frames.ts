import type * as z from 'zod/mini'
import type { blackjackWire } from '#instant-wire'

type Wire = ReturnType<typeof blackjackWire>
export type BlackjackMove = z.output<Wire['move']>
export type BlackjackView = z.output<Wire['view']>
export type HandResult = NonNullable<BlackjackView['hands'][number]['result']>

/** How the table lies after one of the steps in which a round is shown. */
export type Frame = {
  readonly hands: readonly (readonly string[])[]
  /** Null is a card that lies face down. */
  readonly dealer: readonly (string | null)[]
  /** Whether it is told who won. */
  readonly isTold: boolean
}

type Step = { readonly pause: number; readonly frame: Frame }

const DEAL_MS = 240
const HIT_MS = 90
const PART_MS = 60
const AFTER_PART_MS = 420
const HOLE_MS = 480
const DRAW_MS = 560
const TELL_MS = 460
/** What was won is seen to light up before the outcome is told. */
const LIGHT_MS = 350

const EMPTY: Frame = { hands: [[]], dealer: [], isTold: false }

/** How the table lies once everything of a round that was told has been seen. */
export function restOf(view: BlackjackView | null): Frame {
  if (!view) return EMPTY
  const hands = view.hands.map(({ cards }) => cards)
  const isTold = view.active === null
  return { hands, dealer: isTold ? view.dealer.cards : [...view.dealer.cards, null], isTold }
}

/** The steps from what was seen `before` to what the server tells now, each with its pause in milliseconds. */
export function stepsOf(before: BlackjackView | null, view: BlackjackView | null): readonly Step[] {
  if (!view) return []
  const own = before ? drawn(before, view) : dealt(view)
  return view.active === null ? [...own, ...closing(view)] : own
}

/** Player, dealer, player, dealer; what the dealer has second lies face down. */
function dealt({ hands: [hand], dealer }: BlackjackView): Step[] {
  const [first = '', second = ''] = hand?.cards ?? []
  const [up = ''] = dealer.cards
  const lying = [
    { hands: [[first]], dealer: [] },
    { hands: [[first]], dealer: [up] },
    { hands: [[first, second]], dealer: [up] },
    { hands: [[first, second]], dealer: [up, null] },
  ]
  return lying.map((frame) => ({ pause: DEAL_MS, frame: { ...frame, isTold: false } }))
}

/** What a move brought: two hands of one, each with a new card, or a card more. */
function drawn(before: BlackjackView, { hands }: BlackjackView): Step[] {
  const dealer = [...before.dealer.cards, null]
  const now = hands.map(({ cards }) => cards)
  const step = (pause: number, lying: Frame['hands']) => ({ pause, frame: { hands: lying, dealer, isTold: false } })
  if (hands.length > before.hands.length) {
    const [left = [], right = []] = now
    return [
      step(PART_MS, [left.slice(0, 1), right.slice(0, 1)]),
      step(AFTER_PART_MS, [left, right.slice(0, 1)]),
      step(DEAL_MS, now),
    ]
  }
  const hasMore = now.some((cards, at) => cards.length > (before.hands[at]?.cards.length ?? 0))
  return hasMore ? [step(HIT_MS, now)] : []
}

/** The dealer's card is turned, others follow one by one, and it is told who won. */
function closing(view: BlackjackView): Step[] {
  const { hands, dealer } = restOf(view)
  const shown = dealer.slice(1).map((_, more) => ({
    pause: more === 0 ? HOLE_MS : DRAW_MS,
    frame: { hands, dealer: dealer.slice(0, more + 2), isTold: false },
  }))
  const told = { hands, dealer, isTold: true }
  return [...shown, { pause: TELL_MS, frame: told }, { pause: LIGHT_MS, frame: told }]
}
