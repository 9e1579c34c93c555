import { Refusal } from '#platform/refusal'
import type { GameVendor } from '#platform/vendors'
import type { CarryNeeds, CarryOut } from './carry-out.ts'
import { FIRST_QUESTION_MS } from './move.ts'
import type { createBrandTransfers } from './store/brand-transfers.ts'
import type { TransferRecord } from './store/transfer-rows.ts'

type Needs = Pick<CarryNeeds, 'clock'> & {
  readonly brandTransfers: ReturnType<typeof createBrandTransfers>
  readonly carryOut: CarryOut
  readonly vendorNamed: (code: string) => GameVendor | undefined
}

/**
 * Asks a vendor now what became of a transfer, as the job would later. One that is over, or was told just now, is
 * answered as it is. Refuses with `not_found`, and with `vendor_unreachable` for a vendor nobody knows any more.
 */
export const askNow =
  ({ clock, brandTransfers, carryOut, vendorNamed }: Needs) =>
  async (brand: string, id: string): Promise<TransferRecord> => {
    const transfer = await brandTransfers.find(brand, id)
    if (!transfer) throw new Refusal('not_found')
    const vendor = vendorNamed(transfer.vendor)
    if (!vendor) throw new Refusal('vendor_unreachable')
    const taken = await brandTransfers.take(id, new Date(clock().getTime() - FIRST_QUESTION_MS))
    if (taken) await carryOut.ask(taken, vendor)
    return (await brandTransfers.find(brand, id)) ?? transfer
  }
