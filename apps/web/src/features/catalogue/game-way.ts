import type { GameEntry } from '@sanuk/contracts/catalogue'
import { LOTTERIES } from './lobbies.ts'

/** Vendors whose lotteries are played on screens of ours, and on which. */
const LOTTERY_SCREENS = {
  LOTT: '/lottery',
  ELOTT: '/lottery',
  TCG_LOTTO_VN: '/vnlottery',
  TCG_SEA: '/sealottery',
} as const

type LotteryScreen = (typeof LOTTERY_SCREENS)[keyof typeof LOTTERY_SCREENS]

export type GameWay =
  | { readonly to: '/game'; readonly search: { readonly id: string } }
  | {
      readonly to: LotteryScreen
      readonly search: { readonly gameCode: string; readonly vendor: string; readonly playType?: string }
    }

const screens = new Map<string, LotteryScreen>(Object.entries(LOTTERY_SCREENS))

/** The screen where lotteries of a vendor are played; nothing for vendors that have none of ours. */
export const lotteryScreenOf = (vendor: string | undefined): LotteryScreen | undefined =>
  vendor === undefined ? undefined : screens.get(vendor)

/** Where a game is played: a lottery of ours on its screen, everything else at its vendor. */
export function gameWay(
  game: Pick<GameEntry, 'gameType' | 'vendor' | 'nodeId' | 'gameCode' | 'defaultPlayType'>,
): GameWay {
  const screen = LOTTERIES.includes(game.gameType) ? screens.get(game.vendor) : undefined
  if (!screen) return { to: '/game', search: { id: game.nodeId } }
  const { vendor, gameCode, defaultPlayType } = game
  return { to: screen, search: { gameCode, vendor, ...(defaultPlayType && { playType: defaultPlayType }) } }
}
