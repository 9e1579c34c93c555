import { PROPOSAL_KINDS } from '@sanuk/contracts/approvals'
import { expect, test } from 'vitest'
import { Floors } from './floors.ts'
import type { CarryOutByKind } from './proposals.ts'
import { defineRoom, type Platform } from './room.ts'

// The rooms of these tests use nothing of the platform.
const platform = {} as Platform

const carryOut = async () => null
const everyKind = (): Partial<CarryOutByKind> => Object.fromEntries(PROPOSAL_KINDS.map((kind) => [kind, carryOut]))

const wallet = defineRoom({ name: 'wallet', build: () => ({ balance: () => 7 }) })

type HasWallet = { readonly wallet: { readonly balance: () => number } }
const cashier = defineRoom({
  name: 'cashier',
  build: ({ wallet: { balance } }: HasWallet) => ({ doubled: () => balance() * 2 }),
  jobs: ({ doubled }) => [{ name: 'double', every: '* * * * *', work: async () => void doubled() }],
  followers: ({ doubled }) => [{ name: 'cashier', follow: async () => void doubled() }],
})

test('builds each room from the rooms that were added before it', () => {
  const { rooms } = Floors.empty().add(wallet).add(cashier).build(platform)
  expect(rooms.cashier.doubled()).toBe(14)
})

test('collects the jobs and followers of all rooms', () => {
  const { jobs, followers } = Floors.empty().add(wallet).add(cashier).build(platform)
  expect(jobs.map(({ name }) => name)).toEqual(['double'])
  expect(followers.map(({ name }) => name)).toEqual(['cashier'])
})

test('does not compile where a room is added before one that it is built from', () => {
  // @ts-expect-error: the cashier needs the wallet.
  const floors = Floors.empty().add(cashier).add(wallet)
  expect(() => floors.build(platform)).toThrow(TypeError)
})

test('does not compile where a route uses a room that is not there', () => {
  const pages = defineRoom({
    name: 'pages',
    build: () => ({}),
    site: (_serve, { wallet: { balance } }: HasWallet) => void balance,
  })
  // @ts-expect-error: no wallet was added.
  expect(Floors.empty().add(pages).build(platform).rooms.pages).toEqual({})
})

const approvals = defineRoom({
  name: 'approvals',
  build: (_below: object, _platform, registered) => registered().carryOut,
})

test('gives the approvals whoever carries out each kind of proposal', () => {
  const staff = defineRoom({ name: 'staff', build: () => ({}), proposals: everyKind })
  const { rooms } = Floors.empty().add(staff).add(approvals).build(platform)
  expect(Object.keys(rooms.approvals).sort()).toEqual([...PROPOSAL_KINDS].sort())
})

test('refuses to build where nobody carries out a kind of proposal', () => {
  expect(() => Floors.empty().add(approvals).build(platform)).toThrow(/no room carries out/)
})

test('refuses to build where two rooms carry out the same kind of proposal', () => {
  const one = defineRoom({ name: 'one', build: () => ({}), proposals: everyKind })
  const other = defineRoom({ name: 'other', build: () => ({}), proposals: () => ({ 'vip.plan': carryOut }) })
  const floors = Floors.empty().add(one).add(other).add(approvals)
  expect(() => floors.build(platform)).toThrow(/two rooms/)
})

test('collects what is written down for a new brand, in the order of the rooms', async () => {
  const done: string[] = []
  const begins = <const Name extends string>(name: Name) =>
    defineRoom({ name, build: () => ({}), beginBrand: () => async () => void done.push(name) })
  const beginnings = Floors.empty()
    .add(begins('roles'))
    .add(wallet)
    .add(begins('methods'))
    .beginnings({ database: {} as never, clock: () => new Date(0) })
  for (const begin of beginnings) await begin({} as never, {} as never)
  expect(done).toEqual(['roles', 'methods'])
})
