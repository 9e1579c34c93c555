import { randomUUID } from 'node:crypto'
import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { AskWallet } from '#platform/vendor-wallets'
import type { GameVendor } from '#platform/vendors'
import type { CarryNeeds, CarryOut } from './carry-out.ts'
import type { TransferRecord } from './store/transfer-rows.ts'
import type { Accounts } from './till.ts'

/** Longer than the vendor is waited for when it is told: before this nobody else asks. */
export const FIRST_QUESTION_MS = 20_000

export type MoveWish = {
  readonly requestId: string
  readonly vendor: GameVendor
  readonly direction: 'in' | 'out'
  /** Everything there is, where there is none. */
  readonly amount: Amount | null
}

type Needs = CarryNeeds & { readonly carryOut: CarryOut; readonly isEnabled: (vendor: string) => boolean }

type Place = {
  readonly owner: WalletOwner
  readonly wish: MoveWish
  readonly accounts: Accounts
  readonly timeZone: string
}

/**
 * Moves a member's money to a vendor's wallet or home. First it is written down, and set aside where it leaves the main
 * wallet; then the vendor is told. The same request moves once; one that is long under way is asked after. Refuses with
 * `not_enough_money`, `transfer_under_way`, `transfer_refused`, `vendor_unreachable`, `own_limit_reached` and
 * `play_paused`, and then nothing has moved.
 */
export const move =
  (needs: Needs) =>
  async (owner: WalletOwner, wish: MoveWish): Promise<TransferRecord> => {
    const { store, carryOut } = needs
    const earlier = await store.ofRequest(owner.id, wish.requestId)
    if (earlier) return answered(isDue(earlier, needs.clock()) ? await carryOut.ask(earlier, wish.vendor) : earlier)
    if (wish.direction === 'in' && !needs.isEnabled(wish.vendor.code)) throw new Refusal('transfer_refused')
    await demandVendor(needs.askWallet, owner, wish)
    const accounts = await needs.till.accountsOf(owner, wish.vendor.code)
    const timeZone = await needs.protection.timeZoneOf(owner.brand)
    const begun = await inTransaction(needs.database, (transaction) =>
      begin(needs, { owner, wish, accounts, timeZone }, transaction),
    )
    // Somebody was faster: this very request, sent twice, or another one.
    if (!begun) {
      const same = await store.ofRequest(owner.id, wish.requestId)
      if (same) return answered(same)
      throw new Refusal('transfer_under_way')
    }
    await needs.reached('set_aside')
    if (begun.balance !== null) await needs.announce(begun.transfer, begun.balance)
    return answered(await carryOut.order(begun.transfer, wish.vendor))
  }

/** A question bars what has not reached the vendor yet: whoever was told just now is not asked already. */
export const isDue = ({ state, requestedAt }: TransferRecord, now: Date): boolean =>
  state === 'under_way' && now.getTime() >= requestedAt.getTime() + FIRST_QUESTION_MS

/** Nobody's money is set aside for a vendor that does not answer, or asked of one that has none. */
async function demandVendor(askWallet: AskWallet, owner: WalletOwner, wish: MoveWish): Promise<void> {
  const balance = await vendorBalance(askWallet, owner, wish.vendor)
  if (balance === null) throw new Refusal('vendor_unreachable')
  if (wish.direction === 'out' && (balance === 0n || balance < (wish.amount ?? ZERO))) {
    throw new Refusal('not_enough_money')
  }
}

/** What a member has at a vendor, or `null` where it does not tell. One it has never seen has nothing. */
export async function vendorBalance(
  askWallet: AskWallet,
  { id, currency }: WalletOwner,
  vendor: GameVendor,
): Promise<Amount | null> {
  const reply = await askWallet(vendor, 'balance', { requestId: randomUUID(), member: id, currency })
  if (reply.kind === 'ok') return parseAmount(reply.answer.balance)
  return reply.kind === 'refused' && reply.status === 'UNKNOWN_MEMBER' ? ZERO : null
}

type Begun = { readonly transfer: TransferRecord; readonly balance: Amount | null }

/** Writes the transfer down and sets its money aside, both or neither. `null` where something else stands in the way. */
async function begin(
  { store, till, clock, protection }: Needs,
  place: Place,
  transaction: Transaction,
): Promise<Begun | null> {
  const { owner, wish, accounts, timeZone } = place
  const isIn = wish.direction === 'in'
  const amount = isIn ? await amountIn({ till, protection }, place, transaction) : wish.amount
  const requestedAt = clock()
  const transfer = await store.add(transaction, {
    id: randomUUID(),
    brand: owner.brand,
    member: owner.id,
    vendor: wish.vendor.code,
    currency: owner.currency,
    requestId: wish.requestId,
    direction: wish.direction,
    amount,
    requestedAt,
    askAt: new Date(requestedAt.getTime() + FIRST_QUESTION_MS),
  })
  if (!transfer || !isIn || !amount) return transfer && { transfer, balance: null }
  const balance = await till.setAside(transaction, { accounts, transfer: transfer.id, amount })
  if (balance === null) throw new Refusal('not_enough_money')
  await protection.note(transaction, { id: owner.id, timeZone }, { at: requestedAt, moved: amount })
  return { transfer, balance }
}

/** How much goes in: what was asked for, or all that there is and the member's own limits let go. */
async function amountIn(
  { till, protection }: Pick<Needs, 'till' | 'protection'>,
  { owner, wish, accounts, timeZone }: Place,
  transaction: Transaction,
): Promise<Amount> {
  const all = wish.amount === null
  const sum = wish.amount ?? (await till.balanceOf(transaction, accounts))
  if (!sum) throw new Refusal('not_enough_money')
  return protection.admit.move(transaction, { ...owner, timeZone }, { sum, all })
}

/** How the caller hears of a transfer: one that was refused is a refusal, also when it is asked for again. */
function answered(transfer: TransferRecord): TransferRecord {
  if (transfer.state !== 'refused') return transfer
  throw new Refusal(transfer.reason === 'NOT_ENOUGH_MONEY' ? 'not_enough_money' : 'transfer_refused')
}
