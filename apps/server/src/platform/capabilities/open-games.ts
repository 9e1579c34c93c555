import type { VendorRequest } from '@sanuk/contracts/vendor'
import type { Connection } from '../database.ts'
import type { GameVendor } from '../vendors.ts'
import type { WalletOwner } from './wallet-account.ts'

/** Games opened from one session on the site, or all of a member's but those opened from the session that is kept. */
export type EndingGames = { readonly session: string } | { readonly member: string; readonly kept: string | null }

/** A round of a vendor's, and how its page is to be written. */
export type PastRound = { readonly vendor: string } & Omit<VendorRequest<'roundDetails'>, 'requestId'>

/** The vendor's address that shows a past round, or `null` where the vendor has none to give. */
export type ReplayOf = (round: PastRound) => Promise<string | null>

/**
 * Before a game is opened: brings a member's money home from other vendors and to this one, where the member wants that.
 * Answers whether the money is to come home afterwards. Whatever of it fails, the game opens.
 */
export type MoneyFollows = (owner: WalletOwner, to: GameVendor) => Promise<boolean>

/** Whether any of a member's money is in a vendor's wallet. */
export type HasMoneyAway = (connection: Connection, member: string) => Promise<boolean>
