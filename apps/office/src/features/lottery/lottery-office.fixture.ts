import type { OfficeIssue, OfficeLotteryGame, ReadLotteryIssue } from '@sanuk/contracts/office-lottery'

const NAMES = { th: 'หุ้นนิเคอิเช้า', en: 'Nikkei morning' }
export const MALI = { id: '22222222-2222-4222-8222-222222222222', username: 'mali' }
export const NOK = { id: '33333333-3333-4333-8333-333333333333', username: 'nok' }

/** A lottery of official draws with three digits on top and two at the bottom. */
export const aGame = (more: Partial<OfficeLotteryGame> = {}): OfficeLotteryGame => ({
  gameCode: 'nikkei-morning',
  vendor: 'TCG_SEA',
  names: NAMES,
  family: 'THREE_UP',
  drawnBy: 'official',
  offered: true,
  trustsFeed: true,
  widths: [3, 2],
  figures: null,
  open: { id: '12', number: '20261128', sealsAt: '2199-11-28T04:00:00Z', drawsAt: '2199-11-28T04:20:00Z' },
  latest: { id: '10', number: '20261126', drawnAt: '2026-11-26T04:20:00Z', result: ['007', '05'] },
  awaited: 0,
  disputed: 0,
  ...more,
})

export const anIssue = (more: Partial<OfficeIssue> = {}): OfficeIssue => ({
  id: '11',
  gameCode: 'nikkei-morning',
  gameNames: NAMES,
  number: '20261127',
  drawnBy: 'official',
  state: 'sealed',
  opensAt: '2026-11-26T04:20:00Z',
  sealsAt: '2026-11-27T04:00:00Z',
  drawsAt: '2026-11-27T04:20:00Z',
  drawnAt: null,
  result: null,
  simulated: false,
  version: 1,
  isAwaited: true,
  disputed: false,
  tickets: 42,
  stake: '12500',
  paid: '0',
  ...more,
})

/** An issue whose result is missing; a colleague has typed one. */
export const aDetail = (more: Partial<ReadLotteryIssue> = {}): ReadLotteryIssue => ({
  issue: anIssue(),
  plays: [
    { play: 'bottom-two', tickets: 12, units: 40, stake: '2500', potential: '225000' },
    { play: 'top-three', tickets: 30, units: 120, stake: '10000', potential: '850000' },
  ],
  reports: [
    {
      id: '44444444-4444-4444-8444-444444444444',
      kind: 'typed',
      operator: NOK,
      feed: null,
      result: null,
      simulated: false,
      at: '2026-11-27T04:25:00Z',
      replacedAt: null,
    },
  ],
  corrections: [],
  cancellation: null,
  proposals: { correction: null, cancellation: null },
  may: { enter: true, correct: false, cancel: true },
  ...more,
})
