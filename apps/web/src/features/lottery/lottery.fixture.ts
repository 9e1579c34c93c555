import type { DrawnIssue, Issue, LotteryGame, Ticket } from '@sanuk/contracts/lottery'
import type { IssuesAnswer } from './round/issue-clock.ts'

/** A lottery of five digits with a few of its plays. */
export const aLottery = (change: Partial<LotteryGame> = {}): LotteryGame => ({
  gameCode: 'golden-minute',
  gameType: 'LOTT',
  vendor: 'LOTT',
  nodeId: '00000000-0000-4000-8000-000000000001',
  family: 'SSC',
  names: { th: 'SSC นาทีทอง', en: 'SSC Golden Minute' },
  currency: 'THB',
  drawnBy: 'house',
  series: { least: 1900, most: 1956 },
  plays: [
    'five-straight',
    'back-three-straight',
    'back-three-mixed',
    'position',
    'any-two-typed',
    'back-two-sides',
  ].map((code) => ({ code, odds: null })),
  unitStakes: ['2', '1', '0.2', '0.1', '0.02'],
  leastStake: '0.02',
  mostStake: '100000',
  mostPrize: '400000',
  coverage: 70,
  issuesMax: 20,
  terms: 0,
  ...change,
})

const instant = (ms: number): string => new Date(ms).toISOString()

/** An issue of a minute which is sealed in so many seconds and drawn five seconds later. */
export const anIssue = (serial: number, sealsIn: number, change: Partial<Issue> = {}): Issue => {
  const seals = Date.now() + sealsIn * 1_000
  return {
    number: `20261121-${String(serial).padStart(4, '0')}`,
    opensAt: instant(seals - 55_000),
    sealsAt: instant(seals),
    drawsAt: instant(seals + 5_000),
    state: 'open',
    commitment: null,
    ...change,
  }
}

export const aDraw = (serial: number, digits: string): DrawnIssue => ({
  number: `20261121-${String(serial).padStart(4, '0')}`,
  drawnAt: instant(Date.now()),
  result: [...digits],
})

/** Issue 817 takes bets for longer than a test may last. */
export const someIssues = (change: Partial<IssuesAnswer> = {}): IssuesAnswer => ({
  now: instant(Date.now()),
  open: [anIssue(817, 300), anIssue(818, 360), anIssue(819, 420)],
  sealed: [],
  latest: aDraw(816, '40972'),
  ...change,
})

export const aTicket = (change: Partial<Ticket> = {}): Ticket => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  reference: 'LT-7Q2K',
  gameCode: 'golden-minute',
  gameNames: { th: 'SSC นาทีทอง', en: 'SSC Golden Minute' },
  issue: '20261121-0817',
  state: 'open',
  stake: '180',
  win: '0',
  rebate: '0',
  placedAt: instant(Date.now()),
  settledAt: null,
  lines: 1,
  units: 18,
  cancellable: true,
  result: null,
  ...change,
})
