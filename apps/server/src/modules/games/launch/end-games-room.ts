import { defineRoom } from '#platform/room'
import { endGames } from './index.ts'

/** Ends game sessions in the transaction that closes an account or signs somebody out. */
export const endGamesRoom = defineRoom({ name: 'endGames', build: () => endGames })
