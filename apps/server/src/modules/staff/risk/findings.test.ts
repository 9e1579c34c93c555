import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { type Moved, ofGroups, ofMoney, ringsOf, usualRules } from './findings.ts'

const nothing: Moved = {
  member: 'm',
  day: '2026-11-23',
  depositsInHour: 0,
  deposited: parseAmount('0'),
  withdrawn: parseAmount('0'),
  played: parseAmount('0'),
  dayInAndOut: parseAmount('0'),
  monthInAndOut: parseAmount('0'),
}
const kinds = (moved: Partial<Moved>) => ofMoney({ ...nothing, ...moved }, usualRules('THB')).map(({ kind }) => kind)

test('a member who moved no money gives no finding', () => {
  expect(kinds({})).toEqual([])
})

test.each([
  [{ depositsInHour: 5 }, []],
  [{ depositsInHour: 6 }, ['velocity']],
  [{ deposited: parseAmount('1000'), withdrawn: parseAmount('800'), played: parseAmount('499.99') }, ['no_play']],
  [{ deposited: parseAmount('1000'), withdrawn: parseAmount('799.99'), played: parseAmount('0') }, []],
  [{ deposited: parseAmount('1000'), withdrawn: parseAmount('2000'), played: parseAmount('500') }, []],
  [{ withdrawn: parseAmount('1000') }, []],
  [{ dayInAndOut: parseAmount('500000') }, ['large_sum']],
  [{ monthInAndOut: parseAmount('1999999.99') }, []],
  [{ monthInAndOut: parseAmount('2000000') }, ['large_sum']],
])('money movement %o gives findings %o', (moved, expected) => {
  expect(kinds(moved)).toEqual(expected)
})

test('every member of a group gets a finding that names the others; equal groups equal ones', () => {
  const [one, other] = [ofGroups('shared_name', [['b', 'a', 'c']], 3), ofGroups('shared_name', [['c', 'b', 'a']], 3)]
  expect(one).toEqual(other)
  expect(one.map(({ member, evidence }) => [member, evidence.others])).toEqual([
    ['a', ['b', 'c']],
    ['b', ['a', 'c']],
    ['c', ['a', 'b']],
  ])
  expect(ofGroups('shared_name', [['a', 'b']], 3)).toEqual([])
  const grown = ofGroups('shared_name', [['a', 'b', 'c', 'd']], 3)
  expect(grown[0]?.fingerprint).not.toBe(one[0]?.fingerprint)
})

test('a finding in a group of 2000 names thirty others and counts all', () => {
  const crowd = Array.from({ length: 2_000 }, (_, n) => `m${String(n).padStart(4, '0')}`)
  const found = ofGroups('shared_address', [crowd], 3)
  expect(found).toHaveLength(2_000)
  for (const { member, evidence } of [found[0], found[30], found[1_999]].flatMap((one) => one ?? [])) {
    expect(evidence.accounts).toBe(2_000)
    expect(evidence.others).toHaveLength(30)
    expect(evidence.others).not.toContain(member)
  }
})

test('a large day has another fingerprint than the large month it is in', () => {
  const found = (moved: Partial<Moved>) => ofMoney({ ...nothing, ...moved }, usualRules('THB'))[0]
  expect(found({ dayInAndOut: parseAmount('500000') })?.fingerprint).toBe('2026-11-23')
  expect(found({ monthInAndOut: parseAmount('2000000') })).toMatchObject({
    fingerprint: '2026-11',
    evidence: { ofDay: '0.00', ofMonth: '2000000.00' },
  })
})

test('a gift ring is the members of a group who took the gift', () => {
  expect(
    ringsOf(
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
      new Set(['a', 'c', 'd']),
    ),
  ).toEqual([['a', 'c']])
})
