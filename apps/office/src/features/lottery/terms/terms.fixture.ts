import type { ReadLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { MALI } from '../lottery-office.fixture.ts'

const LIMITS = { mostPrize: '2000000.00', stakesPerIssue: 10, coverage: 80 }

/** A lottery of fixed odds with three plays, about which a brand decided nothing. */
export const someTerms = (more: Partial<ReadLotteryTerms> = {}): ReadLotteryTerms => ({
  gameCode: 'nikkei-morning',
  names: { th: 'หุ้นนิเคอิเช้า', en: 'Nikkei morning' },
  vendor: 'TCG_SEA',
  family: 'THREE_UP',
  currency: 'THB',
  offered: true,
  plays: ['top-three', 'bottom-two', 'run-top'],
  version: 0,
  inForce: { series: null, odds: {}, ...LIMITS },
  usual: { series: null, odds: {}, ...LIMITS },
  proposal: null,
  history: [],
  ...more,
})

/** A lottery whose prizes follow a series, after one decision. */
export const seriesTerms = (): ReadLotteryTerms => {
  const terms = { series: { least: 1_800, most: 1_956 }, odds: {}, ...LIMITS }
  return someTerms({
    family: 'SSC',
    plays: ['position'],
    version: 1,
    inForce: terms,
    usual: terms,
    history: [{ version: 1, terms, proposedBy: MALI, at: '2026-11-27T04:25:00Z' }],
  })
}
