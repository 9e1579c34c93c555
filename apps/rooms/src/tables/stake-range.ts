import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Limits } from '@sanuk/vendor-server/sessions/session'
import type { Title } from '@sanuk/vendor-server/titles/title'
import type { TablePlan } from './table-plans.ts'
import { roundDown } from './table-rules.ts'

/** Baht for a dollar, by which stakes in dollars are set before they are rounded. */
const BAHT_FOR_DOLLAR = 25n

/** What a title is staked with in a currency, as it is listed for the platform: in all but dollars the same. */
export function stakeRange({ minimumStake, maximumStake }: Title, currency: CurrencyCode): Limits {
  const inCurrency = (baht: Amount) => (currency === 'USD' ? roundDown(baht / BAHT_FOR_DOLLAR) : baht)
  return { minimum: inCurrency(parseAmount(minimumStake)), maximum: inCurrency(parseAmount(maximumStake)) }
}

type Session = { readonly game: string; readonly currency: CurrencyCode; readonly limits: Limits }

/**
 * Between which amounts a session may bet at a table. Of the table that was launched the platform has said so; of the others of the hall
 * it was told by our list, and refuses what goes beyond.
 */
export const rangeAt = ({ title }: Pick<TablePlan, 'title'>, { game, currency, limits }: Session): Limits =>
  title.code === game ? limits : stakeRange(title, currency)
