import type { changeVendor } from '@sanuk/contracts/office-vendors'
import type { RequestOf } from '@sanuk/contracts/route'
import type { CurrencyCode } from '@sanuk/money/currency'
import { readMoney } from '@sanuk/money/read-money'
import { UNREADABLE } from '@sanuk/ui/money-typing'
import type { RefusedError } from '@sanuk/wire/faults'
import type { Vendor } from './vendors.ts'

type Settings = RequestOf<typeof changeVendor>['body']

/** A vendor's settings as they stand in a form: texts and switches. */
export type SettingsValues = {
  readonly name: string
  readonly address: string
  readonly sandbox: boolean
  /** A range on each line. */
  readonly addresses: string
  readonly float: string
  readonly hourlyWin: string
  readonly largestJackpot: string
  /** A campaign's code and budget on each line. */
  readonly campaigns: string
  readonly alarm: boolean
  readonly percent: string
  readonly rounds: string
  readonly capEnforced: boolean
  readonly seatHours: string
}

/** What stands in the fields of the alarm until somebody switches it on. */
const USUAL_ALARM = { percent: 150, rounds: 1000 }

/** The settings as a form shows them; money in one currency, which is the brand's. */
export function valuesOf(vendor: Vendor, currency: CurrencyCode): SettingsValues {
  const limit = vendor.limits.find((one) => one.currency === currency)
  const { percent, rounds } = vendor.alarm ?? USUAL_ALARM
  return {
    name: vendor.name,
    address: vendor.address ?? '',
    sandbox: vendor.sandbox,
    addresses: vendor.addresses.join('\n'),
    float: limit?.float ?? '',
    hourlyWin: limit?.hourlyWin ?? '',
    largestJackpot: limit?.largestJackpot ?? '',
    campaigns: vendor.campaigns
      .filter((campaign) => campaign.currency === currency)
      .map(({ code, budget }) => `${code} ${budget}`)
      .join('\n'),
    alarm: vendor.alarm !== null,
    percent: String(percent),
    rounds: String(rounds),
    capEnforced: vendor.capEnforced,
    seatHours: String(vendor.seatHours),
  }
}

/** What a form says, as the call wants it. Limits in other currencies stay as they are. */
export function settingsOf(values: SettingsValues, { limits, campaigns }: Vendor, currency: CurrencyCode): Settings {
  const { float, hourlyWin, largestJackpot } = values
  return {
    name: values.name.trim(),
    address: values.address.trim() || null,
    sandbox: values.sandbox,
    addresses: rangesIn(values.addresses),
    limits: [
      { currency, float: float || null, hourlyWin: hourlyWin || null, largestJackpot: largestJackpot || null },
      ...limits.filter((limit) => limit.currency !== currency),
    ],
    campaigns: [
      ...campaignLines(values.campaigns).map(({ code, budget }) => ({ code, budget, currency })),
      ...campaigns.filter((campaign) => campaign.currency !== currency),
    ],
    alarm: values.alarm ? { percent: Number(values.percent), rounds: Number(values.rounds) } : null,
    capEnforced: values.capEnforced,
    seatHours: Number(values.seatHours),
  }
}

/** Ranges of addresses on lines of their own or behind commas; an address by itself is a range of one. */
const rangesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (one.includes('/') ? one : `${one}/${one.includes(':') ? 128 : 32}`))

/** The campaigns that are typed, a code and a budget on each line; a line without a budget has an empty one. */
export const campaignLines = (text: string): readonly { readonly code: string; readonly budget: string }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [code = '', ...amount] = line.split(/\s+/)
      return { code, budget: readMoney(amount.join(' '), 2) ?? UNREADABLE }
    })

/** What is wrong with a field of the form; `word` says it better than the server's own message, where there is one. */
export type FieldFault = {
  readonly field: keyof SettingsValues
  readonly message: string
  readonly word: 'vendors.address.wrong' | 'vendors.addresses.wrong' | 'vendors.campaigns.wrong' | null
}

/** What a refusal says of the form's fields, in their order. */
export function faultsOf({ fields }: Pick<RefusedError, 'fields'>): FieldFault[] {
  return fields.flatMap(({ field: name, message, word }) => {
    const field = fieldOf(name)
    if (field === null) return []
    const isSpecial = field === 'address' || field === 'addresses' || field === 'campaigns'
    return [
      { field, message, word: word === 'field.invalid' && isSpecial ? (`vendors.${field}.wrong` as const) : null },
    ]
  })
}

function fieldOf(name: string): keyof SettingsValues | null {
  const [first, second, third] = name.split('.')
  if (first === 'limits') return third === 'hourlyWin' || third === 'largestJackpot' ? third : 'float'
  if (first === 'campaigns') return 'campaigns'
  if (first === 'alarm') return second === 'rounds' ? 'rounds' : 'percent'
  if (first === 'name' || first === 'address' || first === 'addresses' || first === 'seatHours') return first
  return null
}
