import { slotGame } from '../games/games.ts'
import { poolOf } from '../jackpots/pools.ts'

/**
 * Whether free rounds may be granted in a game: slots are played without choices and further stakes. One that fills a
 * jackpot (in baht as in any currency) is not: a stake that nobody pays would put nothing into the pool that it may win.
 */
export const isPlayedFree = (game: string): boolean => slotGame(game) !== undefined && poolOf(game, 'THB') === undefined
