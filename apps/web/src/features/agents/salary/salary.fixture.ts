import type { SalaryPeriod } from '@sanuk/contracts/agent-salary'
import type { SalaryTier } from '@sanuk/contracts/agent-schemes'
import type { OwnSalary, SalaryDetail } from './use-salary.ts'

export const NOK = '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11'
export const SOM = '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a12'

/** A contract of one tier that asks for nothing, but for what a test changes. */
export const aContract = (...tiers: readonly SalaryTier[]): NonNullable<OwnSalary['contract']> => ({
  id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a01',
  tiers: tiers.length > 0 ? [...tiers] : [{ rate: 100, valid: '0', active: 0 }],
  from: '2026-10-01',
})

/** 0.20% without conditions, 0.40% from 20,000 and 5 active accounts, 0.60% from 50,000 and 10. */
export const TIERS: readonly [SalaryTier, SalaryTier, SalaryTier] = [
  { rate: 20, valid: '0', active: 0 },
  { rate: 40, valid: '20000.00', active: 5 },
  { rate: 60, valid: '50000.00', active: 10 },
]

/** A period of one day that is paid, but for what a test changes. */
export const aPeriod = (day: string, change: Partial<SalaryPeriod> = {}): SalaryPeriod => ({
  firstDay: day,
  lastDay: day,
  state: 'paid',
  tier: 1,
  rate: 100,
  valid: '1234.00',
  active: 2,
  earned: '7.40',
  paid: '7.40',
  paidAt: '2026-11-21T00:10:00.000Z',
  ...change,
})

/** A daily salary on 21 November 2026 with a day in each state, but for what a test changes. */
export const aSalary = (change: Partial<OwnSalary> = {}): OwnSalary => ({
  contract: aContract(),
  next: null,
  running: aPeriod('2026-11-21', { state: 'running', earned: '3.20', paid: '0', paidAt: null }),
  missing: null,
  month: '148.00',
  inAll: '1480.00',
  list: [
    aPeriod('2026-11-20', { state: 'waiting', paid: '0', paidAt: null }),
    aPeriod('2026-11-19'),
    aPeriod('2026-11-18', { state: 'owing', earned: '1.00', paid: '9.00' }),
    aPeriod('2026-11-17', { state: 'nothing', valid: '0', earned: '0', paid: '0', paidAt: null }),
  ],
  nextCursor: null,
  ...change,
})

/** A weekly salary of two weeks that are over, but for what a test changes. */
export const aWeeklySalary = (change: Partial<OwnSalary> = {}): OwnSalary =>
  aSalary({
    running: null,
    list: [
      aPeriod('2026-11-09', { lastDay: '2026-11-15' }),
      aPeriod('2026-10-26', { lastDay: '2026-11-01', earned: '5.00', paid: '5.00' }),
    ],
    ...change,
  })

/** 244.06 × 1.00% + 1,000 × (1.00% − 0.50%) = 2.4406 + 5 = 7.4406 */
export const aDetail = (change: Partial<SalaryDetail> = {}): SalaryDetail => ({
  period: aPeriod('2026-11-19', { valid: '1244.06', earned: '7.44', paid: '7.44' }),
  contract: aContract(),
  missing: null,
  parts: [
    { through: null, staked: '244.06', valid: '244.06', rate: 100, deducted: 0, amount: '2.4406' },
    {
      through: { id: SOM, username: 'som' },
      staked: '1000.00',
      valid: '1000.00',
      rate: 100,
      deducted: 50,
      amount: '5.00',
    },
  ],
  exact: '7.4406',
  cut: '0.0006',
  windows: [],
  members: [
    aMemberDay({ id: NOK, username: 'nok88', isActive: true, rounds: 3, valid: '244.06', amount: '2.4406' }),
    aMemberDay({ id: SOM, username: 'som', rounds: 1, valid: '1000.00', deducted: 50, amount: '5.00' }),
  ],
  nextCursor: null,
  ...change,
})

type MemberDay = SalaryDetail['members'][number]

/** What a member brought on 19 November 2026, without having been active, but for what a test changes. */
export const aMemberDay = (change: Pick<MemberDay, 'id' | 'username'> & Partial<MemberDay>): MemberDay => ({
  day: '2026-11-19',
  isActive: false,
  rounds: 1,
  staked: change.valid ?? '0',
  valid: '0',
  kinds: [],
  rate: 100,
  deducted: 0,
  amount: '0',
  ...change,
})
