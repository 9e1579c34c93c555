import type { changeVendor, readVendor } from '@sanuk/contracts/office-vendors'
import type { AnswerOf, InputOf } from '@sanuk/contracts/route'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { type CurrencyCode, playedCurrencies } from '@sanuk/money/currency'
import type { KeyRecord, SettingsWish, VendorRecord } from './vendor.ts'

const LIMITS = ['float', 'hourlyWin', 'largestJackpot'] as const

/** What is said of a vendor in the list of all. */
export function vendorSummary(vendor: VendorRecord, more: { liveKeys: number; lastCallAt: Date | undefined }) {
  const { code, name, wallet, sandbox, enabled, configured } = vendor
  return {
    code,
    name,
    wallet,
    sandbox,
    enabled,
    configured,
    liveKeys: configured ? null : more.liveKeys,
    lastCallAt: more.lastCallAt?.toISOString() ?? null,
  }
}

/** A vendor with everything an operator may see: settings as the contract has them, keys without what they are made of. */
export function vendorAnswer(
  vendor: VendorRecord,
  more: { readonly keys: readonly KeyRecord[]; readonly lastCallAt: Date | undefined },
): AnswerOf<typeof readVendor> {
  const { limits } = vendor
  return {
    ...vendorSummary(vendor, { ...more, liveKeys: more.keys.filter(({ revokedAt }) => revokedAt === null).length }),
    address: vendor.address,
    addresses: [...vendor.addresses],
    limits: playedCurrencies
      .filter((currency) => LIMITS.some((limit) => limits[limit][currency] !== undefined))
      .map((currency) => ({
        currency,
        float: written(limits.float[currency]),
        hourlyWin: written(limits.hourlyWin[currency]),
        largestJackpot: written(limits.largestJackpot[currency]),
      })),
    campaigns: limits.campaigns.flatMap(({ code, budget }) =>
      playedCurrencies.flatMap((currency) => {
        const most = budget[currency]
        return most === undefined ? [] : [{ code, currency, budget: writeAmount(most) }]
      }),
    ),
    alarm: limits.alarm,
    capEnforced: limits.capEnforced,
    seatHours: vendor.seatHours,
    keys: more.keys.map(({ id, algorithm, madeAt, revokedAt }) => ({
      id,
      algorithm,
      madeAt: madeAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
    madeAt: vendor.madeAt.toISOString(),
  }
}

/** What an operator sent, as settings. */
export function settingsWish(body: InputOf<typeof changeVendor>['body']): SettingsWish {
  const { limits, alarm, capEnforced, campaigns, ...settings } = body
  const amounts = (of: (typeof LIMITS)[number]) =>
    Object.fromEntries(
      limits.flatMap((limit): [CurrencyCode, Amount][] => {
        const amount = limit[of]
        return amount === null ? [] : [[limit.currency, parseAmount(amount)]]
      }),
    )
  return {
    ...settings,
    limits: {
      float: amounts('float'),
      hourlyWin: amounts('hourlyWin'),
      largestJackpot: amounts('largestJackpot'),
      campaigns: campaigns.map(({ code, currency, budget }) => ({ code, budget: { [currency]: parseAmount(budget) } })),
      alarm,
      capEnforced,
    },
  }
}

const written = (amount: Amount | undefined): string | null => (amount === undefined ? null : writeAmount(amount))
