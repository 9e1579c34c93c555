import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { sql } from 'kysely'
import { type createAccrualRows, type Due, payableOf, type Which } from '#platform/accruals/accrual-rows'
import type { Transaction } from '#platform/database'
import { agentsGone, type LeastPaid } from './agents-gone.ts'

/** Where the periods of a scheme lie, and which of them may be paid. */
type Periods = Pick<Which, 'payable'> & {
  readonly accruals: Pick<ReturnType<typeof createAccrualRows>, 'lock' | 'markPaid'>
  readonly table: 'salary.earning' | 'salary.bill'
  readonly scheme: AgentScheme
}

type Payment = LeastPaid & { readonly brand: string; readonly at: Date }

/**
 * Locks what is due to agents and marks it as paid, where it is at least so much; of whoever stands in no tree any more,
 * any amount.
 */
export const takeDue =
  ({ accruals, table, scheme, ...which }: Periods) =>
  async (transaction: Transaction, agents: readonly string[], { brand, least, today, at }: Payment): Promise<Due[]> => {
    const locked = await accruals.lock(transaction, agents, { brand, ...which })
    const { taken, due } = payableOf(locked, least, await agentsGone(transaction, agents, today))
    await accruals.markPaid(transaction, taken)
    const [owners, firstDays] = [taken.map(({ owner }) => owner), taken.map(({ period }) => period)]
    await sql`
      update ${sql.table(table)} kept set paid_at = ${at}
        from unnest(${owners}::uuid[], ${firstDays}::date[]) as these (owner, first_day)
       where kept.scheme = ${scheme} and kept.agent = these.owner and kept.first_day = these.first_day`.execute(
      transaction,
    )
    return due
  }
