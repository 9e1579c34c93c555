import { type FamilyCode, PLAYS, type Selection } from '@sanuk/engines/lottery/bets'
import { SETTLED } from '@sanuk/engines/lottery/settle'
import { describe, expect, test } from 'vitest'
import { validStakeOf } from './valid-stake.ts'

/** The first numbers: '000', '001', … */
const numbers = (count: number, length = 3): string[] =>
  Array.from({ length: count }, (_, n) => String(n).padStart(length, '0'))

const digits = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

/** A line of 1 a unit. */
function line(family: FamilyCode, code: string, selection: Selection) {
  const play = PLAYS[family].get(code)
  if (!play) throw new Error(`no play ${code}`)
  const units = play.units(selection)
  return { play: code, selection, units, stake: BigInt(units * play.cost) * 10_000n }
}

/** Words of the first row. */
function words(family: FamilyCode, code: string, picked: readonly string[]): Selection {
  const rows = PLAYS[family].get(code)?.form.rows ?? []
  const symbols = rows[0]?.symbols
  if (symbols?.kind !== 'words') throw new Error(`${code} has no words`)
  return { rows: rows.map((_, at) => (at === 0 ? picked.map((word) => symbols.words.indexOf(word)) : [])) }
}

/** A draw of each family; 49 refunds. */
const RESULTS: Partial<Record<FamilyCode, readonly string[]>> = {
  SSC: ['5', '1', '2', '3', '5'],
  LHC: ['1', '2', '3', '4', '5', '6', '49'],
  THREE_UP: ['527', '05'],
}

/** The valid stake in whole units of money. */
function validOf(
  family: FamilyCode,
  lines: readonly ReturnType<typeof line>[],
  { multiple = 1, most }: { multiple?: number; most?: number } = {},
): number {
  const hits = SETTLED[family](RESULTS[family] ?? [], '2026-03-01')
  return Number(validStakeOf({ lines, multiple }, { family, hits }, most) / 10_000n)
}

type Row = {
  readonly name: string
  readonly family: FamilyCode
  readonly code: string
  readonly selection: Selection
  readonly valid: number
}
const expectValid = ({ family, code, selection, valid }: Row): void =>
  expect(validOf(family, [line(family, code, selection)])).toBe(valid)

const TOP_THREE = { family: 'THREE_UP', code: 'top-three' } as const
const RUN = { family: 'THREE_UP', code: 'run-top' } as const
const POSITION = { family: 'SSC', code: 'position' } as const
const COMBINED = { family: 'SSC', code: 'front-three-straight' } as const

describe('the stake counts whole, whether it wins or loses', () => {
  test.each<Row>([
    { name: 'a number that wins', family: 'THREE_UP', code: 'top-three', selection: { tickets: ['527'] }, valid: 1 },
    {
      name: 'numbers that lose',
      family: 'THREE_UP',
      code: 'top-three',
      selection: { tickets: numbers(200) },
      valid: 200,
    },
    {
      name: 'digits of two places',
      family: 'SSC',
      code: 'position',
      selection: { rows: [[1, 2], [5], [], [], []] },
      valid: 3,
    },
  ])('$name', expectValid)

  test('as often as the ticket is staked', () => {
    expect(validOf('THREE_UP', [line('THREE_UP', 'top-two', { tickets: ['12', '13'] })], { multiple: 5 })).toBe(10)
  })
})

describe('what is refunded does not count', () => {
  test('big and odd when 49 is drawn: nothing; a colour beside them counts', () => {
    const sides = line('LHC', 'special-sides', words('LHC', 'special-sides', ['big', 'odd']))
    const colour = line('LHC', 'special-colour', words('LHC', 'special-colour', ['red']))
    expect(validOf('LHC', [sides])).toBe(0)
    expect(validOf('LHC', [sides, colour], { multiple: 3 })).toBe(3)
  })
})

describe('a play of which more than 70 % is covered does not count', () => {
  test.each<Row>([
    { name: '700 of 1000 numbers', ...TOP_THREE, selection: { tickets: numbers(700) }, valid: 700 },
    { name: '701 of 1000 numbers', ...TOP_THREE, selection: { tickets: numbers(701) }, valid: 0 },
    { name: '7 of 10 digits', ...RUN, selection: { rows: [digits(7)] }, valid: 7 },
    { name: '8 of 10 digits', ...RUN, selection: { rows: [digits(8)] }, valid: 0 },
    { name: '7 digits of one place', ...POSITION, selection: { rows: [digits(7), [], [], [], []] }, valid: 7 },
    {
      name: '8 digits of one place, 8 of 50 units',
      ...POSITION,
      selection: { rows: [[], digits(8), [], [], []] },
      valid: 0,
    },
    {
      name: '7 of 10 digits in a row of combined ones',
      ...COMBINED,
      selection: { rows: [digits(10), digits(10), digits(7)] },
      valid: 700,
    },
    {
      name: '8 of 10 digits in a row of combined ones',
      ...COMBINED,
      selection: { rows: [digits(10), digits(10), digits(8)] },
      valid: 0,
    },
  ])('$name', expectValid)

  test.each([
    [['big'], 1],
    [['big', 'odd'], 2],
    [['big', 'small'], 0],
    [['even', 'big', 'odd'], 0],
  ] as const)('of one place %j: %i', (picked, valid) => {
    const selection = words('SSC', 'position-sides', picked)
    expect(validOf('SSC', [line('SSC', 'position-sides', selection)])).toBe(valid)
  })

  test('a play of one unit has nothing to cover', () => {
    expect(PLAYS.VN_NORTH.get('special-double')?.space).toBe(1)
    const hits = new Map([['special-double', () => ({ won: [0], refunded: 0 })]])
    const lines = [line('VN_NORTH', 'special-double', { rows: [[0]] })]
    expect(validStakeOf({ lines, multiple: 1 }, { family: 'VN_NORTH', hits })).toBe(10_000n)
  })

  test('lines of one play count together, the same numbers once, other plays by themselves', () => {
    const [low, high] = [numbers(400), numbers(800).slice(400)]
    const first = line('THREE_UP', 'top-three', { tickets: low })
    const second = line('THREE_UP', 'top-three', { tickets: high })
    const other = line('THREE_UP', 'top-two', { tickets: ['12'] })
    expect(validOf('THREE_UP', [first, first])).toBe(800)
    expect(validOf('THREE_UP', [first, second])).toBe(0)
    expect(validOf('THREE_UP', [first, second, other])).toBe(1)
    const [big, small] = ['big', 'small'].map((word) => line('SSC', 'total', words('SSC', 'total', [word])))
    if (big && small) expect(validOf('SSC', [big, small])).toBe(0)
  })

  test('a brand may allow another share', () => {
    const lines = [line('THREE_UP', 'top-three', { tickets: numbers(701) })]
    expect(validOf('THREE_UP', lines, { most: 80 })).toBe(701)
    expect(validOf('THREE_UP', [line('THREE_UP', 'run-top', { rows: [digits(6)] })], { most: 50 })).toBe(0)
  })
})
