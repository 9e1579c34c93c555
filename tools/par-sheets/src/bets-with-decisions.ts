import { pointsOf } from '@sanuk/engines/cards/blackjack-count'
import { readCard } from '@sanuk/engines/cards/card'
import { type Fraction, fraction } from '@sanuk/engines/exact/fraction'
import type { Ending } from '@sanuk/engines/instant/instant-game'
import { blackjackGame } from '@sanuk/engines/live/blackjack/game'
import { type BlackjackOutcome, cardsOf, type HandName } from '@sanuk/engines/live/blackjack/hands'
import { blackjackSideTable } from '@sanuk/engines/live/blackjack/side-table'
import { blackjackSideSpots } from '@sanuk/engines/live/blackjack/spots'
import type { DecidingGame, Decision, Question } from '@sanuk/engines/live/deciding-game'
import { returnOf, spotOf } from '@sanuk/engines/live/pay-table'
import { threeCardGame } from '@sanuk/engines/live/three-card-poker/game'
import type { Draw } from '@sanuk/engines/random/draw'
import { blackjackEndings } from '@sanuk/engines/tables/blackjack/blackjack-endings'
import { dealtPosition, hitPosition, splitPosition } from '@sanuk/engines/tables/blackjack/position'
import { blackjackRules } from '@sanuk/engines/tables/blackjack/rules'
import { Strategy } from '@sanuk/engines/tables/blackjack/strategy'
import { anteEndings, pairPlusEndings } from '@sanuk/engines/tables/three-card-poker/three-card-endings'
import { bestThreeCardMove } from '@sanuk/engines/tables/three-card-poker/three-card-poker'
import { type Bet, type Result, unraised } from './bet.ts'

/** How a player decides: the name of a move. */
type Choose<Outcome> = (question: Question, outcome: Outcome, decisions: readonly Decision[]) => string

/** A stake in the smallest unit that every return of these games divides. */
const STAKE = 1000n

/** One coup of a common hand with a bet on one spot, played to its end. */
function playCoup<Outcome>(game: DecidingGame<Outcome>, spot: string, choose: Choose<Outcome>) {
  return (draw: Draw): Result => {
    const outcome = game.draw(draw)
    const decisions: Decision[] = []
    const bets = [{ spot, stake: STAKE }]
    for (let step = 1; ; step += 1) {
      const questions = game.questions(outcome, { spots: [spot], decisions }, step)
      if (questions.length === 0) break
      const made = questions.map((question) => ({ question, move: choose(question, outcome, decisions) }))
      for (const { question, move } of made) {
        const extra = question.moves.find((one) => one.move === move)?.extra
        if (extra) bets.push({ spot: extra.spot, stake: STAKE })
        decisions.push({ step, hand: question.hand, move })
      }
    }
    const { stake, win } = game.settle(bets, outcome, decisions)
    return { staked: fraction(stake, STAKE), won: fraction(win, STAKE) }
  }
}

/** The rules of the live table are those of the classic one, from eight packs instead of endless ones. */
const classic = blackjackRules('classic')

/** The best play against an endless shoe. */
function bestBlackjack(): Choose<BlackjackOutcome> {
  const strategy = new Strategy(classic)
  const isHand = (hand: string): hand is HandName => ['hand', 'first', 'second'].includes(hand)
  return ({ hand, moves, otherwise }, outcome, decisions) => {
    const cards = isHand(hand) ? cardsOf(outcome, hand, decisions) : []
    const [first = 0, second = 0, ...more] = cards.map((card) => pointsOf(readCard(card)))
    const start = hand === 'hand' ? dealtPosition(first, second) : splitPosition(first, second)
    const best = strategy.best(more.reduce(hitPosition, start), pointsOf(readCard(outcome.dealer[0] ?? '')))
    return moves.find(({ move }) => move === best?.move)?.move ?? otherwise
  }
}

/** What a side bet of blackjack ends in, by what it returns: there are 140 608 ways to deal three cards. */
function sideEndings(code: string): readonly Ending[] {
  const spot = spotOf(blackjackSideTable, code)
  const found = new Map<string, { readonly won: Fraction; ways: number }>()
  let all = 0
  for (const { facts, ways } of blackjackSideTable.outcomesFor(spot)) {
    const won = returnOf(blackjackSideTable, spot, facts)
    const key = `${won.over}/${won.under}`
    const same = found.get(key)
    if (same) same.ways += ways
    else found.set(key, { won, ways })
    all += ways
  }
  return [...found.values()].map(({ won, ways }) => ({ won, chance: fraction(BigInt(ways), BigInt(all)) }))
}

const noChoice = (): never => {
  throw new Error('a side bet asks for a move')
}

const BLACKJACK = 'live blackjack'
const THREE_CARD = 'live three card poker'
const blackjackMove = bestBlackjack()

/**
 * Live tables at which players decide, played the best way there is. The hand of blackjack is counted as from endless
 * packs, which takes about a tenth of a per cent off what eight packs return.
 */
export const betsWithDecisions: readonly Bet[] = [
  {
    game: BLACKJACK,
    choice: 'hand, as from endless packs',
    endings: () => blackjackEndings(classic),
    playOnce: playCoup(blackjackGame, 'hand', blackjackMove),
  },
  ...blackjackSideSpots.map(({ code }) => ({
    game: BLACKJACK,
    choice: code,
    endings: () => unraised(sideEndings(code)),
    playOnce: playCoup(blackjackGame, code, noChoice),
  })),
  {
    game: THREE_CARD,
    choice: 'ante',
    endings: anteEndings,
    playOnce: playCoup(threeCardGame, 'ante', (_, { player }) => bestThreeCardMove(player.map(readCard))),
  },
  {
    game: THREE_CARD,
    choice: 'pair-plus',
    endings: () => unraised(pairPlusEndings()),
    playOnce: playCoup(threeCardGame, 'pair-plus', noChoice),
  },
]
