import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import type { DividendDetail, OwnDividends } from './use-dividend.ts'

const NOK = '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11'
const SOM = '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a12'

/** The tiers of a public back office of this kind: a part of the loss, for valid stake, active accounts and loss. */
export const DIVIDEND_TIERS: readonly [AgentTier, AgentTier, AgentTier] = [
  { rate: 300, valid: '300000.00', active: 3, loss: '10000.00' },
  { rate: 500, valid: '500000.00', active: 3, loss: '30000.00' },
  { rate: 1000, valid: '1000000.00', active: 5, loss: '50000.00' },
]

/** A contract of one tier that asks for nothing, but for what a test changes. */
export const aContract = (...tiers: readonly AgentTier[]): NonNullable<OwnDividends['contract']> => ({
  id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a01',
  tiers: tiers.length > 0 ? [...tiers] : [{ rate: 500, valid: '0', active: 0 }],
  from: '2026-10-01',
})

/** 5% of a loss of 25,000 in the first half of a month, paid, but for what a test changes. */
export const aBill = (firstDay: string, change: Partial<DividendBill> = {}): DividendBill => ({
  firstDay,
  lastDay: `${firstDay.slice(0, 8)}15`,
  state: 'paid',
  tier: 1,
  rate: 500,
  valid: '800000.00',
  active: 5,
  net: '-25000.00',
  carried: '0',
  loss: '25000.00',
  amount: '1250.00',
  below: '0',
  limited: false,
  earned: '1250.00',
  paid: '1250.00',
  paidAt: '2026-11-17T03:00:00.000Z',
  reason: null,
  ...change,
})

/** A dividend by the half month on 21 November 2026, whose bills are paid and denied, but for what a test changes. */
export const aDividend = (change: Partial<OwnDividends> = {}): OwnDividends => ({
  schemes: ['dividend'],
  way: 'fixed',
  carry: 'next',
  contract: aContract(),
  next: null,
  running: aBill('2026-11-16', {
    lastDay: '2026-11-30',
    state: 'running',
    net: '-6400.00',
    loss: '6400.00',
    amount: '320.00',
    earned: '320.00',
    paid: '0',
    paidAt: null,
  }),
  missing: null,
  inAll: '4210.00',
  list: [aBill('2026-11-01'), aBill('2026-10-01', { state: 'denied', paid: '0', paidAt: null, reason: 'Own play' })],
  nextCursor: null,
  ...change,
})

/** 25,000 − 1,000 = 24,000; × 5% = 1,200; − 300 − 150 = 750. */
export const aDetail = (change: Partial<DividendDetail> = {}): DividendDetail => ({
  bill: aBill('2026-11-01', {
    carried: '1000.00',
    loss: '24000.00',
    amount: '1200.00',
    below: '450.00',
    earned: '750.00',
    paid: '750.00',
  }),
  contract: aContract(),
  missing: null,
  lines: [
    { agent: { id: NOK, username: 'nok88' }, amount: '300.00' },
    { agent: { id: SOM, username: 'som' }, amount: '150.00' },
  ],
  members: [
    { id: NOK, username: 'nok88', valid: '700000.00', net: '-26000.00' },
    { id: SOM, username: 'som', valid: '100000.00', net: '1000.00' },
  ],
  nextCursor: null,
  ...change,
})
