import { pointsOf } from '@sanuk/engines/cards/blackjack-count'
import { readCard } from '@sanuk/engines/cards/card'
import { scripted, seededDraw } from '@sanuk/engines/instant/rounds.fixture'
import { blackjackGame as game } from '@sanuk/engines/live/blackjack/game'
import { type BlackjackOutcome, cardsOf, type HandName } from '@sanuk/engines/live/blackjack/hands'
import type { Decision, Question } from '@sanuk/engines/live/deciding-game'
import { blackjack } from '@sanuk/engines/tables/blackjack/blackjack'
import { type BlackjackMove, dealtPosition, hitPosition, splitPosition } from '@sanuk/engines/tables/blackjack/position'
import { blackjackRules } from '@sanuk/engines/tables/blackjack/rules'
import { Strategy } from '@sanuk/engines/tables/blackjack/strategy'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'

type Choose = (question: Question, cards: readonly string[], outcome: BlackjackOutcome) => string

/** Plays a coup to its end as one player would, and answers what was decided and what lies on the table. */
function playOut(outcome: BlackjackOutcome, choose: Choose) {
  const decisions: Decision[] = []
  const bets = [{ spot: 'hand', stake: 100n }]
  for (let step = 1; ; step += 1) {
    const questions = game.questions(outcome, { spots: ['hand'], decisions }, step)
    if (questions.length === 0) return { decisions, bets, steps: step - 1 }
    const made = questions.map((question) => {
      const cards = cardsOf(outcome, question.hand as HandName, decisions)
      return { question, move: choose(question, cards, outcome) }
    })
    for (const { question, move } of made) {
      const { extra } = question.moves.find((one) => one.move === move) ?? {}
      if (extra) bets.push({ spot: extra.spot, stake: 100n })
      decisions.push({ step, hand: question.hand, move })
    }
  }
}

const anyMove = (seed: number): Choose => {
  const draw = seededDraw(seed)
  return ({ moves }) => moves[draw(moves.length)]?.move ?? 'stand'
}

/** The same coup as the Studio deals it: the same cards in the order in which it takes them, and the moves hand by hand. */
function inStudio(outcome: BlackjackOutcome, decisions: readonly Decision[]) {
  const { player, dealer, first, second } = outcome
  const isSplit = decisions.some(({ move }) => move === 'split')
  const taken = (hand: HandName) => cardsOf(outcome, hand, decisions).slice(2)
  const own = isSplit ? [first[1] ?? '', second[1] ?? '', ...taken('first'), ...taken('second')] : taken('hand')
  const cards = [player[0] ?? '', dealer[0] ?? '', player[1] ?? '', dealer[1] ?? '', ...own, ...dealer.slice(2)]
  const moves = ['hand', 'first', 'second'].flatMap((hand) =>
    decisions.flatMap((one) => (one.hand === hand ? [one.move as BlackjackMove] : [])),
  )
  return blackjack.play({ table: 'classic' }, moves, scripted(cards.map(readCard)))
}

test('blackjack: whatever one decides, the common hand pays what the same cards pay in the Studio', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, choices) => {
      const outcome = game.draw(seededDraw(seed))
      const { decisions, bets } = playOut(outcome, anyMove(choices))
      const { won, options } = inStudio(outcome, decisions)
      expect(options).toEqual([])
      const { win, stake } = game.settle(bets, outcome, decisions)
      expect(Number(win)).toBe((100 * Number(won?.over)) / Number(won?.under))
      expect(stake).toBe(BigInt(bets.length) * 100n)
    }),
    { numRuns: runsSlowTests ? 20_000 : 500 },
  )
})

/** The best play against an endless shoe, which of eight packs is the best but for a few hundredths of a per cent. */
function bestPlay(): Choose {
  const strategy = new Strategy(blackjackRules('classic'))
  return ({ hand, moves }, cards, { dealer: [up = ''] }) => {
    const [first = 0, second = 0, ...more] = cards.map((card) => pointsOf(readCard(card)))
    const start = hand === 'hand' ? dealtPosition(first, second) : splitPosition(first, second)
    const best = strategy.best(more.reduce(hitPosition, start), pointsOf(readCard(up)))?.move ?? 'stand'
    return moves.some(({ move }) => move === best) ? best : 'stand'
  }
}

test('blackjack: the best play returns about 99.5 per cent of eight packs', { tags: ['slow'] }, () => {
  const draw = seededDraw(20_261_128)
  const choose = bestPlay()
  const coups = 1_000_000
  let gain = 0
  for (let coup = 0; coup < coups; coup += 1) {
    const outcome = game.draw(draw)
    const { decisions, bets } = playOut(outcome, choose)
    const { win, stake } = game.settle(bets, outcome, decisions)
    gain += Number(win - stake) / 100
  }
  // The standard deviation of a coup is 1.15 stakes; endless packs return 99.43 %, eight packs about 0.1 more.
  const error = 1.15 / Math.sqrt(coups)
  expect(Math.abs(gain / coups + 0.0047)).toBeLessThan(4 * error)
})
