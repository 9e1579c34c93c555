import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCard } from '../../cards/card.ts'
import { scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import type { Decision } from '../deciding-game.ts'
import {
  seatBlackjackGame as game,
  playSeats,
  questionsTo,
  redealSeats,
  returnOfSeat,
  type SeatPlayer,
  shoeOfSeats,
} from './game.ts'
import type { SeatOutcome } from './play.ts'
import { playOut } from './seats.fixture.ts'

/** A shoe of these cards, from its top. */
const shoe = (cards: string) => scripted(cards.split(' ').map(readCard)) as () => number

const player = (spots: string, ...made: readonly string[]): SeatPlayer => ({
  spots: spots.split(' '),
  decisions: made.map((one): Decision => {
    const [step = '', hand = '', move = ''] = one.split(' ')
    return { step: Number(step), hand, move }
  }),
})

const played = (cards: string, players: readonly SeatPlayer[], steps: number) => {
  const { shown, questions, outcome } = playSeats(shoe(cards), players, steps)
  return {
    shown: shown.map(({ place, face }) => `${place} ${face}`),
    asked: questions.map(({ hand, moves }) => [hand, ...moves.map(({ move }) => move)].join(' ')),
    outcome,
  }
}

const outcomeOf = (cards: string, players: readonly SeatPlayer[]): SeatOutcome => {
  const { outcome } = playSeats(shoe(cards), players, 50)
  if (!outcome) throw new Error('the coup is not over')
  return outcome
}

const won = (spot: string, outcome: SeatOutcome): number => {
  const { over, under } = returnOfSeat(spot, outcome)
  return Number(over) / Number(under)
}

describe('blackjack with seats: the order of play', () => {
  const cards = '8s 9d 6h 8d 2c Kd 5c Th 9s Ts'
  const two = (...made: readonly string[]) => [player('box-2', ...made), player('box-5')]

  test('boxes are dealt in their order, a card each before the dealer and after', () => {
    expect(played(cards, [player('box-5'), player('box-2')], 0)).toEqual({
      shown: ['box-2 8s', 'box-5 9d', 'dealer 6h', 'box-2 8d', 'box-5 2c'],
      asked: ['box-2 hit stand double split'],
      outcome: null,
    })
  })

  test('a box is asked until it is done, then the next one', () => {
    // With the five it has 21.
    expect(played(cards, two('1 box-2 hit'), 1).asked).toEqual(['box-5 hit stand double'])
    expect(played('8s 9d 6h 8d 2c Kd 4c Th', two('1 box-2 hit'), 1).asked).toEqual(['box-2 hit stand'])
    expect(played(cards, two('1 box-2 stand'), 1).asked).toEqual(['box-5 hit stand double'])
    expect(played(cards, two('1 box-2 double'), 1).asked).toEqual(['box-5 hit stand double'])
  })

  test('what one box takes, the next one does not get', () => {
    const last = (first: string) => {
      const players = [player('box-2', `1 box-2 ${first}`), player('box-5', '2 box-5 double')]
      return outcomeOf('8s 9d 6h 8d 2c Kd 3c Th 9s Ts', players).boxes[1]?.cards
    }
    expect(last('stand')).toEqual(['9d', '2c', '3c'])
    expect(last('double')).toEqual(['9d', '2c', 'Th'])
  })

  test('both hands of a split get a card, and are asked about one after the other; split aces are not', () => {
    const split = player('box-2', '1 box-2 split')
    const first = played('8s 6h 8d Kd 3c Td 9s', [split], 1)
    expect(first.shown.slice(3)).toEqual(['first-2 3c', 'second-2 Td'])
    expect(first.asked).toEqual(['first-2 hit stand double'])
    expect(played('8s 6h 8d Kd 3c Td 9s', [split], 2).asked).toEqual(['second-2 hit stand double'])
    expect(played('As 6h Ad Kd 3c Td 9s', [split], 1).asked).toEqual([])
  })

  test('a box with a blackjack is not asked, and nobody is where the dealer has one', () => {
    expect(played('As 9d 6h Kd 2c Kd', two(), 0).asked).toEqual(['box-5 hit stand double'])
    const over = played('9s 9d Kh 8d 2c As', two(), 0)
    expect(over.asked).toEqual([])
    expect(over.shown.at(-1)).toBe('dealer As')
  })

  test('silence stands, and so does a move that is not offered', () => {
    expect(played(cards, two(), 1).asked).toEqual(['box-5 hit stand double'])
    expect(() => played('9s 6h 8d Kd 3c', [player('box-2', '1 box-2 split')], 1)).toThrow(RangeError)
  })

  test('without bets only the dealer has a hand', () => {
    expect(played('6h Kd 4c', [player('behind-3')], 0).outcome).toEqual({ boxes: [], dealer: ['6h', 'Kd', '4c'] })
  })

  test('a player is asked about their own boxes only', () => {
    const play = playSeats(shoe(cards), two(), 0)
    expect(questionsTo(player('box-2 box-7'), play).map(({ hand }) => hand)).toEqual(['box-2'])
    expect(questionsTo(player('box-5 behind-2'), play)).toEqual([])
  })
})

describe('blackjack with seats: insurance', () => {
  test('is offered to all at once where the dealer shows an ace, for half the stake', () => {
    const { questions } = playSeats(shoe('9s 9d Ah 8d 2c Kd'), [player('box-1'), player('box-6')], 0)
    expect(questions).toEqual(
      [1, 6].map((box) => ({
        hand: `insurance-${box}`,
        moves: [
          { move: 'insure', extra: { spot: `insurance-${box}`, like: `box-${box}`, isHalf: true } },
          { move: 'decline', extra: null },
        ],
        otherwise: 'decline',
      })),
    )
  })

  test.each([
    ['Kd', 3, 0],
    ['7d', 0, 0],
  ])('with %s below the ace it returns %d stakes', (hole, insured, box) => {
    const outcome = outcomeOf(`9s Ah 8d ${hole} Th`, [player('box-1', '1 insurance-1 insure')])
    expect([won('insurance-1', outcome), won('box-1', outcome)]).toEqual([insured, box])
  })

  test('comes before the first move, and a blackjack of the player goes even against the dealer’s', () => {
    expect(played('9s Ah 8d 7d', [player('box-1')], 1).asked).toEqual(['box-1 hit stand double'])
    const outcome = outcomeOf('As Ah Kd Kc', [player('box-1')])
    expect([won('box-1', outcome), won('insurance-1', outcome)]).toEqual([1, 3])
  })

  test('is not there without an ace', () => {
    const outcome = outcomeOf('9s Kh 8d 7d', [player('box-1')])
    expect(() => returnOfSeat('insurance-1', outcome)).toThrow(RangeError)
  })

  test('loses 31 of 415 where nothing is known but the ace', () => {
    // Of eight packs 415 cards are left beside the ace, 128 of them count ten: counted by dealing each of them.
    let gain = 0
    for (let hole = 0; hole < 52; hole += 1) {
      const copies = 8 - Number(hole === readCard('Ah'))
      const next = [readCard('9s'), readCard('Ah'), readCard('8d'), hole, ...Array(12).fill(readCard('9c'))].values()
      const { outcome } = playSeats(() => next.next().value ?? 0, [player('box-1')], 50)
      if (outcome) gain += copies * (won('insurance-1', outcome) - 1)
    }
    expect(gain / 415).toBeCloseTo(-31 / 415, 12)
  })
})

describe('blackjack with seats: what spots return', () => {
  const split = player('box-2', '1 box-2 split', '2 first-2 double', '3 second-2 stand')
  // 21 and 18 against 17.
  const outcome = outcomeOf('8s 7h 8d Kd 3c Td Tc', [split])

  test('a split box has a stake on each hand, and doubling one of them a spot of its own', () => {
    expect(['box-2', 'split-2', 'double-first-2', 'behind-2'].map((spot) => won(spot, outcome))).toEqual([2, 2, 2, 2])
    for (const spot of ['double-2', 'double-second-2', 'insurance-2', 'hand', 'box-8']) {
      expect(() => returnOfSeat(spot, outcome), spot).toThrow(RangeError)
    }
  })

  test('a bet behind goes with the first hand alone', () => {
    // 13 with the five, which busts with the king; the second stands on 18 against 17.
    const lost = outcomeOf('8s 7h 8d Kd 5c Td Kc', [player('box-2', '1 box-2 split', '2 first-2 hit')])
    expect(['behind-2', 'box-2', 'split-2'].map((spot) => won(spot, lost))).toEqual([0, 0, 2])
  })

  test('a blackjack pays 3 to 2 to both who bet on it', () => {
    const natural = outcomeOf('As 7h Kd Kc', [player('box-4')])
    expect(['box-4', 'behind-4'].map((spot) => won(spot, natural))).toEqual([2.5, 2.5])
  })

  test('a box that is not dealt gives stakes beside it back', () => {
    expect(['behind-3', 'pair-3', 'twenty-one-three-3'].map((spot) => won(spot, outcome))).toEqual([1, 1, 1])
    const { win, valid } = game.settle([{ spot: 'behind-3', stake: 100n }], outcome)
    expect([win, valid]).toEqual([100n, 0n])
  })

  test('side bets look at the two cards of their box', () => {
    const suited = outcomeOf('8s 7h 8s Kd', [player('box-4')])
    expect(won('pair-4', suited)).toBe(26)
    const three = outcomeOf('7h 7h 7h Kd 2c', [player('box-4', '1 box-4 stand')])
    expect(won('twenty-one-three-4', three)).toBe(101)
  })

  test('every spot knows the most that it returns', () => {
    const most = (spot: string) => Number(game.maximumMultiple(spot).over) / Number(game.maximumMultiple(spot).under)
    expect(['box-1', 'behind-1', 'pair-1', 'twenty-one-three-1'].map(most)).toEqual([8, 2.5, 26, 101])
    expect(game.spots).toHaveLength(28)
  })
})

test('blackjack with seats: whatever is decided, the moves alone deal the same coup again', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.subarray([1, 2, 3, 4, 5, 6, 7]), (seed, choices, boxes) => {
      const { outcome, bets } = playOut(seed, boxes, choices)
      expect(redealSeats(shoeOfSeats(seededDraw(seed)), outcome.boxes)).toEqual(outcome)
      expect(game.settle(bets, outcome).bets).toHaveLength(bets.length)
    }),
    { numRuns: 150 },
  )
})
