import { LOTTO_SIAM } from './lotto-siam.ts'
import { MEKONG_LOTTO } from './mekong-lotto.ts'
import { MUN_CHOK } from './mun-chok.ts'
import { NAKSAT } from './naksat.ts'
import type { LotteryLabel } from './title.ts'
import { VIET_LOTTO } from './viet-lotto.ts'

/** A vendor that is the platform itself. Its code decides on which page of the site its lotteries are played. */
export type LotteryVendor = { readonly code: string; readonly name: string; readonly labels: readonly LotteryLabel[] }

/** Every lottery of the platform, in the order of the lobby. A label belongs to one vendor. */
export const LOTTERY_VENDORS: readonly LotteryVendor[] = [
  { code: 'LOTT', name: 'Lottery', labels: [MUN_CHOK] },
  { code: 'ELOTT', name: 'Lottery, fixed odds', labels: [NAKSAT] },
  { code: 'TCG_SEA', name: 'Sea lottery', labels: [LOTTO_SIAM, MEKONG_LOTTO] },
  { code: 'TCG_LOTTO_VN', name: 'Vietnam lottery', labels: [VIET_LOTTO] },
]
