import type { LotteryGame } from './game.ts'
import { CLASSIC_GAMES } from './games/classic.ts'
import { MEKONG_GAMES } from './games/mekong.ts'
import { THAI_GAMES } from './games/thai.ts'

/** Every lottery that can be played. What it is called and how it looks stands in `titles/`. */
export const LOTTERY_GAMES: readonly LotteryGame[] = [...CLASSIC_GAMES, ...THAI_GAMES, ...MEKONG_GAMES]

const byCode = new Map(LOTTERY_GAMES.map((game) => [game.code, game]))

/** The lottery of this code, if it can be played. */
export const lotteryNamed = (code: string): LotteryGame | null => byCode.get(code) ?? null
