import * as contract from '@sanuk/contracts/seamless'
import { parseAmount } from '@sanuk/money/amount'
import type { Serve } from '#platform/serve'
import type { Seamless } from '../index.ts'

/** The call by which a vendor declares what rounds have won. */
export function settleRoute(serve: Serve, seamless: Pick<Seamless, 'settle'>): void {
  serve(contract.settle, async ({ caller, body }) => {
    const entries = body.entries.map(({ valid, ...entry }) => ({
      round: entry.round,
      member: entry.member,
      version: entry.version,
      win: parseAmount(entry.win),
      void: entry.void ?? false,
      validStake: valid === undefined ? null : parseAmount(valid),
      seat: entry.seat ?? null,
    }))
    const refused = await seamless.settle({ vendor: caller.code, currency: body.currency, entries })
    return { status: 'OK' as const, refused }
  })
}
