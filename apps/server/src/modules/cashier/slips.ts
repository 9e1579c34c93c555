import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Pictures } from '../pictures/index.ts'
import type { DepositStore } from './store/deposits.ts'
import type { DepositRecord } from './store/rows.ts'
import type { SlipStore } from './store/slips.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly deposits: DepositStore
  readonly slips: SlipStore
  readonly keepClosed: Pictures['keepClosed']
}

/** Slips that members send, and operators look at. */
export function createSlips({ database, clock, deposits, slips, keepClosed }: Needs) {
  return {
    /** Refuses with `slip_used` a picture that was sent before, and with `deposit_went_on` where the money is there. */
    send: async (member: string, id: string, picture: string): Promise<DepositRecord> => {
      const deposit = await deposits.find(member, id)
      if (!deposit) throw new Refusal('not_found')
      const isOver = deposit.state === 'credited' || deposit.state === 'cancelled'
      if (isOver || deposit.kind !== 'bank_transfer') throw new Refusal('deposit_went_on')
      const { brand } = deposit
      const hash = createHash('sha256').update(picture).digest('hex')
      const kept = await keepClosed(brand, picture)
      const at = clock()
      await inTransaction(database, async (transaction) => {
        const slip = { id: randomUUID(), brand, deposit: id, picture: kept, hash, sentAt: at }
        if (!(await slips.add(transaction, slip))) throw new Refusal('slip_used')
        await slips.write(transaction, { brand, deposit: id, at, operator: null, what: 'slip_sent', note: null })
      })
      return deposit
    },
    /** Its member reads the reason. Refuses with `deposit_went_on` where none waits. */
    reject: (deposit: DepositRecord, operator: string, reason: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const { id, brand } = deposit
        const decided = await slips.decide(transaction, id, { state: 'rejected', reason, operator })
        if (decided === 0) throw new Refusal('deposit_went_on')
        const entry = { brand, deposit: id, at: clock(), operator, note: reason }
        await slips.write(transaction, { ...entry, what: 'slip_rejected' })
      }),
  }
}
