import { describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { played, playedWith } from '../played-round.fixture.ts'
import type { SlotRecord } from '../record.ts'
import { verifyRound } from '../verify.ts'
import type { ShownStep } from './shown-step.ts'
import { SMALL_SLOTS } from './small-slots.fixture.ts'

/** Within so many rounds all that can come up has come up. */
const ROUNDS = 2_000
const FEWEST = runsSlowTests ? ROUNDS : 300
const RIGHT = { commitment: true, outcome: true, money: true }

type Code = keyof typeof SMALL_SLOTS
type Path = (record: SlotRecord) => boolean

const someStep =
  (is: (step: ShownStep, before: ShownStep | undefined) => boolean): Path =>
  ({ steps }) =>
    steps.some((step, at) => is(step, steps[at - 1]))
const fullReels = ({ grid }: ShownStep) => grid.filter((reel) => reel.every((seen) => seen === 'w')).length

const again: Path = someStep(
  ({ kind, scatter }, before) => kind !== 'base' && before !== undefined && !!scatter?.freeSpins,
)
const free: Path = someStep(({ kind, win }) => kind === 'free' && Number(win) > 0)
const fallsThrice: Path = ({ steps }) => steps.filter(({ kind }) => kind === 'fall').length >= 3
const freeFall: Path = someStep(({ kind }, before) => kind === 'fall' && before?.kind === 'free')
const lastFallAwards: Path = someStep(({ kind, scatter }) => kind === 'fall' && !!scatter?.freeSpins)
const withWild: Path = someStep(({ grid, symbolWins = [] }) =>
  symbolWins.some(({ cells }) => cells.some(([reel, row]) => grid[reel]?.[row] === 'w')),
)

/** All that has to come up among the rounds of each machine. */
const PATHS: Readonly<Record<Code, Readonly<Record<string, Path>>>> = {
  ways: {
    free,
    again,
    withWild,
    manyWays: someStep(({ symbolWins = [] }) => symbolWins.some(({ ways, count }) => ways > 4 && count === 4)),
    scatters: someStep(({ scatter }) => Number(scatter?.win ?? 0) > 0),
    capped: someStep(({ scatter }) => scatter !== null && scatter.freeSpins < scatter.count - 1),
  },
  anywhere: {
    free,
    again,
    withWild,
    fallsThrice,
    freeFall,
    lastFallAwards,
    factors: someStep(({ kind, multiplier }) => kind === 'fall' && multiplier === 10),
    scatters: someStep(({ scatter }) => Number(scatter?.win ?? 0) > 0),
    capped: someStep(({ scatter }) => scatter?.count === 3 && scatter.freeSpins < 3),
  },
  clusters: {
    withWild,
    fallsThrice,
    twoOfOne: someStep(({ symbolWins = [] }) =>
      symbolWins.some(({ symbol }, at) => symbolWins[at - 1]?.symbol === symbol),
    ),
    sharedWild: someStep(({ symbolWins = [] }) => {
      const cells = symbolWins.flatMap((one) => one.cells.map(String))
      return new Set(cells).size < cells.length
    }),
    large: someStep(({ symbolWins = [] }) => symbolWins.some(({ count }) => count >= 9)),
  },
  fallingLines: {
    free,
    fallsThrice,
    freeFall,
    lastFallAwards,
    asWilds: someStep(({ lineWins }) => lineWins.some(({ symbol }) => symbol === 'w')),
    shared: someStep(({ lineWins }) => lineWins.length > 2),
  },
  filling: {
    free,
    again,
    filled: someStep((step) => step.kind === 'base' && fullReels(step) > 0),
    stays: someStep((step, before) => step.kind === 'free' && before?.kind === 'free' && fullReels(before) === 2),
    let: someStep((step, before) => before?.kind === 'base' && fullReels(before) > fullReels(step)),
  },
  factors: {
    free,
    multiplied: someStep(({ lineWins }) => lineWins.some(({ win }) => Number(win) > 3 * 20)),
    asWilds: someStep(({ lineWins }) => lineWins.some(({ symbol }) => symbol === 'w')),
  },
  hold: {
    none: someStep(({ held, respinsLeft }) => held?.length === 3 && respinsLeft === 0),
    begins: someStep(({ held, kind }) => kind === 'base' && held?.length === 4),
    grows: someStep(({ kind, held }, before) => kind === 'respin' && (held?.length ?? 0) > (before?.held?.length ?? 0)),
    full: someStep(({ kind, held, win }) => kind === 'respin' && held?.length === 12 && Number(win) > 500),
    over: someStep(({ kind, held, respinsLeft }) => kind === 'respin' && held?.length !== 12 && respinsLeft === 0),
    also: someStep(({ lineWins, respinsLeft }) => lineWins.length > 0 && respinsLeft === 2),
  },
  picking: {
    free,
    again,
    board: ({ board }) => board !== undefined,
    none: ({ board, steps }) => board === undefined && steps.length > 1,
    beside: ({ board, steps }) => board !== undefined && steps.length > 1,
    timesFour: ({ board }) => board?.times === 4 && Number(board.worth) > 0,
    factor: ({ board }) =>
      board?.opened.some(({ piece }) => piece.kind === 'factor') === true && Number(board.worth) > 0,
    nothing: ({ board }) => board?.worth === '0',
    complete: ({ board }) => board?.opened.length === 4 && board.opened.every(({ piece }) => piece.kind !== 'end'),
  },
}

const CODES: readonly Code[] = ['ways', 'anywhere', 'clusters', 'fallingLines', 'filling', 'factors', 'hold', 'picking']

test.each(CODES)('verifyRound accepts rounds of the slot %s, which cover every feature path', (code) => {
  const missing = new Map(Object.entries(PATHS[code]))
  for (let nonce = 0; nonce < ROUNDS && (nonce < FEWEST || missing.size > 0); nonce += 1) {
    const record = played(SMALL_SLOTS[code], nonce)
    expect(verifyRound(record), record.round).toEqual(RIGHT)
    for (const [name, comesUp] of missing) if (comesUp(record)) missing.delete(name)
  }
  expect([...missing.keys()]).toEqual([])
})

const SOLD = { spins: 3, coins: 11 }

/** A machine that sells some of its free spins. */
const selling = (code: Code) => {
  const { freeSpins, ...machine } = SMALL_SLOTS[code]
  return { ...machine, freeSpins: { ...freeSpins, bought: SOLD } }
}

describe('verifyRound for bought free spins', () => {
  test.each<Code>(['ways', 'anywhere', 'filling'])('accepts rounds of the slot %s', (code) => {
    const rounds = Array.from({ length: FEWEST }, (_, nonce) => played(selling(code), nonce, 'bought'))
    for (const record of rounds) {
      expect(record.steps[0]?.kind).toBe('free')
      expect(record.stake).toBe('11.00')
      expect(verifyRound(record), record.round).toEqual(RIGHT)
    }
    expect(rounds.some(PATHS[code].again ?? free)).toBe(true)
  })

  test.each<[string, (record: SlotRecord) => unknown, object]>([
    ['declared as an ordinary spin', (one) => delete one.bought, { outcome: false, money: false }],
    [
      'with another number of spins',
      (one) => Object.assign(one.bought ?? {}, { spins: 4 }),
      { outcome: false, money: false },
    ],
    ['with another price', (one) => Object.assign(one.bought ?? {}, { coins: 12 }), { outcome: false, money: false }],
    ['with another stake', (one) => Object.assign(one, { stake: '12.00' }), { outcome: true, money: false }],
    ['of a machine that sells none', (one) => delete one.rules.freeSpins.bought, { outcome: false, money: false }],
  ])('rejects a round %s', (_, alter, expected) => {
    const won = Array.from({ length: 20 }, (_, nonce) => played(selling('ways'), nonce, 'bought'))
    const record = won.find(({ win }) => Number(win) > 0)
    if (!record) throw new Error('nothing is won')
    alter(record)
    expect(verifyRound(record)).toMatchObject(expected)
  })
})

/** A machine that offers a dearer spin, on reels of its own. */
const dearer = (code: Code) => {
  const machine = SMALL_SLOTS[code]
  return { ...machine, ante: { coins: 13, strips: machine.strips.base.map((strip) => [...strip, machine.scatter]) } }
}

describe('verifyRound for ante bets', () => {
  test.each<Code>(['ways', 'anywhere', 'filling'])('accepts rounds of the slot %s', (code) => {
    const rounds = Array.from({ length: FEWEST }, (_, nonce) => played(dearer(code), nonce, 'ante'))
    for (const record of rounds) {
      expect(record.steps[0]?.kind).toBe('base')
      expect(record.stake).toBe('13.00')
      expect(verifyRound(record), record.round).toEqual(RIGHT)
    }
  })

  test.each<[string, (record: SlotRecord) => unknown, object]>([
    ['declared as an ordinary spin', (one) => delete one.ante, { outcome: false, money: false }],
    ['with another price', (one) => Object.assign(one, { ante: 12 }), { outcome: false, money: false }],
    ['with another stake', (one) => Object.assign(one, { stake: '14.00' }), { outcome: true, money: false }],
    ['of a machine without an ante bet', (one) => delete one.rules.ante, { outcome: false, money: false }],
    ['that also has bought spins', (one) => Object.assign(one, { bought: SOLD }), { outcome: false, money: false }],
  ])('rejects a round %s', (_, alter, expected) => {
    const won = Array.from({ length: 20 }, (_, nonce) => played(dearer('ways'), nonce, 'ante'))
    const record = won.find(({ win }) => Number(win) > 0)
    if (!record) throw new Error('nothing is won')
    alter(record)
    expect(verifyRound(record)).toMatchObject(expected)
  })
})

/** Rounds whose player picks for himself, in an order of his own, as far as there is something to pick. */
function pickedBy(nonce: number, order: readonly number[]): SlotRecord {
  for (let count = 0; ; count += 1) {
    try {
      return playedWith(SMALL_SLOTS.picking, nonce, { beginning: 'spin', picks: order.slice(0, count) })
    } catch (error) {
      if (count === order.length) throw error
    }
  }
}

describe('verifyRound for a pick board opened by the player', () => {
  const ORDER = [4, 1, 5, 0, 3, 2]
  const opened = ({ board }: SlotRecord) => board?.opened.map(({ place }) => place) ?? []

  test('accepts the round for any picks', () => {
    let boards = 0
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const record = pickedBy(nonce, ORDER)
      expect(verifyRound(record), record.round).toEqual(RIGHT)
      expect(opened(record)).toEqual(ORDER.slice(0, opened(record).length))
      if (record.board) boards += 1
    }
    expect(boards).toBeGreaterThan(100)
  })

  test.each<[string, (record: SlotRecord) => unknown, object]>([
    ['a missing place', (one) => one.board?.opened.splice(0, 1), { outcome: true, money: false }],
    ['another place', (one) => Object.assign(one.board?.opened[0] ?? {}, { place: 2 }), { outcome: false }],
    ['a place twice', (one) => one.board?.opened.unshift(...one.board.opened.slice(0, 1)), { outcome: false }],
    ['an unknown place', (one) => Object.assign(one.board?.opened[0] ?? {}, { place: 6 }), { outcome: false }],
    ['a missing end piece', (one) => one.board?.opened.pop(), { outcome: false }],
    [
      'a place opened after the end',
      (one) => one.board?.opened.push(...one.board.dealt.slice(2, 3).map((piece) => ({ place: 2, piece }))),
      { outcome: false },
    ],
    ['other covered pieces', (one) => one.board?.dealt.reverse(), { outcome: false }],
    ['another factor', (one) => one.board?.dealt.splice(0, 6, ...factorsOf(one, 7)), { outcome: false }],
    ['another multiplier of the board', (one) => Object.assign(one.board ?? {}, { times: 9 }), { outcome: false }],
    [
      'another worth of the board',
      (one) => Object.assign(one.board ?? {}, { worth: '0.01' }),
      { outcome: true, money: false },
    ],
    ['another prize', (one) => one.board?.dealt.splice(0, 6, ...prizesOf(one, '7')), { outcome: true, money: false }],
    ['another win', (one) => Object.assign(one, { win: '0.01' }), { outcome: true, money: false }],
    ['no board', (one) => delete one.board, { outcome: false, money: false }],
    ['a machine without a pick board', (one) => delete one.rules.pick, { outcome: false, money: false }],
  ])('rejects a round with %s', (_, alter, expected) => {
    const record = structuredClone(longBoard())
    alter(record)
    expect(verifyRound(record)).toMatchObject(expected)
  })

  test('rejects a board in a round that did not win one', () => {
    const nonce = Array.from({ length: ROUNDS }, (_, at) => at).find((at) => !played(SMALL_SLOTS.picking, at).board)
    const record = played(SMALL_SLOTS.picking, nonce ?? 0)
    Object.assign(record, { board: longBoard().board })
    expect(verifyRound(record)).toMatchObject({ outcome: false, money: false })
  })

  /** One that ends by an ending piece after a prize and the factor. */
  function longBoard(): SlotRecord {
    for (let nonce = 0; ; nonce += 1) {
      const record = pickedBy(nonce, ORDER)
      const kinds = record.board?.opened.map(({ piece }) => piece.kind) ?? []
      if (kinds.includes('factor') && kinds.includes('prize') && kinds.at(-1) === 'end') return record
    }
  }

  const factorsOf = ({ board }: SlotRecord, factor: number) =>
    (board?.dealt ?? []).map((piece) => (piece.kind === 'factor' ? { ...piece, factor } : piece))
  const prizesOf = ({ board }: SlotRecord, worth: string) =>
    (board?.dealt ?? []).map((piece) => (piece.kind === 'prize' ? { ...piece, worth } : piece))
})

