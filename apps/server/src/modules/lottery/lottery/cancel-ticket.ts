import { postOne } from '@sanuk/ledger/post'
import type { Amount } from '@sanuk/money/amount'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { lotteryNamed } from './games.ts'
import type { LotteryNeeds, Player } from './needs.ts'
import { returnStakes } from './returned-stakes.ts'
import { roundNameOf } from './store/place.ts'
import type { createTicketStore, TicketRecord } from './store/tickets.ts'

type Needs = LotteryNeeds & { readonly tickets: ReturnType<typeof createTicketStore> }

/**
 * Takes a ticket back before its issue is sealed: the whole stake comes home. One that was taken back before is answered
 * again. Refuses with `not_found` and `issue_closed`.
 */
export function createCancelTicket(needs: Needs) {
  const { database, tickets, announce, balanceOf } = needs
  const own = async (player: Player, id: string, on?: Transaction): Promise<TicketRecord> => {
    const ticket = await tickets.one(id, on)
    if (ticket?.member !== player.id) throw new Refusal('not_found')
    return ticket
  }
  return async (player: Player, id: string): Promise<{ ticket: TicketRecord; balance: Amount }> => {
    await inTransaction(database, async (transaction) => {
      const giveBack = async (): Promise<TicketRecord[]> => {
        const ticket = await own(player, id, transaction)
        if (ticket.cancelledAt !== null || !(await tickets.cancel(transaction, ticket))) return []
        await bringHome(needs, ticket, transaction)
        return [ticket]
      }
      await returnStakes(transaction, { protection: needs.protection, members: [player.id], giveBack })
      // Somebody may have taken it back before.
      if ((await own(player, id, transaction)).cancelledAt === null) throw new Refusal('issue_closed')
    })
    await announce(player.id)
    return { ticket: await own(player, id), balance: await balanceOf(player) }
  }
}

/** Gives the stake of a ticket back; its round is rolled back. */
async function bringHome({ tickets, wagers }: Needs, ticket: TicketRecord, transaction: Transaction): Promise<void> {
  const { id, slip, issue, game, stake: amount } = ticket
  const name = roundNameOf(slip, issue)
  const round = await wagers.lockRound(transaction, lotteryNamed(game)?.vendor ?? '', name)
  if (!round) throw new Error(`ticket ${id} has no round`)
  const { account: credit, house: debit } = await tickets.moneyOf(transaction, id)
  const key = `lottery:cancel:${id}`
  const transfer = { key, amount, reference: id, memo: name, kind: 'rollback', debit, credit } as const
  const posted = await postOne(queryable(transaction), transfer)
  if (posted.outcome !== 'posted') throw new Error(`${key} was not posted: ${posted.outcome}`)
  await wagers.recordMovement(transaction, round, { kind: 'rollback', amount, at: posted.at })
}
