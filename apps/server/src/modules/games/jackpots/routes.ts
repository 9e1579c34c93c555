import { jackpots } from '@sanuk/contracts/jackpots'
import { parseAmount } from '@sanuk/money/amount'
import type { Serve } from '#platform/serve'
import type { Jackpots } from './index.ts'

type Needs = { readonly jackpots: Jackpots }

/** What visitors are shown of the pools. */
export function jackpotsRoutes(serve: Serve, needs: Needs): void {
  serve(jackpots, async ({ brand }) => ({
    list: (await needs.jackpots.in(brand.currency)).map(({ startsAt, ...pool }) => ({
      ...pool,
      isUnfed: startsAt !== undefined && parseAmount(startsAt) === parseAmount(pool.amount),
    })),
  }))
}
