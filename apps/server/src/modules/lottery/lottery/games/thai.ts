import type { CronSchedule, LotteryGame } from '../game.ts'
import { every, on } from './when.ts'

/** Fixed odds, with the top three and the bottom two digits of a draw. */
const THAI = {
  vendor: 'TCG_SEA',
  gameType: 'ELOTT',
  family: 'THREE_UP',
  drawnBy: 'house',
  terms: { kind: 'odds' },
  mostPrize: 20_000_000_000n,
  stakesPerIssue: 10n,
  ahead: 61,
} as const

/** Yeekee is drawn from numbers that its players shoot. */
const YEEKEE = { ...THAI, isShotFor: true, sealSeconds: 60 } as const

/** Results of exchanges: bets end a quarter of an hour before they close. */
const stocks = (code: string, schedule: CronSchedule): LotteryGame => ({
  ...THAI,
  code,
  schedule,
  drawnBy: 'official',
  trustsFeed: true,
  derivedFrom: 'stocks',
  sealSeconds: 1_200,
  ahead: 5,
})

/** The lotteries of the label Lotto Siam. */
export const THAI_GAMES: readonly LotteryGame[] = [
  {
    ...THAI,
    code: 'thai-government',
    family: 'THAI',
    drawnBy: 'official',
    trustsFeed: true,
    // The 1st and the 16th; 1 January is drawn on 30 December, 16 January on the 17th, 1 May on the 2nd.
    schedule: on(['0 16 1 2-4,6-12 *', '0 16 2 5 *', '0 16 16 2-12 *', '0 16 17 1 *', '0 16 30 12 *']),
    sealSeconds: 5_400,
    ahead: 4,
  },
  {
    ...THAI,
    code: 'thai-three-straight',
    plays: ['top-three', 'top-three-any-order'],
    schedule: every(300),
    sealSeconds: 15,
  },
  {
    ...THAI,
    code: 'thai-last-two',
    plays: ['top-two', 'bottom-two', 'top-two-any-order'],
    schedule: every(180),
    sealSeconds: 15,
  },
  {
    ...THAI,
    code: 'thai-running-digit',
    plays: ['run-top', 'run-bottom', 'position-top', 'position-bottom'],
    schedule: every(60),
    sealSeconds: 5,
  },
  { ...YEEKEE, code: 'yeekee-five', schedule: every(300) },
  { ...YEEKEE, code: 'yeekee-fifteen', schedule: every(900, '06:00', '28:00') },
  { ...YEEKEE, code: 'yeekee-midnight', schedule: every(900, '22:00', '26:00') },
  { ...YEEKEE, code: 'yeekee-high', schedule: every(900) },
  stocks('stocks-thai-morning', on(['35 12 * * 1-5'])),
  stocks('stocks-thai-close', on(['45 16 * * 1-5'])),
  stocks('stocks-japan', on(['35 15 * * 1-5'], 'Asia/Tokyo')),
  stocks('stocks-china', on(['5 15 * * 1-5'], 'Asia/Shanghai')),
  stocks('stocks-america', on(['5 16 * * 1-5'], 'America/New_York')),
]
