import { type Amount, amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Limits } from '@sanuk/vendor-server/sessions/session'
import type { TableRules } from '../protocol.ts'
import type { OwnLimits } from './own-limits.ts'
import type { Pace } from './paces.ts'
import type { TablePlan } from './table-plans.ts'

/** No spot may pay more than so many times what a coup may be staked with. */
const MOST_PAID = 2n

/** Between which amounts a spot is bet on. */
export type SpotLimits = { readonly minimum: Amount; readonly maximum: Amount }

/** What a player may bet at a table. */
export type TableLimits = {
  readonly spots: ReadonlyMap<string, SpotLimits>
  /** All that one player may have on the table in a coup. */
  readonly maximum: Amount
}

/**
 * The limits of every spot within those of a session and of the operator: what pays more takes less, so that none pays
 * more than twice the largest stake. Spots whose most would lie below their least are not offered.
 */
export function tableLimits({ game }: Pick<TablePlan, 'game'>, session: Limits, own?: OwnLimits): TableLimits {
  const { minimum, maximum } = within(session, own)
  const mostOn = new Map(own?.spots.map(({ spot, maximum: most }) => [spot, parseAmount(most)]))
  const spots = game.spots.flatMap(({ code }) => {
    const { over, under } = game.maximumMultiple(code)
    const paying = (maximum * MOST_PAID * under) / over
    const most = lower(paying < maximum ? roundDown(paying) : maximum, mostOn.get(code))
    return most < minimum ? [] : [[code, { minimum, maximum: most }] as const]
  })
  return { spots: new Map(spots), maximum }
}

/** The limits of a session as far as an operator allows them. */
function within({ minimum, maximum }: Limits, own: OwnLimits | undefined): Pick<Limits, 'minimum' | 'maximum'> {
  const least = own?.minimum == null ? minimum : parseAmount(own.minimum)
  return {
    minimum: least > minimum ? least : minimum,
    maximum: lower(maximum, own?.maximum == null ? undefined : parseAmount(own.maximum)),
  }
}

const lower = (one: Amount, other: Amount | undefined): Amount => (other !== undefined && other < one ? other : one)

/** The next lower amount that begins with 1, 2 or 5 and goes on with zeros. */
export function roundDown(value: bigint): Amount {
  let step = 1n
  while (step * 10n <= value) step *= 10n
  const round = [5n, 2n].map((digit) => digit * step).find((one) => one <= value)
  return amount(round ?? (value > 0n ? step : 0n))
}

/** What is divided in a pool has to be in one currency. */
const POOL_CURRENCY = 'THB'

/** Whether bets in a currency are taken at a table. */
export const acceptsCurrency = ({ game }: Pick<TablePlan, 'game'>, currency: string): boolean =>
  !game.isPool || currency === POOL_CURRENCY

/** Seconds from the opening of a coup of so many turns to that of the next one. */
const intervalOf = ({ betting, beforeTurns, turn, beforeResult, result }: Pace, turns: number): number =>
  (betting + beforeTurns + turn * (turns - 1) + beforeResult + result) / 1000

/** A table as a page is told of it. */
export function tableRules(plan: TablePlan, limits: TableLimits): TableRules {
  const { title, game, pace } = plan
  return {
    code: title.code,
    names: title.names,
    game: game.code,
    variant: game.variant,
    sides: game.sides.map(({ red, blue }) => ({ red, blue })),
    seconds: pace.betting / 1000,
    ...(game.turns !== undefined && { interval: intervalOf(pace, game.turns) }),
    spots: [...limits.spots].map(([spot, { minimum, maximum }]) => ({
      spot,
      minimum: writeAmount(minimum),
      maximum: writeAmount(maximum),
    })),
    maximum: writeAmount(limits.maximum),
  }
}
