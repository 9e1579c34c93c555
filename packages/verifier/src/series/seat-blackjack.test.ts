import type { Decision } from '@sanuk/engines/live/deciding-game'
import { seatBlackjackGame as game, playSeats, shoeOfSeats } from '@sanuk/engines/live/seat-blackjack/game'
import type { SeatOutcome } from '@sanuk/engines/live/seat-blackjack/play'
import { BOXES } from '@sanuk/engines/live/seat-blackjack/spots'
import { drawFrom } from '@sanuk/engines/random/draw'
import { describe, expect, test } from 'vitest'
import { readSavedRecord } from '../record.ts'
import { CLIENT_SEED, COMMITMENT, inUnits, SERVER_SEED, serverBytes } from '../server-bytes.fixture.ts'
import { dealSeats } from './seat-blackjack.ts'
import type { SeriesRecord } from './series-record.ts'
import { verifySeries } from './verify-series.ts'

const SOUND = { commitment: null, outcome: null, money: null }

/** A coup in which some boxes are bet on and any move is made, chosen by numbers so that all of them come. */
function played(number: number): { readonly outcome: SeatOutcome; readonly bets: { spot: string; stake: bigint }[] } {
  const boxes = BOXES.filter((box) => (number * 5 + box) % 3 !== 0 || number % 4 === 1)
  const decisions: Decision[] = []
  const bets = boxes.flatMap((box) =>
    ['box', 'behind', 'pair', 'twenty-one-three'].map((bet) => ({
      spot: `${bet}-${box}`,
      stake: 10_003n + BigInt(box),
    })),
  )
  if (boxes.length < BOXES.length) bets.push({ spot: `behind-${BOXES.find((box) => !boxes.includes(box))}`, stake: 1n })
  for (let step = 0; ; step += 1) {
    const players = [{ spots: boxes.map((box) => `box-${box}`), decisions }]
    const { questions, outcome } = playSeats(shoeOfSeats(drawFrom(serverBytes(number))), players, step)
    if (outcome) return { outcome, bets }
    for (const { hand, moves } of questions) {
      const made = moves.find(({ move }) => move === 'split') ?? moves[(number + step) % moves.length]
      if (!made) continue
      decisions.push({ step: step + 1, hand, move: made.move })
      if (made.extra) bets.push({ spot: made.extra.spot, stake: 10_001n })
    }
  }
}

const coups = Array.from({ length: 100 }, (_, at) => played(at + 1))

function recordOf(changes: object = {}): SeriesRecord {
  const record = readSavedRecord(
    JSON.stringify({
      format: 'sanuk-series-1',
      series: 'series of seats',
      game: 'seat-blackjack',
      commitment: COMMITMENT,
      serverSeed: SERVER_SEED,
      clientSeed: CLIENT_SEED,
      outcomes: coups.map(({ outcome }) => outcome),
      isComplete: true,
      bets: coups.flatMap(({ outcome, bets }, at) =>
        game.settle(bets, outcome).bets.map(({ spot, stake, win }) => ({
          round: `r${at + 1}`,
          number: at + 1,
          spot,
          stake: inUnits(stake),
          win: inUnits(win),
        })),
      ),
      ...changes,
    }),
  )
  if (record?.format !== 'sanuk-series-1') throw new Error('the record cannot be read')
  return record
}

test('verifySeries: accepts a series of blackjack with seats, with every kind of bet and move', () => {
  const record = recordOf()
  const moves = coups.flatMap(({ outcome }) => outcome.boxes.flatMap((box) => box.moves.map(({ move }) => move)))
  expect(new Set(moves)).toEqual(new Set(['hit', 'stand', 'double', 'split']))
  const kinds = new Set(record.bets?.map(({ spot }) => spot.replace(/-\d$/, '')))
  for (const kind of ['insurance', 'double', 'split', 'double-first', 'behind']) expect(kinds).toContain(kind)
  expect(verifySeries(record)).toEqual(SOUND)
})

describe('verifySeries: rejects a series of blackjack with seats', () => {
  const outcomes = coups.map(({ outcome }) => outcome)
  const at = outcomes.findIndex(({ boxes }) => boxes.length > 1 && boxes[0]?.moves[0]?.move === 'hit')
  const verdict = (changes: object) => Object(verifySeries(recordOf(changes)))
  const withBoxes = (change: (boxes: SeatOutcome['boxes']) => object) => ({
    outcomes: outcomes.map((one, place) => (place === at ? { ...one, boxes: change(one.boxes) } : one)),
  })

  test.each<[string, (boxes: SeatOutcome['boxes']) => object]>([
    [
      'a move changed',
      (boxes) => boxes.map((box, place) => (place > 0 ? box : { ...box, moves: [{ hand: 'box', move: 'stand' }] })),
    ],
    [
      'a move left out',
      (boxes) => boxes.map((box, place) => (place > 0 ? box : { ...box, moves: box.moves.slice(1) })),
    ],
    [
      'a move too many',
      (boxes) => boxes.map((box) => ({ ...box, moves: [...box.moves, { hand: 'box', move: 'hit' }] })),
    ],
    [
      'a move with a hand that there is not',
      (boxes) => boxes.map((box) => ({ ...box, moves: [{ hand: 'first', move: 'hit' }] })),
    ],
    ['a box left out', (boxes) => boxes.slice(1)],
    ['boxes in another order', (boxes) => boxes.toReversed()],
    ['another card', (boxes) => boxes.map((box) => ({ ...box, cards: ['2c', ...box.cards.slice(1)] }))],
  ])('with %s', (_, change) => {
    expect(verdict(withBoxes(change)).outcome?.where).toBe(`outcome ${at + 1}`)
  })

  const { bets = [] } = recordOf()
  const insured = bets.find(({ spot }) => spot.startsWith('insurance'))
  const doubled = bets.find(({ spot }) => /^double-\d$/.test(spot))

  test('with insurance that won against no blackjack, or without an ace', () => {
    const lost = bets.find(({ spot, win }) => spot.startsWith('insurance') && win === '0.0000')
    expect(verdict({ bets: [{ ...lost, win: '3.0003' }] }).money?.where).toContain('insurance')
    const number = outcomes.findIndex(({ dealer, boxes }) => !dealer[0]?.startsWith('A') && boxes.length > 6) + 1
    expect(verdict({ bets: [{ ...insured, number }] }).money?.expected).toBe('no such bet')
  })

  test.each(['split', 'double-first', 'hand', 'toString', 'double-second'])(
    'with a bet on %s of a whole box',
    (name) => {
      const spot = doubled?.spot.replace('double', name)
      expect(verdict({ bets: [{ ...doubled, spot }] }).money?.expected).toBe('no such bet')
    },
  )

  test('with a stake for doubling a box that did not', () => {
    const stood = outcomes.findIndex(({ boxes }) => boxes[0]?.moves[0]?.move === 'stand')
    const spot = `double-${outcomes[stood]?.boxes[0]?.box}`
    expect(verdict({ bets: [{ ...doubled, number: stood + 1, spot }] }).money?.expected).toBe('no such bet')
  })
})

test('the verifier deals no move that the rules do not allow: a double after a hit counts as standing', () => {
  const moves = ['hit', 'double'].map((move) => ({ hand: 'box', move }))
  const made = Array.from({ length: 20 }, (_, at) => {
    const { shown } = dealSeats(drawFrom(serverBytes(at + 1)), [{ box: 1, moves }])
    return shown.boxes[0]?.moves.map(({ move }) => move).join(' ')
  })
  expect(made).toContain('hit stand')
  expect(made).not.toContain('hit double')
})
