import type { Merchant } from '@sanuk/contracts/transfers'
import { add, writeAmount } from '@sanuk/money/amount'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { AskWallet } from '#platform/vendor-wallets'
import type { GameVendor } from '#platform/vendors'
import type { HeldSeat, Seats } from '../seats/index.ts'
import { vendorBalance } from './move.ts'
import type { TransferStore } from './store/transfers.ts'
import { type NameOf, transferAnswer } from './transfer-answer.ts'

type Needs = {
  readonly vendors: () => readonly GameVendor[]
  readonly store: Pick<TransferStore, 'underWay'>
  readonly seats: Pick<Seats, 'of'>
  readonly askWallet: AskWallet
  readonly clock: Clock
  readonly nameOf: NameOf
}

/** Every vendor's wallet as a member sees it. The vendors are asked at the same time: a silent one keeps nobody waiting. */
export const merchants =
  ({ vendors, store, seats, askWallet, clock, nameOf }: Needs) =>
  async (owner: WalletOwner): Promise<Merchant[]> => {
    const [underWay, held] = await Promise.all([store.underWay(owner.id), seats.of(owner.id)])
    return Promise.all(
      vendors().map(async (vendor) => {
        const isSingle = vendor.wallet === 'seamless'
        const balance = isSingle ? null : await vendorBalance(askWallet, owner, vendor)
        const moving = underWay.find((transfer) => transfer.vendor === vendor.code)
        return {
          code: vendor.code,
          name: vendor.name,
          isSingle,
          balance: balance === null ? null : writeAmount(balance),
          updatedAt: balance === null ? null : clock().toISOString(),
          seated: seatedAt(held, vendor.code),
          underWay: moving ? transferAnswer(moving, nameOf) : null,
        }
      }),
    )
  }

/** What is at the tables of a vendor, or `null` where nothing is. */
function seatedAt(held: readonly HeldSeat[], code: string): string | null {
  const sum = add(...held.filter(({ vendor }) => vendor === code).map(({ amount }) => amount))
  return sum > 0n ? writeAmount(sum) : null
}
