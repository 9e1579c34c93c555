import type { KEY_ALGORITHMS } from '@sanuk/contracts/office-vendors'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { GameVendor } from '#platform/vendors'

/** Amounts by currency; where one is missing, nothing is limited. */
export type Amounts = Readonly<Partial<Record<CurrencyCode, Amount>>>

/** What a vendor's games may cost the house before somebody looks at it. */
export type VendorLimits = {
  /** How far its games may be ahead of what was staked on them, in total: a win beyond it waits for somebody to look. */
  readonly float: Amounts
  /** How much they may win within an hour, whatever was staked: what is beyond it waits, too. */
  readonly hourlyWin: Amounts
  /** Wins of an hour in per cent of its stakes that raise the alarm, once so many rounds were played; `null`: none. */
  readonly alarm: { readonly percent: number; readonly rounds: number } | null
  /** Whether a round may win no more than its game's largest win. */
  readonly capEnforced: boolean
  /** The most one jackpot may pay. */
  readonly largestJackpot: Amounts
  /** Campaigns that may pay prizes without regard to a stake, and how much in total; others may not. */
  readonly campaigns: readonly { readonly code: string; readonly budget: Amounts }[]
}

/** What an operator decides about a vendor. */
export type VendorSettings = {
  readonly name: string
  /** Its origin; `null` for one that is called by nobody: in the sandbox, and for the platform itself. */
  readonly address: string | null
  readonly sandbox: boolean
  readonly enabled: boolean
  /** CIDR ranges its calls come from; anywhere without any. */
  readonly addresses: readonly string[]
  readonly limits: VendorLimits
  /** After how many hours without a word from it members' money at its seats is brought home. */
  readonly seatHours: number
}

/** What an operator wishes; what is left out stays as it is. */
export type SettingsWish = Omit<VendorSettings, 'enabled' | 'seatHours'> & { readonly seatHours?: number | undefined }

/** A vendor as it is written down. */
export type VendorRecord = VendorSettings & {
  readonly code: string
  /** `house`: the platform itself, which has no address and no keys and is called by nobody. */
  readonly wallet: GameVendor['wallet'] | 'house'
  /** Brought by the environment or the platform itself, which alone say its name, wallet, address and keys. */
  readonly configured: boolean
  readonly madeAt: Date
}

/** A key as people see it: what it is made of is not in it. */
export type KeyRecord = {
  readonly id: string
  readonly algorithm: (typeof KEY_ALGORITHMS)[number]
  readonly madeAt: Date
  readonly revokedAt: Date | null
}

/** Vendors' codes stand in headers, names of accounts and addresses. */
export const VENDOR_CODE = /^[A-Z0-9_]{1,32}$/