/** The first round of a machine in which all of that comes up. */
function roundWith(code: Code, ...paths: readonly string[]): SlotRecord {
  for (let nonce = 0; ; nonce += 1) {
    const record = played(SMALL_SLOTS[code], nonce)
    if (paths.every((path) => PATHS[code][path]?.(record))) return record
  }
}

const stepWith = ({ steps }: SlotRecord, is: (step: ShownStep) => boolean): ShownStep => {
  const step = steps.find(is)
  if (!step) throw new Error('no step of the round is like this')
  return step
}
const fallOf = (record: SlotRecord) => stepWith(record, ({ kind }) => kind === 'fall')
const respinOf = (record: SlotRecord) => stepWith(record, ({ kind }) => kind === 'respin')
const winOf = (record: SlotRecord) => stepWith(record, ({ symbolWins = [] }) => symbolWins.length > 0).symbolWins?.[0]
const heldOf = (record: SlotRecord) => respinOf(record).held?.[0]

/** What is done to a record, and what has to be said of it then. */
type Alteration = { readonly alter: (record: SlotRecord) => unknown; readonly expected: object }

const shown = (alter: Alteration['alter']) => ({ alter, expected: { outcome: false, money: true } })
const paid = (alter: Alteration['alter']) => ({ alter, expected: { outcome: true, money: false } })
const both = (alter: Alteration['alter']) => ({ alter, expected: { outcome: false, money: false } })

