import type { TableSettings } from '@sanuk/contracts/live-tables'
import type { CurrencyCode } from '@sanuk/money/currency'

/** A window of a day, and the most on one spot, as they are typed. */
export type TypedWindow = { readonly key: string; readonly from: string; readonly to: string }
export type TypedSpot = { readonly key: string; readonly spot: string; readonly maximum: string }

/** Opening hours and the limits in the brand's currency, as they are typed. */
export type TypedSettings = {
  readonly hours: readonly TypedWindow[]
  readonly minimum: string
  readonly maximum: string
  readonly spots: readonly TypedSpot[]
}

const newKey = (): string => crypto.randomUUID()

export const newWindow = (): TypedWindow => ({ key: newKey(), from: '', to: '' })
export const newSpot = (): TypedSpot => ({ key: newKey(), spot: '', maximum: '' })

export function typedOf({ hours, limits }: TableSettings, currency: CurrencyCode): TypedSettings {
  const own = limits.find((one) => one.currency === currency)
  return {
    hours: hours.map((window) => ({ key: newKey(), ...window })),
    minimum: own?.minimum ?? '',
    maximum: own?.maximum ?? '',
    spots: (own?.spots ?? []).map((spot) => ({ key: newKey(), ...spot })),
  }
}

/** What is typed, as settings: limits in other currencies stay as they were. Null while a line is not filled in. */
export function settingsOf(
  { hours, minimum, maximum, spots }: TypedSettings,
  before: TableSettings,
  { currency, timeZone }: { readonly currency: CurrencyCode; readonly timeZone: string },
): TableSettings | null {
  if (hours.some(({ from, to }) => !from || !to) || spots.some((one) => !one.spot || !one.maximum)) return null
  const own = {
    currency,
    minimum: minimum || null,
    maximum: maximum || null,
    spots: spots.map(({ spot, maximum: most }) => ({ spot, maximum: most })),
  }
  const isLimited = own.minimum !== null || own.maximum !== null || own.spots.length > 0
  const others = before.limits.filter((one) => one.currency !== currency)
  return {
    isOff: before.isOff,
    hours: hours.map(({ from, to }) => ({ from, to })),
    timeZone,
    limits: isLimited ? [...others, own] : others,
  }
}
