import { LIMIT_CLASSES } from '@sanuk/contracts/limit-class'
import type { TableSettings } from '@sanuk/contracts/live-tables'
import type { CurrencyCode } from '@sanuk/money/currency'

/** A window of a day, and the most on one spot, as they are typed. */
export type TypedWindow = { readonly key: string; readonly from: string; readonly to: string }
export type TypedSpot = { readonly key: string; readonly spot: string; readonly maximum: string }

/** What a table takes, as it is typed. */
export type TypedLimits = {
  readonly minimum: string
  readonly maximum: string
  readonly spots: readonly TypedSpot[]
}

/** The limits of a class of members; which one is empty until it is chosen. */
export type TypedClass = TypedLimits & { readonly key: string; readonly limitClass: string }

/** Opening hours and the limits in the brand's currency, for everybody and for classes of members, as they are typed. */
export type TypedSettings = TypedLimits & {
  readonly hours: readonly TypedWindow[]
  readonly classes: readonly TypedClass[]
}

type Limits = TableSettings['limits'][number]

const newKey = (): string => crypto.randomUUID()

export const newWindow = (): TypedWindow => ({ key: newKey(), from: '', to: '' })
export const newSpot = (): TypedSpot => ({ key: newKey(), spot: '', maximum: '' })
export const newClass = (): TypedClass => ({ key: newKey(), limitClass: '', minimum: '', maximum: '', spots: [] })

/** The classes that nothing else is typed for, the lowest first; of the one of that key its own is among them. */
export const freeClasses = (classes: readonly TypedClass[], key?: string): readonly string[] =>
  LIMIT_CLASSES.filter((code) => !classes.some((one) => one.limitClass === code && one.key !== key))

export function typedOf({ hours, limits }: TableSettings, currency: CurrencyCode): TypedSettings {
  const own = limits.filter((one) => one.currency === currency)
  return {
    hours: hours.map((window) => ({ key: newKey(), ...window })),
    ...typedLimits(own.find(({ limitClass }) => limitClass === undefined)),
    classes: own.flatMap(({ limitClass, ...one }) =>
      limitClass === undefined ? [] : [{ key: newKey(), limitClass, ...typedLimits(one) }],
    ),
  }
}

const typedLimits = (own: Limits | undefined): TypedLimits => ({
  minimum: own?.minimum ?? '',
  maximum: own?.maximum ?? '',
  spots: (own?.spots ?? []).map((spot) => ({ key: newKey(), ...spot })),
})

/** What is typed, as settings: limits in other currencies stay as they were. Null while a line is not filled in. */
export function settingsOf(
  { hours, classes, ...everybody }: TypedSettings,
  before: TableSettings,
  { currency, timeZone }: { readonly currency: CurrencyCode; readonly timeZone: string },
): TableSettings | null {
  const areFilled = ({ spots }: TypedLimits) => spots.every((one) => one.spot && one.maximum)
  if (hours.some(({ from, to }) => !from || !to) || !areFilled(everybody)) return null
  if (classes.some((one) => !one.limitClass || !areFilled(one))) return null
  const own = limitsOf(everybody, currency)
  const isLimited = own.minimum !== null || own.maximum !== null || own.spots.length > 0
  return {
    isOff: before.isOff,
    hours: hours.map(({ from, to }) => ({ from, to })),
    timeZone,
    limits: [
      ...before.limits.filter((one) => one.currency !== currency),
      ...(isLimited ? [own] : []),
      // A class without a number has the limits of the game: that is not the same as none of its own.
      ...classes.map((one) => ({ ...limitsOf(one, currency), limitClass: one.limitClass })),
    ],
  }
}

const limitsOf = ({ minimum, maximum, spots }: TypedLimits, currency: CurrencyCode): Limits => ({
  currency,
  minimum: minimum || null,
  maximum: maximum || null,
  spots: spots.map(({ spot, maximum: most }) => ({ spot, maximum: most })),
})
