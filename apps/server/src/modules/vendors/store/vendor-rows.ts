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
  made_at: Generated<Date>
}

type MoneyLimitTable = { vendor: string; currency: string; float: bigint | null; hourly_win: bigint | null }

export type VendorTables = { 'vendors.vendor': VendorTable; 'vendors.money_limit': MoneyLimitTable }

type VendorRow = { [K in keyof VendorTable]: VendorTable[K] extends Generated<infer T> ? T : VendorTable[K] }

/** A vendor from its row and those of its limits. Throws where a currency is unknown. */
export function readVendor(row: VendorRow, limits: readonly MoneyLimitTable[]): VendorRecord {
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
    limits: {
      float: amountsOf(own, 'float'),
      hourlyWin: amountsOf(own, 'hourly_win'),
      alarm: row.alarm_percent === null ? null : { percent: row.alarm_percent, rounds: row.alarm_rounds },
      capEnforced: row.cap_enforced,
    },
  }
}

function amountsOf(
  rows: readonly MoneyLimitTable[],
  column: 'float' | 'hourly_win',
): Partial<Record<CurrencyCode, Amount>> {
  const amounts: Partial<Record<CurrencyCode, Amount>> = {}
  for (const row of rows) {
    if (!isCurrencyCode(row.currency)) throw new Error(`${row.vendor} has a limit in an unknown currency`)
    const value = row[column]
    if (value !== null) amounts[row.currency] = amount(value)
  }
  return amounts
}

/** What settings change in a vendor's row. */
export const columnsOf = ({ limits, ...settings }: VendorSettings) => ({
  name: settings.name,
  address: settings.address,
  sandbox: settings.sandbox,
  enabled: settings.enabled,
  addresses: [...settings.addresses],
  cap_enforced: limits.capEnforced,
  alarm_percent: limits.alarm?.percent ?? null,
  ...(limits.alarm ? { alarm_rounds: limits.alarm.rounds } : {}),
})

/** The rows of a vendor's limits in money: one for each currency that has any. */
export function moneyLimitsOf(vendor: string, { float, hourlyWin }: VendorSettings['limits']): MoneyLimitTable[] {
  return playedCurrencies
    .map((currency) => ({
      ...{ vendor, currency, float: float[currency] ?? null, hourly_win: hourlyWin[currency] ?? null },
    }))
    .filter((row) => row.float !== null || row.hourly_win !== null)
}
