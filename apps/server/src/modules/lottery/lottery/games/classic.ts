import type { FamilyCode } from '@sanuk/engines/lottery/bets'
import type { LotteryGame } from '../game.ts'
import { every, on } from './when.ts'

/** What the classic games have in common: prizes by a series, drawn by the house. */
const CLASSIC = {
  vendor: 'LOTT',
  gameType: 'LOTT',
  drawnBy: 'house',
  terms: { kind: 'series', least: 1_800, most: 1_956 },
  mostPrize: 4_000_000_000n,
  stakesPerIssue: 10n,
  ahead: 121,
} as const

/** Of lotteries that are drawn every twenty minutes, those of a day. */
const DAY_AHEAD = 61

const classic = (
  code: string,
  family: FamilyCode,
  when: Pick<LotteryGame, 'schedule' | 'sealSeconds' | 'without'>,
): LotteryGame => ({
  ...CLASSIC,
  code,
  family,
  ...(when.schedule.kind === 'every' && when.schedule.seconds >= 1_200 && { ahead: DAY_AHEAD }),
  ...when,
})

/** Of plays that differ in what a tie or a triple means, a game has one. */
const K3_ONCE = ['sum-sides-no-triples']
const PK10_ONCE = ['sum-two-sides-refund']
const PCB_ONCE = ['combination-refund', 'combination-reduced']

/** Games of low frequency: one draw a day, a series 30 points lower, smaller prizes. */
const LOW_FREQUENCY = {
  ...CLASSIC,
  terms: { kind: 'series', least: 1_770, most: 1_926 },
  mostPrize: 1_000_000_000n,
  sealSeconds: 600,
  ahead: 21,
} as const

/** The lotteries of vendor LOTT and the twelve animals. */
export const CLASSIC_GAMES: readonly LotteryGame[] = [
  classic('minute-five-digits', 'SSC', { schedule: every(60), sealSeconds: 5 }),
  classic('five-minute-digits', 'SSC', { schedule: every(300), sealSeconds: 15 }),
  classic('chongqing-digits', 'SSC', { schedule: every(1_200, '00:10', '23:50'), sealSeconds: 45 }),
  classic('xinjiang-digits', 'SSC', { schedule: every(1_200, '10:00', '24:00'), sealSeconds: 45 }),
  classic('guangdong-eleven', '11X5', { schedule: every(1_200, '09:10', '23:10'), sealSeconds: 60 }),
  classic('shandong-eleven', '11X5', { schedule: every(1_200, '08:41', '23:01'), sealSeconds: 60 }),
  classic('rapid-eleven', '11X5', { schedule: every(60), sealSeconds: 5 }),
  classic('jiangsu-three-dice', 'K3', { without: K3_ONCE, schedule: every(1_200, '08:30', '22:10'), sealSeconds: 60 }),
  classic('rapid-three-dice', 'K3', { without: K3_ONCE, schedule: every(60), sealSeconds: 5 }),
  classic('racing-ten', 'PK10', { without: PK10_ONCE, schedule: every(60), sealSeconds: 10 }),
  classic('longboat-ten', 'PK10', { without: PK10_ONCE, schedule: every(180), sealSeconds: 10 }),
  classic('derby-ten', 'PK10', { without: PK10_ONCE, schedule: every(300), sealSeconds: 15 }),
  classic('sum-of-three', 'PCB', { without: PCB_ONCE, schedule: every(210), sealSeconds: 10 }),
  classic('lucky-twenty-eight', 'PCB', { without: PCB_ONCE, schedule: every(60), sealSeconds: 5 }),
  { ...LOW_FREQUENCY, code: 'daily-three', family: 'LF', schedule: on(['15 21 * * *']) },
  { ...LOW_FREQUENCY, code: 'daily-five', family: 'P5', schedule: on(['30 20 * * *']) },
  {
    ...CLASSIC,
    code: 'six-ball-draw',
    family: 'LHC',
    terms: { kind: 'odds' },
    schedule: on(['30 21 * * *']),
    sealSeconds: 300,
    ahead: 11,
  },
  {
    ...CLASSIC,
    code: 'zodiac-six-ball',
    family: 'LHC',
    terms: { kind: 'odds' },
    schedule: every(300),
    sealSeconds: 15,
  },
  {
    ...CLASSIC,
    vendor: 'ELOTT',
    gameType: 'ELOTT',
    code: 'zodiac-twelve',
    family: 'ZODIAC',
    terms: { kind: 'odds' },
    schedule: every(60),
    sealSeconds: 5,
  },
]
