import type { TableSettings } from '@sanuk/contracts/live-tables'

/** What an operator decided about stakes in one currency, for everybody or for a class of members. */
export type OwnLimits = TableSettings['limits'][number]

type Whose = { readonly currency: string; readonly limitClass: string | null }

/** The limits that hold for a player: those of the class, or, where it has none of its own, those for everybody. */
export function ownLimits({ limits }: Pick<TableSettings, 'limits'>, whose: Whose): OwnLimits | undefined {
  const { currency, limitClass } = whose
  const inCurrency = limits.filter((own) => own.currency === currency)
  const ofClass = limitClass === null ? undefined : inCurrency.find((own) => own.limitClass === limitClass)
  return ofClass ?? inCurrency.find((own) => own.limitClass === undefined)
}

/** What no two limits of a table have in common. */
export const ownName = ({ currency, limitClass = '' }: OwnLimits): string => `${currency} ${limitClass}`
