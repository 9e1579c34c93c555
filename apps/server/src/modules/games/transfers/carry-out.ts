import { randomUUID } from 'node:crypto'
import type { Log } from '@sanuk/host/log'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import type { AskWallet, TransferStep, WalletReply } from '#platform/vendor-wallets'
import type { GameVendor } from '#platform/vendors'
import type { Protection } from '../../accounts/protection/index.ts'
import type { TransferRecord } from './store/transfer-rows.ts'
import type { TransferStore } from './store/transfers.ts'
import type { Accounts, Till } from './till.ts'
import { type Verdict, verdictOfMove, verdictOfStatus } from './verdict.ts'

/** Where a process may die without harm: whatever comes next finds the transfer as it was left here. */

export type CarryNeeds = {
  readonly database: Database
  readonly store: TransferStore
  readonly till: Till
  /** Writes down why it is still not known what became of a transfer. */
  readonly keepFault: (id: string, fault: string) => Promise<void>
  readonly clock: Clock
  readonly log: Log
  readonly askWallet: AskWallet
  readonly protection: Pick<Protection, 'admit' | 'note' | 'timeZoneOf'>
  /** Tells the member's open pages; called after the commit. */
  readonly announce: (transfer: TransferRecord, balance: Amount | null) => Promise<void>
  /** Told of every step that is behind us, for tests that stop there. */
  readonly reached: (step: TransferStep) => Promise<void>
}

/** After so many questions without an answer somebody has to look. */
export const QUESTIONS_WITHOUT_ALARM = 5

export type CarryOut = ReturnType<typeof createCarryOut>

/**
 * Carries transfers that have been written down through to their end. The vendor is told once; where its answer does
 * not say what happened it is asked (`status`) until it does, and nothing is guessed. Each step may be taken again, by
 * any process: the vendor's side is named by the transfer, ours is settled once under its lock.
 */
export function createCarryOut(needs: CarryNeeds) {
  const { askWallet, log } = needs

  /** Asks the vendor what became of it, and settles it if the vendor tells. */
  async function ask(transfer: TransferRecord, vendor: GameVendor): Promise<TransferRecord> {
    const reply = await askWallet(vendor, 'status', { requestId: randomUUID(), transaction: transfer.id })
    const verdict = verdictOfStatus(transfer, reply)
    if (verdict) return settle(needs, transfer, verdict)
    await needs.keepFault(transfer.id, faultOf(reply))
    const alarm = { transfer: transfer.id, vendor: vendor.code, questions: transfer.questions }
    if (transfer.questions > QUESTIONS_WITHOUT_ALARM) log.error(alarm, 'nobody knows what became of a transfer')
    return transfer
  }

  return {
    ask,
    /** Tells the vendor what to do, once, and settles what it answers. What stays open is under way. */
    order: async (transfer: TransferRecord, vendor: GameVendor): Promise<TransferRecord> => {
      const verdict = verdictOfMove(transfer, await tell(askWallet, transfer, vendor))
      await needs.reached('vendor_answered')
      return verdict ? settle(needs, transfer, verdict) : ask(transfer, vendor)
    },
  }
}

/** What a vendor said instead of what became of a transfer. */
function faultOf(reply: WalletReply<'status'>): string {
  if (reply.kind === 'refused') return reply.status
  return reply.kind === 'unknown' ? 'NO_ANSWER' : 'OTHER_ANSWER'
}

function tell(askWallet: AskWallet, { id, member, currency, direction, amount }: TransferRecord, vendor: GameVendor) {
  const request = { requestId: randomUUID(), transaction: id, member, currency }
  if (direction === 'out') {
    return askWallet(vendor, 'withdraw', { ...request, ...(amount === null ? {} : { amount: writeAmount(amount) }) })
  }
  if (amount === null) throw new Error(`transfer ${id} brings in an unknown amount`)
  return askWallet(vendor, 'deposit', { ...request, amount: writeAmount(amount) })
}

/** Writes down how a transfer ended and moves its money, once; however often a verdict comes, the first one stands. */
async function settle(needs: CarryNeeds, transfer: TransferRecord, verdict: Verdict): Promise<TransferRecord> {
  const { id, member, brand, currency, vendor } = transfer
  const accounts = await needs.till.accountsOf({ id: member, brand, currency }, vendor)
  const timeZone = await needs.protection.timeZoneOf(brand)
  const settled = await inTransaction(needs.database, async (transaction) => {
    const locked = await needs.store.lock(transaction, id)
    if (locked.state !== 'under_way') return locked
    const done = await end(needs, { transfer: locked, verdict, accounts }, transaction)
    const home = cameHome(done.ended)
    if (home) await needs.protection.note(transaction, { id: member, timeZone }, { at: needs.clock(), moved: -home })
    return done
  })
  if (!('ended' in settled)) {
    if (settled.state !== verdict.outcome) needs.log.error({ transfer: id, vendor }, 'a vendor contradicts itself')
    return settled
  }
  await needs.reached('settled')
  await needs.announce(settled.ended, settled.balance)
  return settled.ended
}

/** What an ended transfer brought back to the main wallet, or left there. */
const cameHome = ({ direction, state, amount }: TransferRecord): Amount | null =>
  (direction === 'out') === (state === 'done') ? amount : null

type Ended = { readonly ended: TransferRecord; readonly balance: Amount | null }

async function end(
  { store, till, clock }: CarryNeeds,
  { transfer, verdict, accounts }: { transfer: TransferRecord; verdict: Verdict; accounts: Accounts },
  transaction: Transaction,
): Promise<Ended> {
  const at = clock()
  const ending =
    verdict.outcome === 'done'
      ? ({ state: 'done', amount: verdict.amount, vendorBalance: verdict.vendorBalance, at } as const)
      : ({ state: 'refused', reason: verdict.reason, at } as const)
  const ended = await store.settle(transaction, transfer.id, ending)
  return { ended, balance: await moveMoney(till, { transfer: ended, accounts }, transaction) }
}

/** The movement an ended transfer means for the main wallet; answers what is there then, `null` where nothing changed. */
async function moveMoney(
  till: Till,
  { transfer: { id, direction, state, amount }, accounts }: { transfer: TransferRecord; accounts: Accounts },
  transaction: Transaction,
): Promise<Amount | null> {
  const isDone = state === 'done'
  if (direction === 'in')
    return till.endAside(transaction, { transfer: id, creditVendor: isDone ? accounts.vendor : null })
  return isDone && amount ? till.bringHome(transaction, { accounts, transfer: id, amount }) : null
}
