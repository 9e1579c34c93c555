import type { Log } from '@sanuk/host/log'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { OneGame } from '#platform/capabilities/game'
import type { Member } from '#platform/capabilities/member'
import type { AccountOf, BalanceOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'

export type LotteryNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly oneGame: OneGame
  readonly accountOf: AccountOf
  readonly balanceOf: BalanceOf
  readonly protection: Pick<Protection, 'admit' | 'hold' | 'holdAmong' | 'note' | 'timeZoneOf' | 'tell'>
  readonly wagers: Pick<Wagers, 'lockRound' | 'recordMovement'>
  readonly currencyOf: (brand: string) => Promise<CurrencyCode>
  /** Tells a member's open pages what the wallet holds. */
  readonly announce: (member: string) => Promise<void>
}

/** Who bets. */
export type Player = Pick<Member, 'id' | 'brand' | 'currency'>
