import type { Log } from '@sanuk/host/log'
import type { Amount } from '@sanuk/money/amount'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { AskWallet, TransferStep } from '#platform/vendor-wallets'
import type { GameVendor } from '#platform/vendors'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Seats } from '../seats/index.ts'
import type { Vendors } from '../vendors/index.ts'
import { askNow } from './ask-now.ts'
import { createCarryOut } from './carry-out.ts'
import { createFollow } from './follow.ts'
import { merchants } from './merchants.ts'
import { move } from './move.ts'
import { createBrandTransfers } from './store/brand-transfers.ts'
import { createChoiceStore } from './store/choices.ts'
import { hasMoneyAway } from './store/money-away.ts'
import type { TransferRecord } from './store/transfer-rows.ts'
import { createTransferStore } from './store/transfers.ts'
import { createTill } from './till.ts'

export type { TransferRecord } from './store/transfer-rows.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly vendors: Pick<Vendors, 'all' | 'vendorNamed' | 'isEnabled'>
  readonly seats: Pick<Seats, 'of' | 'hasMoney'>
  readonly accountOf: AccountOf
  readonly askWallet: AskWallet
  readonly protection: Pick<Protection, 'admit' | 'note' | 'timeZoneOf'>
  readonly announce: (transfer: TransferRecord, balance: Amount | null) => Promise<void>
  readonly reached: (step: TransferStep) => Promise<void>
}

/** How many transfers one round of questions takes at a time. */
const ASKED_AT_ONCE = 20

export type Transfers = ReturnType<typeof createTransfers>

/** Money between main wallets and the vendors that hold wallets of their own. */
export function createTransfers(needs: Needs) {
  const { database, vendors, clock } = needs
  const store = createTransferStore(database)
  const choices = createChoiceStore(database)
  const brandTransfers = createBrandTransfers(database)
  const carried = { ...needs, store, till: createTill(needs), keepFault: brandTransfers.keepFault }
  const carryOut = createCarryOut(carried)
  const vendorNamed = (code: string) => vendors.vendorNamed(code)?.called ?? undefined
  const nameOf = (code: string) => vendors.vendorNamed(code)?.name ?? code
  const moving = move({ ...carried, carryOut, isEnabled: vendors.isEnabled })
  /** Those members know of: money at one that is switched off must still find home. */
  const called = () => vendors.all().flatMap((vendor) => (vendor.called && !vendor.sandbox ? [vendor.called] : []))

  async function askAfter(transfer: TransferRecord): Promise<void> {
    const named = { transfer: transfer.id, vendor: transfer.vendor }
    try {
      const vendor = vendorNamed(transfer.vendor)
      if (vendor) await carryOut.ask(transfer, vendor)
      else needs.log.error(named, 'a transfer of a vendor nobody knows')
    } catch (err) {
      // The others are asked after all the same, and this one again.
      needs.log.error({ ...named, err }, 'a transfer could not be settled')
    }
  }

  /** Asks the vendors about transfers that are due, until none is. */
  async function askAgain(): Promise<void> {
    for (;;) {
      const due = await store.takeDue(clock(), ASKED_AT_ONCE)
      if (due.length === 0) return
      await Promise.all(due.map(askAfter))
    }
  }

  return {
    /** In a vendor's wallet, or at a seat. */
    hasMoneyAway: async (connection: Connection, member: string): Promise<boolean> =>
      (await needs.seats.hasMoney(connection, member)) || hasMoneyAway(connection, member),
    move: moving,
    ...createFollow({ vendors: called, store, choices, move: moving }),
    merchants: merchants({ ...needs, vendors: called, store, nameOf }),
    list: store.list,
    pageOfBrand: brandTransfers.pageOfBrand,
    held: brandTransfers.held,
    askNow: askNow({ clock, brandTransfers, carryOut, vendorNamed }),
    isAutomatic: choices.isAutomatic,
    choose: choices.choose,
    askAgain,
    nameOf,
    /** The vendor of this code, if it holds a wallet of its own. */
    walletVendor: (code: string): GameVendor | undefined => {
      const vendor = vendorNamed(code)
      return vendor?.wallet === 'transfer' ? vendor : undefined
    },
  }
}
