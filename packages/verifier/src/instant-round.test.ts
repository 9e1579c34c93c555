import { createHash, createHmac } from 'node:crypto'
import { type BingoChoice, bingo, bingoMultiples } from '@sanuk/engines/instant/bingo'
import { type BingoHall, callsIn } from '@sanuk/engines/instant/bingo-halls'
import { bingoPatterns } from '@sanuk/engines/instant/bingo-patterns'
import { coinFlips } from '@sanuk/engines/instant/coin-flips'
import { crash } from '@sanuk/engines/instant/crash'
import { type DiceChoice, dice } from '@sanuk/engines/instant/dice'
import { type FlightName, flights } from '@sanuk/engines/instant/flights'
import { hiLo } from '@sanuk/engines/instant/hi-lo'
import type { InstantGame } from '@sanuk/engines/instant/instant-game'
import { type KenoChoice, keno, kenoMultiples } from '@sanuk/engines/instant/keno'
import { limbo } from '@sanuk/engines/instant/limbo'
import { mines } from '@sanuk/engines/instant/mines'
import { writeMultiple } from '@sanuk/engines/instant/multiple'
import { type PlinkoChoice, plinko, plinkoMultiples } from '@sanuk/engines/instant/plinko'
import { roulette } from '@sanuk/engines/instant/roulette'
import { rouletteBets } from '@sanuk/engines/instant/roulette-bets'
import { scratchBooks } from '@sanuk/engines/instant/scratch-books'
import { scratchCard } from '@sanuk/engines/instant/scratch-card'
import { type TowersChoice, towers } from '@sanuk/engines/instant/towers'
import { type WheelChoice, wheel, wheelMultiples } from '@sanuk/engines/instant/wheel'
import { drawFrom } from '@sanuk/engines/random/draw'
import { baccarat, baccaratPays } from '@sanuk/engines/tables/baccarat'
import { blackjack } from '@sanuk/engines/tables/blackjack/blackjack'
import { dragonTiger, dragonTigerEndings } from '@sanuk/engines/tables/dragon-tiger'
import { redDog } from '@sanuk/engines/tables/red-dog'
import { type ThreeCardChoice, threeCardPoker } from '@sanuk/engines/tables/three-card-poker/three-card-poker'
import { drawPoker } from '@sanuk/engines/video-poker/draw-poker'
import { payTable } from '@sanuk/engines/video-poker/pay-tables'
import { describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { hashOf } from './draws.ts'
import { type InstantRecord, readRecord } from './record.ts'
import { verifyRound } from './verify.ts'

const SERVER_SEED = createHash('sha256').update('another server seed of this test').digest('hex')
const ROUNDS = runsSlowTests ? 2_000 : 400

function serverDraw(nonce: number) {
  const bytes: number[] = []
  let block = 0
  return drawFrom(() => {
    if (bytes.length === 0) {
      bytes.push(...createHmac('sha256', SERVER_SEED).update(`mine:${nonce}:${block}`).digest())
      block += 1
    }
    return bytes.shift() ?? 0
  })
}

type Family = {
  readonly kind: string
  readonly pays: Record<string, string[]>
  /** Plays a round to its end as the server's own engine does, another way with every number. */
  readonly play: (nonce: number) => { choice: unknown; moves: unknown[]; view: unknown; win: bigint }
}

/** Plays `game` by moves that the number of the round decides. */
const playing =
  <Choice, Move, View>(game: InstantGame<Choice, Move, View>, choiceOf: (nonce: number) => Choice) =>
  (nonce: number) => {
    const choice = choiceOf(nonce)
    const moves: Move[] = []
    for (;;) {
      const { view, options, won } = game.play(choice, moves, serverDraw(nonce))
      if (won) return { choice, moves, view, win: (100_000n * won.over) / won.under }
      const wanted = (nonce * 7 + moves.length * 3) % options.length
      moves.push(options[wanted] as Move)
    }
  }

const RISKS = ['low', 'medium', 'high'] as const
const SIZES = [10, 20, 30, 40, 50] as const
const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
const POKER_TABLES = [
  ...(['jacks-or-better-9-6', 'not-so-ugly-deuces', 'bonus-8-5', 'bonus-7-5'] as const),
  ...(['double-bonus-9-7', 'double-double-bonus-9-6'] as const),
]
const BACCARAT_BETS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const
const DRAGON_TIGER_BETS = ['dragon', 'tiger', 'tie', 'suited-tie'] as const
const BOOKS = ['market-day', 'river-gold', 'dragon-hoard'] as const

/** The rows of a book, and one for the tickets that are under none of them. */
function bookPays(code: (typeof BOOKS)[number]): Record<string, string[]> {
  const { tickets, prizes } = scratchBooks[code]
  const rows = prizes.map((prize) => [prize.symbol, [`${prize.multiple}`, `${prize.tickets}`]])
  const nothing = prizes.reduce((left, prize) => left - prize.tickets, tickets)
  return { ...Object.fromEntries(rows), nothing: ['0', `${nothing}`] }
}

/** One to three stacks, so that every bet has its turn and the stake is shared with a rest. */
const stacksOf = (nonce: number) =>
  rouletteBets
    .filter((_, at) => [nonce % 157, (nonce * 7) % 157, (nonce * 11) % 157].includes(at))
    .map(({ bet }, at) => ({ bet, chips: 1 + ((nonce + at) % 5) }))

/** Some rounds are left by the player, every fifth by nobody. */
const flightFamily = (flight: FlightName): Family => {
  const { share, highest } = flights[flight]
  return {
    kind: 'crash',
    pays: { share: [`${share}`], most: [`${highest / 100}`] },
    play: (nonce) => {
      const choice = { autoCashOut: nonce % 2 ? 101 + (nonce % 500) : null }
      const moves = [{ cashOut: nonce % 5 ? 101 + ((nonce * 37) % 900) : highest }]
      const { view, won } = crash.play({ flight, autoCashOut: choice.autoCashOut ?? highest }, moves, serverDraw(nonce))
      return { choice, moves, view, win: won ? (100_000n * won.over) / won.under : 0n }
    },
  }
}

const hallFamily = (hall: BingoHall): Family => {
  const offered = callsIn(hall)
  const paysFor = (calls: number) => {
    const multiples = bingoMultiples({ hall, calls })
    return bingoPatterns.map((pattern) => writeMultiple(multiples[pattern]))
  }
  return {
    kind: 'bingo',
    pays: Object.fromEntries(offered.map((calls) => [`${calls}`, paysFor(calls)])),
    play: playing(bingo, (nonce): BingoChoice => ({ hall, calls: offered[nonce % offered.length] ?? 0 })),
  }
}

const FAMILIES: readonly Family[] = [
  {
    kind: 'dice',
    pays: {},
    play: playing(dice, (nonce): DiceChoice => ({ side: nonce % 2 ? 'over' : 'under', target: 1000 + (nonce % 8000) })),
  },
  { kind: 'limbo', pays: {}, play: playing(limbo, (nonce) => ({ target: 101 + (nonce % 900) })) },
  ...(['rocket', 'dive'] as const).map(flightFamily),
  {
    kind: 'plinko',
    pays: Object.fromEntries(
      RISKS.map((risk) => [`12 ${risk}`, plinkoMultiples({ rows: 12, risk }).map(writeMultiple)]),
    ),
    play: playing(plinko, (nonce): PlinkoChoice => ({ rows: 12, risk: RISKS[nonce % 3] ?? 'low' })),
  },
  {
    kind: 'wheel',
    pays: Object.fromEntries(
      SIZES.map((segments) => [`${segments} medium`, wheelMultiples({ segments, risk: 'medium' }).map(writeMultiple)]),
    ),
    play: playing(wheel, (nonce): WheelChoice => ({ segments: SIZES[nonce % 5] ?? 10, risk: 'medium' })),
  },
  {
    kind: 'keno',
    pays: Object.fromEntries([1, 4].map((picks) => [`${picks} high`, kenoMultiples(picks, 'high').map(writeMultiple)])),
    play: playing(
      keno,
      (nonce): KenoChoice => ({ picks: nonce % 2 ? [1 + (nonce % 40)] : [3, 14, 15, 40], risk: 'high' }),
    ),
  },
  { kind: 'mines', pays: {}, play: playing(mines, (nonce) => ({ mines: 1 + (nonce % 24) })) },
  {
    kind: 'towers',
    pays: {},
    play: playing(towers, (nonce): TowersChoice => ({ level: LEVELS[nonce % 4] ?? 'easy' })),
  },
  { kind: 'coin', pays: {}, play: playing(coinFlips, () => null) },
  { kind: 'hi-lo', pays: {}, play: playing(hiLo, () => null) },
  { kind: 'roulette', pays: {}, play: playing(roulette, (nonce) => ({ stacks: stacksOf(nonce) })) },
  ...(['classic', 'gentle', 'quick', 'full-house'] as const).map(hallFamily),
  ...BOOKS.map((book) => ({ kind: 'scratch', pays: bookPays(book), play: playing(scratchCard, () => ({ book })) })),
  {
    kind: 'baccarat',
    pays: Object.fromEntries(BACCARAT_BETS.map((bet) => [bet, [writeMultiple(baccaratPays[bet])]])),
    play: playing(baccarat, (nonce) => ({ bet: BACCARAT_BETS[nonce % 5] ?? 'player' })),
  },
  {
    kind: 'dragon-tiger',
    pays: Object.fromEntries(
      DRAGON_TIGER_BETS.map((bet) => [
        bet,
        dragonTigerEndings(bet)
          .slice(0, 1)
          .map(({ won }) => writeMultiple(won)),
      ]),
    ),
    play: playing(dragonTiger, (nonce) => ({ bet: DRAGON_TIGER_BETS[nonce % 4] ?? 'dragon' })),
  },
  {
    kind: 'three-card',
    pays: {
      'pair-plus': ['41.00', '31.00', '7.00', '5.00', '2.00'],
      'ante-bonus': ['5.00', '4.00', '1.00', '0.00', '0.00'],
    },
    play: playing(threeCardPoker, (nonce): ThreeCardChoice => ({ bet: nonce % 3 ? 'ante' : 'pair-plus' })),
  },
  {
    kind: 'red-dog',
    pays: {
      spread: ['6.00', '5.00', '3.00', ...Array.from({ length: 8 }, () => '2.00')],
      'three-of-a-rank': ['12.00'],
    },
    play: playing(redDog, () => null),
  },
  {
    kind: 'blackjack',
    pays: { blackjack: ['2.50'], won: ['2.00'], pushed: ['1.00'] },
    play: playing(blackjack, () => ({ table: 'classic' })),
  },
  ...POKER_TABLES.map((table) => ({
    kind: 'draw-poker',
    pays: Object.fromEntries(payTable(table).rows.map(({ hand, pays }) => [hand, [String(pays)]])),
    play: playing(drawPoker, () => ({ table })),
  })),
]

/** Families whose table or book is the title’s own: their players choose nothing. */
const UNCHOSEN = ['scratch', 'blackjack', 'draw-poker']

function recordOf({ kind, pays, play }: Family, nonce: number): InstantRecord {
  const { win, choice, ...rest } = play(nonce)
  const played = { ...rest, choice: UNCHOSEN.includes(kind) ? null : choice }
  const text = JSON.stringify({
    format: 'sanuk-instant-1',
    round: `r${nonce}`,
    at: '2026-11-23T12:00:00.000Z',
    stake: '10.00',
    rules: { code: kind, mathVersion: '1', kind, pays },
    ...played,
    win: `${win / 10_000n}.${String(win % 10_000n).padStart(4, '0')}`,
    seed: { commitment: hashOf(SERVER_SEED), serverSeed: SERVER_SEED, clientSeed: 'mine', nonce },
  })
  const record = readRecord(text)
  if (record?.format !== 'sanuk-instant-1') throw new Error('the record cannot be read')
  return record
}

describe.each(FAMILIES)('verifyRound for the instant game $kind', (family) => {
  test(`accepts ${ROUNDS} winning and losing rounds of the server`, () => {
    const wins = new Set<boolean>()
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const record = recordOf(family, nonce)
      expect(verifyRound(record), JSON.stringify(record)).toEqual({ commitment: true, outcome: true, money: true })
      wins.add(Number(record.win) > 0)
    }
    expect(wins.size).toBeGreaterThanOrEqual(family.kind === 'plinko' ? 1 : 2)
  })

  test('rejects an altered round', () => {
    const record = recordOf(family, 3)
    const verdictOf = (changed: object) => verifyRound({ ...record, ...changed })
    expect(verdictOf({ win: '77.7' })).toMatchObject({ outcome: true, money: false })
    expect(verdictOf({ view: { ...Object(record.view), multiple: '9.99', reached: -1 } })).toMatchObject({
      outcome: false,
    })
    expect(verdictOf({ choice: 'nothing', moves: ['x'], rules: { ...record.rules, kind: 'unknown' } })).toMatchObject({
      outcome: false,
      money: false,
    })
    expect(verdictOf({ seed: { ...record.seed, commitment: hashOf('x') } })).toMatchObject({ commitment: false })
    const others = [4, 5, 6, 7, 8, 9].map((nonce) => verdictOf({ seed: { ...record.seed, nonce } }))
    expect(others.some((verdict) => verdict !== 'untold' && !verdict.outcome)).toBe(true)
  })
})