describe('verifyRound rejects an altered slot round', () => {
  const ways = () => roundWith('ways', 'manyWays')
  const anywhere = () => roundWith('anywhere', 'fallsThrice')
  const clusters = () => roundWith('clusters', 'fallsThrice')
  const hold = () => roundWith('hold', 'grows', 'over')
  test.each<[string, SlotRecord, Alteration]>([
    ['the symbol of a win', ways(), shown((one) => Object.assign(winOf(one) ?? {}, { symbol: 'w' }))],
    ['the count of a win', ways(), shown((one) => Object.assign(winOf(one) ?? {}, { count: 9 }))],
    ['the ways of a win', ways(), shown((one) => Object.assign(winOf(one) ?? {}, { ways: 9999 }))],
    ['a cell of a win', clusters(), shown((one) => winOf(one)?.cells.splice(0, 1, [4, 4]))],
    ['a missing cell of a win', clusters(), shown((one) => winOf(one)?.cells.pop())],
    ['the amount of a win', anywhere(), paid((one) => Object.assign(winOf(one) ?? {}, { win: '0.01' }))],
    ['a missing win', anywhere(), both((one) => one.steps[0]?.symbolWins?.pop())],
    ['missing symbol wins', anywhere(), both((one) => delete one.steps[0]?.symbolWins)],
    ['a symbol after a tumble', anywhere(), shown((one) => fallOf(one).grid[0]?.splice(0, 1, 'z'))],
    ['the multiplier of a tumble', anywhere(), shown((one) => Object.assign(fallOf(one), { multiplier: 9 }))],
    ['a tumble declared as a free spin', anywhere(), shown((one) => Object.assign(fallOf(one), { kind: 'free' }))],
    ['the win of a tumble', anywhere(), paid((one) => Object.assign(fallOf(one), { win: '0.01' }))],
    ['a missing tumble', anywhere(), both((one) => one.steps.pop())],
    ['the stop of a reel', ways(), shown((one) => one.steps[0]?.grid[0]?.reverse())],
    ['a reel declared as filled', roundWith('filling', 'let'), shown((one) => one.steps[0]?.grid[0]?.fill('w'))],
    ['a symbol of a strip', ways(), both((one) => one.rules.strips.base.at(0)?.fill('z'))],
    ['the wild multipliers', roundWith('factors', 'multiplied'), paid((one) => one.rules.wildFactors?.fill(1))],
    ['the value of a money symbol', hold(), paid((one) => Object.assign(heldOf(one) ?? {}, { value: '6.00' }))],
    ['the place of a money symbol', hold(), shown((one) => Object.assign(heldOf(one) ?? {}, { cell: [11, 11] }))],
    ['a missing money symbol', hold(), both((one) => respinOf(one).held?.pop())],
    ['the number of respins left', hold(), shown((one) => Object.assign(respinOf(one), { respinsLeft: 5 }))],
    ['a missing number of respins left', hold(), shown((one) => delete respinOf(one).respinsLeft)],
    ['empty places shown as scatters', hold(), shown(fillEmpty)],
    ['the prize of a full board', roundWith('hold', 'full'), paid(raiseFull)],
    ['the number of coins of a stake', hold(), paid((one) => Object.assign(one.rules, { coins: 5 }))],
    ['coins that do not divide the stake', hold(), paid((one) => Object.assign(one.rules, { coins: 30_000 }))],
  ])('%s', (_, record, { alter, expected }) => {
    expect(verifyRound(record)).toEqual(RIGHT)
    const altered = structuredClone(record)
    alter(altered)
    expect(altered).not.toEqual(record)
    expect(verifyRound(altered)).toMatchObject(expected)
  })
})

function fillEmpty({ steps }: SlotRecord): void {
  for (const reel of steps.at(-1)?.grid ?? []) reel.fill('s')
}

function raiseFull({ rules }: SlotRecord): void {
  if (rules.hold) Object.assign(rules.hold, { full: 501 })
}
