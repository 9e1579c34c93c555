import { randomUUID } from 'node:crypto'
import type { COLLECT_OUTCOMES } from '@sanuk/contracts/transfers'
import { type Amount, ZERO } from '@sanuk/money/amount'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import { Refusal } from '#platform/refusal'
import type { GameVendor } from '#platform/vendors'
import type { MoveWish, move } from './move.ts'
import type { ChoiceStore } from './store/choices.ts'
import type { TransferRecord } from './store/transfer-rows.ts'
import type { TransferStore } from './store/transfers.ts'

type Needs = {
  readonly vendors: () => readonly GameVendor[]
  readonly store: Pick<TransferStore, 'vendorsHolding'>
  readonly choices: ChoiceStore
  readonly move: ReturnType<typeof move>
}

/** What came of bringing money home from one vendor. */
export type Collected = {
  readonly vendor: string
  readonly outcome: (typeof COLLECT_OUTCOMES)[number]
  readonly amount: Amount
}

/** Money that is moved for a member: home from everywhere, or after them to the game they open. */
export function createFollow({ vendors, store, choices, move }: Needs) {
  const all = (owner: WalletOwner, vendor: GameVendor, direction: MoveWish['direction']) =>
    orRefusal(move(owner, { requestId: randomUUID(), vendor, direction, amount: null }))

  /** Brings home what is at a vendor; null where nothing is. */
  async function bringHome(owner: WalletOwner, vendor: GameVendor): Promise<Collected | null> {
    const moved = await all(owner, vendor, 'out')
    const told = (outcome: Collected['outcome'], amount = ZERO) => ({ vendor: vendor.code, outcome, amount })
    if (!(moved instanceof Refusal)) {
      return moved.state === 'done' ? told('done', moved.amount ?? ZERO) : told('under_way')
    }
    if (moved.code === 'not_enough_money') return null
    return told(moved.code === 'transfer_under_way' ? 'under_way' : 'failed')
  }

  async function collect(owner: WalletOwner, from = vendors()): Promise<Collected[]> {
    const holding = from.filter(({ wallet }) => wallet === 'transfer')
    const collected = await Promise.all(holding.map((vendor) => bringHome(owner, vendor)))
    return collected.filter((one) => one !== null)
  }

  return {
    collect: (owner: WalletOwner) => collect(owner),
    /**
     * Before a game is opened, where the member wants it so: home from the other vendors, as far as we know that
     * something is there, and all of it to this one if it holds a wallet. Whatever of it fails, the game opens. Answers
     * whether the money is to come home afterwards.
     */
    follow: async (owner: WalletOwner, to: GameVendor): Promise<boolean> => {
      if (!(await choices.isAutomatic(owner.id))) return false
      const holding = await store.vendorsHolding(owner.id)
      await collect(
        owner,
        vendors().filter(({ code }) => code !== to.code && holding.includes(code)),
      )
      if (to.wallet !== 'transfer') return false
      await all(owner, to, 'in')
      return true
    },
  }
}

/** What was done, or why not: for those who go on either way. */
async function orRefusal(doing: Promise<TransferRecord>): Promise<TransferRecord | Refusal> {
  try {
    return await doing
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
