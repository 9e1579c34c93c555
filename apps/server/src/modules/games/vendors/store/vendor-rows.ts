import type { Amount } from '@sanuk/money/amount'
import { amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode, playedCurrencies } from '@sanuk/money/currency'
import type { Generated } from 'kysely'
import type { VendorRecord, VendorSettings } from '../vendor.ts'

type VendorTable = {
  code: string
  name: string
  wallet: VendorRecord['wallet']
  address: string | null
  sandbox: boolean
  enabled: Generated<boolean>
  configured: boolean
  addresses: string[]
  cap_enforced: Generated<boolean>
  alarm_percent: number | null
  alarm_rounds: Generated<number>
  seat_hours: Generated<number>
  made_at: Generated<Date>
}

type MoneyLimitTable = {
  vendor: string
  currency: string
  float: bigint | null
  hourly_win: bigint | null
  largest_jackpot: bigint | null
}

type CampaignTable = { vendor: string; code: string; currency: string; budget: bigint }

export type VendorTables = {
  'vendors.vendor': VendorTable
  'vendors.money_limit': MoneyLimitTable
  'vendors.campaign': CampaignTable
}

/** What limits a vendor, by currency. */
export type LimitRows = { readonly limits: readonly MoneyLimitTable[]; readonly campaigns: readonly CampaignTable[] }

type VendorRow = { [K in keyof VendorTable]: VendorTable[K] extends Generated<infer T> ? T : VendorTable[K] }

/** A vendor from its row and those of its limits. Throws where a currency is unknown. */
export function readVendor(row: VendorRow, { limits, campaigns }: LimitRows): VendorRecord {
  const own = limits.filter(({ vendor }) => vendor === row.code)
  return {
    code: row.code,
    name: row.name,
    wallet: row.wallet,
    address: row.address,
    sandbox: row.sandbox,
    enabled: row.enabled,
    configured: row.configured,
    addresses: row.addresses,
    madeAt: row.made_at,
    seatHours: row.seat_hours,
    limits: {
      float: amountsOf(own, 'float'),
      hourlyWin: amountsOf(own, 'hourly_win'),
      alarm: row.alarm_percent === null ? null : { percent: row.alarm_percent, rounds: row.alarm_rounds },
      capEnforced: row.cap_enforced,
      largestJackpot: amountsOf(own, 'largest_jackpot'),
      campaigns: campaignsOf(campaigns.filter(({ vendor }) => vendor === row.code)),
    },
  }
}

function amountsOf(
  rows: readonly MoneyLimitTable[],
  column: 'float' | 'hourly_win' | 'largest_jackpot',
): Partial<Record<CurrencyCode, Amount>> {
  const amounts: Partial<Record<CurrencyCode, Amount>> = {}
  for (const row of rows) {
    if (!isCurrencyCode(row.currency)) throw new Error(`${row.vendor} has a limit in an unknown currency`)
    const value = row[column]
    if (value !== null) amounts[row.currency] = amount(value)
  }
  return amounts
}

function campaignsOf(rows: readonly CampaignTable[]): VendorRecord['limits']['campaigns'] {
  const budgets = new Map<string, Partial<Record<CurrencyCode, Amount>>>()
  for (const { vendor, code, currency, budget } of rows) {
    if (!isCurrencyCode(currency)) throw new Error(`${vendor} has a campaign in an unknown currency`)
    budgets.set(code, { ...budgets.get(code), [currency]: amount(budget) })
  }
  return [...budgets].map(([code, budget]) => ({ code, budget }))
}

/** What settings change in a vendor's row. */
export const columnsOf = ({ limits, ...settings }: VendorSettings) => ({
  name: settings.name,
  address: settings.address,
  sandbox: settings.sandbox,
  enabled: settings.enabled,
  addresses: [...settings.addresses],
  cap_enforced: limits.capEnforced,
  seat_hours: settings.seatHours,
  alarm_percent: limits.alarm?.percent ?? null,
  ...(limits.alarm ? { alarm_rounds: limits.alarm.rounds } : {}),
})

/** The rows of a vendor's limits in money: one for each currency that has any. */
export function moneyLimitsOf(vendor: string, limits: VendorSettings['limits']): MoneyLimitTable[] {
  const { float, hourlyWin, largestJackpot } = limits
  return playedCurrencies
    .map((currency) => ({
      vendor,
      currency,
      float: float[currency] ?? null,
      hourly_win: hourlyWin[currency] ?? null,
      largest_jackpot: largestJackpot[currency] ?? null,
    }))
    .filter((row) => row.float !== null || row.hourly_win !== null || row.largest_jackpot !== null)
}

/** The rows of a vendor's campaigns: one for each currency that one may pay in. */
export function campaignRowsOf(vendor: string, { campaigns }: VendorSettings['limits']): CampaignTable[] {
  return campaigns.flatMap(({ code, budget }) =>
    playedCurrencies.flatMap((currency) => {
      const most = budget[currency]
      return most === undefined ? [] : [{ vendor, code, currency, budget: most }]
    }),
  )
}
