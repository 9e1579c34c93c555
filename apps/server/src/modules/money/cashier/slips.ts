import { randomUUID } from 'node:crypto'
import { SLIPS_MAX } from '@sanuk/contracts/cashier'
import type { HashPixels, KeepClosedPicture } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { DepositStore } from './store/deposits.ts'
import type { DepositRecord } from './store/rows.ts'
import type { SlipStore } from './store/slips.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly deposits: DepositStore
  readonly slips: SlipStore
  readonly pictures: { readonly keepClosed: KeepClosedPicture; readonly hashPixels: HashPixels }
}

/** Slips that members send, and operators look at. */
export function createSlips({ database, clock, deposits, slips, pictures }: Needs) {
  const demandOpen = async (found: DepositRecord | null, on: Connection): Promise<DepositRecord> => {
    if (!found) throw new Refusal('not_found')
    const isOver = found.state === 'credited' || found.state === 'cancelled'
    if (isOver || found.kind !== 'bank_transfer') throw new Refusal('deposit_went_on')
    if ((await slips.count(on, found.id)) >= SLIPS_MAX) throw new Refusal('deposit_slips_full')
    return found
  }

  return {
    /**
     * Refuses with `slip_used` a picture that was sent before in whatever file, with `deposit_slips_full` where as many
     * were sent as may be, with `deposit_went_on` where the money is there, and with the codes of `PICTURE_REFUSALS`.
     */
    send: async (member: string, id: string, picture: string): Promise<DepositRecord> => {
      const deposit = await demandOpen(await deposits.find(member, id), database)
      const { brand } = deposit
      const hash = await pictures.hashPixels(picture)
      if (await slips.isKnown(brand, hash)) throw new Refusal('slip_used')
      const kept = await pictures.keepClosed(brand, picture)
      const at = clock()
      await inTransaction(database, async (transaction) => {
        // While the picture was written, the money may have come, or other slips.
        await demandOpen(await deposits.lock(transaction, id), transaction)
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
