import { type BetSummary, betSummary } from '@sanuk/contracts/bet-summary'

type Noted = { readonly bet?: string | null | undefined; readonly meta?: unknown }

/**
 * What a bet of theirs is about: the selection of its `meta`, or its `bet`, with decimal odds where `meta` has some. Both
 * are free in form: what does not fit ours is left out.
 */
export function summaryOf({ bet, meta }: Noted): BetSummary | undefined {
  const { selection, odds }: { selection?: unknown; odds?: unknown } = Object(meta)
  const text = { en: typeof selection === 'string' ? selection : bet }
  const decimal = decimalOdds(odds)
  return betSummary.safeParse({ text, ...(decimal !== undefined && { odds: decimal }) }).data
}

/** Odds with at most four decimals, as ours are written. */
function decimalOdds(odds: unknown): string | undefined {
  return typeof odds === 'number' && odds >= 1 && odds < 1_000_000
    ? String(Math.round(odds * 10_000) / 10_000)
    : undefined
}

type Rewarded = {
  readonly reward_uuid?: string | null | undefined
  readonly is_free?: boolean | null | undefined
  readonly is_supplier_promo?: boolean | null | undefined
  readonly meta?: unknown
}

/** The campaign by which prizes are paid that name none. */
export const PROMOTION = 'PROMOTION'

/** Whether it belongs to a reward or a promotion, for which the player stakes nothing. */
export const isPrize = ({ is_free, is_supplier_promo }: Rewarded): boolean =>
  is_free === true || is_supplier_promo === true

/** The campaign that pays: the reward, the reference of a supplier's promotion, or `PROMOTION` for a prize without both. */
export function campaignOf(theirs: Rewarded): string | undefined {
  const { supplier_promo_info: promotion }: { supplier_promo_info?: unknown } = Object(theirs.meta)
  const { promo_reference: reference }: { promo_reference?: unknown } = Object(promotion)
  if (theirs.reward_uuid) return theirs.reward_uuid
  if (!isPrize(theirs)) return undefined
  return typeof reference === 'string' && /^[A-Za-z0-9_.:-]{1,64}$/.test(reference) ? reference : PROMOTION
}
