import { smaller, writeMoney } from './money.ts'
import { balanceOf, openRound, placed, type Table } from './table.ts'
import { expectMoved } from './verdict.ts'

/** Gives the member what he has lost against us, or takes what he has won, so that he leaves as he came. */
export async function restorePurse(table: Table): Promise<void> {
  const surplus = (await balanceOf(table)) - table.purse
  if (surplus < table.limits.minimum) await winBack(table, -surplus)
  else await lose(table, surplus)
}

/** A round that ends with this much more, or a little less. */
async function winBack(table: Table, missing: bigint): Promise<void> {
  if (missing === 0n) return
  const round = openRound(table)
  const bet = await placed(round)
  expectMoved(await round.win({ bet, amount: writeMoney(table.stake + missing), roundClosed: true }))
}

async function lose(table: Table, surplus: bigint): Promise<void> {
  const { maximum } = table.limits
  for (let left = surplus; left > 0n; left -= maximum) {
    const amount = smaller(left, maximum)
    if (amount < table.limits.minimum) return winBack(table, -amount)
    await placed(openRound(table), { amount: writeMoney(amount), roundClosed: true })
  }
}
