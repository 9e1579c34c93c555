import type { LotteryGame } from '../game.ts'
import { every, on } from './when.ts'

/** Lotteries of the neighbours: fixed odds, one draw on a day. */
const MEKONG = {
  gameType: 'ELOTT',
  terms: { kind: 'odds' },
  mostPrize: 20_000_000_000n,
  stakesPerIssue: 10n,
  ahead: 8,
} as const

/** Drawn by somebody else, whose results a feed tells. */
const OFFICIAL = { drawnBy: 'official', trustsFeed: true } as const

const SEA = { ...MEKONG, vendor: 'TCG_SEA', family: 'THREE_UP', sealSeconds: 600 } as const
const VIETNAM = { ...MEKONG, vendor: 'TCG_LOTTO_VN', sealSeconds: 300 } as const
const HANOI = 'Asia/Ho_Chi_Minh'

/** The lotteries of the labels Mekong Lotto and Viet Lotto. */
export const MEKONG_GAMES: readonly LotteryGame[] = [
  { ...SEA, code: 'lao-draw', ...OFFICIAL, derivedFrom: 'lao', schedule: on(['30 20 * * 1,3,5']) },
  { ...SEA, code: 'lao-champa', family: 'LAO_SET', drawnBy: 'house', schedule: on(['0 21 * * *']) },
  { ...SEA, code: 'lao-evening', drawnBy: 'house', schedule: on(['0 19 * * *']) },
  {
    ...SEA,
    code: 'hanoi-draw',
    ...OFFICIAL,
    derivedFrom: 'hanoi',
    schedule: on(['30 18 * * *'], HANOI),
    sealSeconds: 1_500,
  },
  { ...SEA, code: 'hanoi-special', drawnBy: 'house', schedule: on(['30 17 * * *']) },
  { ...SEA, code: 'hanoi-high', drawnBy: 'house', schedule: on(['30 19 * * *']) },
  {
    ...SEA,
    code: 'malay-four-digits',
    family: 'MALAY',
    ...OFFICIAL,
    schedule: on(['0 19 * * 0,3,6'], 'Asia/Kuala_Lumpur'),
  },
  { ...SEA, code: 'penang-draw', family: 'MALAY', drawnBy: 'house', schedule: on(['30 19 * * *']) },
  {
    ...VIETNAM,
    code: 'vietnam-north',
    region: 'north',
    family: 'VN_NORTH',
    ...OFFICIAL,
    schedule: on(['15 18 * * *'], HANOI),
  },
  {
    ...VIETNAM,
    code: 'vietnam-central',
    region: 'central',
    family: 'VN_SOUTH',
    ...OFFICIAL,
    schedule: on(['15 17 * * *'], HANOI),
  },
  {
    ...VIETNAM,
    code: 'vietnam-south',
    region: 'south',
    family: 'VN_SOUTH',
    ...OFFICIAL,
    schedule: on(['15 16 * * *'], HANOI),
  },
  {
    ...VIETNAM,
    code: 'vietnam-two-minute',
    region: 'north',
    family: 'VN_NORTH',
    drawnBy: 'house',
    schedule: every(120),
    sealSeconds: 10,
    ahead: 121,
  },
  {
    ...VIETNAM,
    code: 'saigon-draw',
    region: 'south',
    family: 'VN_SOUTH',
    drawnBy: 'house',
    schedule: on(['30 16 * * *'], HANOI),
  },
  {
    ...VIETNAM,
    code: 'da-nang-draw',
    region: 'central',
    family: 'VN_SOUTH',
    drawnBy: 'house',
    schedule: on(['30 17 * * *'], HANOI),
  },
]
