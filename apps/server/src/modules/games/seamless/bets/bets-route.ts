import * as contract from '@sanuk/contracts/seamless'
import type { Serve } from '#platform/serve'
import { ask } from '../decision-routes.ts'
import type { Seamless } from '../index.ts'

/** The call by which a vendor takes several stakes of one member, all or none. */
export function betsRoute(serve: Serve, seamless: Pick<Seamless, 'bets'>): void {
  serve(contract.bets, ({ caller, body }) => {
    const { token, member, currency, entries } = body
    const together = entries.map(({ transaction }) => transaction)
    const asks = entries.map((entry) =>
      ask(caller.code, { ...entry, member, currency, together }, { kind: 'bet', amount: entry.amount }),
    )
    return seamless.bets({ vendor: caller.code, token, member, currency, asks })
  })
}
