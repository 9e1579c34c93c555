import { openAccount } from '@sanuk/ledger/accounts'
import { post } from '@sanuk/ledger/post'
import { type Amount, add, ZERO } from '@sanuk/money/amount'
import { inTransaction, queryable } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { RaffleNeeds } from './needs.ts'
import { raffleChanges } from './store.ts'

/** Pays a member all that they have won in a draw. Refuses with `nothing_to_claim`. */
export function claimPrizes({ database, clock, findMember, accountOf, announce }: RaffleNeeds) {
  return async (id: string, draw: string): Promise<Amount> => {
    const member = await findMember(id)
    if (!member) throw new Refusal('login_required')
    const { brand, currency } = member
    const sum = await inTransaction(database, async (transaction) => {
      const claimed = await raffleChanges.claim(transaction, { draw, member: id, now: clock() })
      if (claimed.length === 0) throw new Refusal('nothing_to_claim')
      const on = queryable(transaction)
      const house = await openAccount(on, { brand, currency, kind: 'house', owner: 'raffle', guarded: false })
      const wallet = await accountOf(member, transaction)
      const posted = await post(
        on,
        claimed.map(({ place, amount }) => ({
          key: `raffle:${draw}:${place}`,
          debit: house,
          credit: wallet,
          amount,
          kind: 'raffle' as const,
          reference: draw,
        })),
      )
      if (posted.some(({ outcome }) => outcome !== 'posted')) throw new Error(`a prize of draw ${draw} was not paid`)
      return claimed.reduce((total, { amount }) => add(total, amount), ZERO)
    })
    await announce(id)
    return sum
  }
}
