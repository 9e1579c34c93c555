import { expect, test } from 'vitest'
import { type Chains, findSharedAccess, type SharedGroups } from './shared-access.ts'

const NONE: SharedGroups = { device: [], address: [], account: [] }

/** `top` leads `agent`, who leads m1 to m9; s1 to s40 belong to `other`. */
const CHAINS: Chains = new Map<string, readonly string[]>([
  ['top', ['top']],
  ['agent', ['top', 'agent']],
  ...Array.from({ length: 9 }, (_, at) => [`m${at + 1}`, ['top', 'agent']] as const),
  ...Array.from({ length: 40 }, (_, at) => [`s${at + 1}`, ['other']] as const),
])
const members = (count: number) => Array.from({ length: count }, (_, at) => `m${at + 1}`)
const found = (groups: Partial<SharedGroups>) =>
  findSharedAccess({ ...NONE, ...groups }, CHAINS).map(({ agent, measure }) => [agent, Number(measure)])

test('an agent who shares a browser with one member of the branch is found, at any depth', () => {
  expect(found({ device: [['agent', 'm1']] })).toEqual([['agent', 2]])
  expect(found({ device: [['top', 'm1']] })).toEqual([['top', 2]])
})

test('accounts of the agent by several ways are one finding, each account counted once', () => {
  const groups = {
    device: [['agent', 'm1']],
    account: [
      ['agent', 'm1'],
      ['agent', 'm2'],
    ],
  }
  expect(found(groups)).toEqual([['agent', 3]])
  expect(findSharedAccess({ ...NONE, ...groups }, CHAINS)[0]?.evidence).toMatchObject({
    withAgent: true,
    ways: ['device', 'account'],
    members: ['agent', 'm1', 'm2'],
  })
})

test('direct accounts count from five on, where they are at least half of the group', () => {
  expect(found({ address: [members(4)] })).toEqual([])
  expect(found({ address: [members(5)] })).toEqual([['agent', 5]])
  expect(found({ address: [[...members(5), 's1', 's2', 's3', 's4', 's5', 's6']] })).not.toContainEqual(['agent', 5])
})

test('members of different agents, strangers to the agent, and large groups are no finding', () => {
  expect(found({ device: [['m1', 's1']] })).toEqual([])
  expect(found({ device: [['agent', 's1']] })).toEqual([])
  expect(found({ account: [['nobody', 'm1']] })).toEqual([])
  expect(
    found({ address: [['agent', ...members(9), ...Array.from({ length: 21 }, (_, at) => `s${at + 1}`)]] }),
  ).toEqual([])
})
