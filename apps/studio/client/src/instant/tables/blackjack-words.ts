import type { Say } from '../../words.ts'
import type { BlackjackMove, BlackjackView, Frame, HandResult } from './blackjack-frames.ts'
import { totalOf, totalText } from './blackjack-total.ts'
import { shortMultiple } from './short-multiple.ts'

type Told = {
  readonly say: Say
  readonly view: BlackjackView
  readonly frame: Frame
  /** Whether everything that the server told has been seen. */
  readonly isSeen: boolean
  /** What a blackjack pays, as a multiple. */
  readonly pays: string
  /** What the player is told to do, where he wants to be told. */
  readonly best: BlackjackMove | null
}

const BEST = 21

/** What is said below the hands, and read out: what there is to decide, or what came of it. */
export function wordOf(told: Told): string {
  const { say, view, frame, isSeen, best } = told
  if (frame.isTold) return verdictOf(told)
  if (view.active === null) return say('game.blackjack.dealer_plays')
  if (!isSeen) return say('game.blackjack.dealing')
  const own = totalText(say, view.hands[view.active]?.cards ?? [])
  const up = totalText(say, view.dealer.cards)
  const stands =
    view.hands.length === 1
      ? say('game.blackjack.choose', { own, up })
      : say('game.blackjack.choose_hand', { number: view.active + 1, own, up })
  return best ? `${stands} ${say('game.blackjack.best', { move: say(`game.blackjack.${best}`) })}` : stands
}

function verdictOf(told: Told): string {
  const { say, view } = told
  const [hand, other] = view.hands
  if (!hand?.result) return ''
  if (!other?.result) return singleVerdict(told, hand.result, hand.total)
  const [first, second] = [hand.result, other.result].map((result) => say(`game.blackjack.result.${result}`))
  return say('game.blackjack.both', { first: first ?? '', second: second ?? '' })
}

function singleVerdict({ say, view, pays }: Told, result: HandResult, own: number): string {
  const dealer = view.dealer.total
  if (result === 'blackjack') return say('game.blackjack.verdict.blackjack', { times: shortMultiple(pays) })
  if (result === 'won' && dealer > BEST) return say('game.blackjack.verdict.dealer-bust', { dealer })
  if (result === 'lost' && isBlackjack(view.dealer.cards)) return say('game.blackjack.verdict.dealer-blackjack')
  return say(`game.blackjack.verdict.${result}`, { own, dealer })
}

const isBlackjack = (cards: readonly string[]) => cards.length === 2 && totalOf(cards).total === BEST
