import type { Queryable } from '@sanuk/ledger/queryable'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'

/** What a vendor's limits are measured by in one currency, over all brands. */
export type Standing = {
  readonly currency: CurrencyCode
  /** Wins of the last hour. */
  readonly hourWon: Amount
  /** By how much its games have won more than was staked on them, since ever; negative where they won less. */
  readonly ahead: Amount
}

/** As it was told by all processes, a second ago at most: asking tells nothing itself. */
export async function readStanding(on: Queryable, { vendor, now }: { vendor: string; now: Date }): Promise<Standing[]> {
  const { rows } = await on.query(
    "select currency, win, net from seamless.exchange_flow('{}', '{}', '{}', '{}', '{}', $1, $2) where vendor = $3",
    [now, [vendor], vendor],
  )
  return rows.map(({ currency, win, net }) => {
    const code = String(currency)
    if (!isCurrencyCode(code)) throw new Error(`no such currency: ${code}`)
    return { currency: code, hourWon: amount(BigInt(String(win))), ahead: amount(-BigInt(String(net ?? 0))) }
  })
}