describe('verifyRound for impossible instant rounds', () => {
  const refuses = (kind: string, changes: (record: InstantRecord) => object) => {
    const family = FAMILIES.find((one) => one.kind === kind)
    if (!family) throw new Error(`no family is ${kind}`)
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const record = recordOf(family, nonce)
      const verdict = verifyRound({ ...record, ...changes(record) })
      expect(verdict, JSON.stringify(record)).not.toEqual({ commitment: true, outcome: true, money: true })
    }
  }

  test.each(['coin', 'hi-lo', 'scratch', 'draw-poker', 'red-dog', 'blackjack'])('rejects a choice in %s', (kind) => {
    refuses(kind, () => ({ choice: 1 }))
  })

  test.each(['dice', 'limbo', 'plinko', 'wheel', 'keno', 'roulette', 'scratch', 'bingo', 'baccarat', 'dragon-tiger'])(
    'rejects moves in %s',
    (kind) => refuses(kind, () => ({ moves: ['cash-out'] })),
  )

  test.each(['mines', 'towers', 'coin'])('rejects %s with a missing or needless cash-out', (kind) => {
    refuses(kind, ({ moves }) => ({ moves: moves.at(-1) === 'cash-out' ? moves.slice(0, -1) : [...moves, 'cash-out'] }))
  })

  test('rejects unknown wheel sizes, invalid keno picks and invalid roulette bets', () => {
    refuses('wheel', ({ choice }) => ({ choice: { ...Object(choice), segments: 41 } }))
    refuses('keno', () => ({ choice: { picks: [1, 1, 2, 3], risk: 'high' } }))
    refuses('keno', () => ({ choice: { picks: [41], risk: 'high' } }))
    for (const bet of ['split-4-7x', 'split-3-4', 'split-07-8', 'straight-37', 'street-2-3-4', 'corner-35-36-38-39']) {
      refuses('roulette', ({ choice }) => ({ choice: { stacks: [...Object(choice).stacks, { bet, chips: 5 }] } }))
    }
  })

  test('accepts every valid roulette bet', () => {
    const family = FAMILIES.find((one) => one.kind === 'roulette')
    const record = family && recordOf(family, 0)
    for (const { bet, numbers } of rouletteBets) {
      const { number } = Object(record?.view)
      const isWon = numbers.includes(number)
      const choice = { stacks: [{ bet, chips: 1 }] }
      const multiple = isWon ? `${36 / numbers.length}.00` : '0.00'
      const view = { ...Object(record?.view), wins: isWon ? [bet] : [], multiple }
      const win = isWon ? String(360 / numbers.length) : '0'
      expect(record && verifyRound({ ...record, choice, view, win }), bet).toEqual({
        commitment: true,
        outcome: true,
        money: true,
      })
    }
  })
})
