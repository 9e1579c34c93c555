import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { Amount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'

/** An agent who was closed in this transaction, by which operator, why and when. */
export type ClosedAgent = {
  readonly brand: string
  readonly agent: string
  /** Who stands above, or `null`. */
  readonly parent: string | null
  /** The first business day on which the agent stands in no tree. */
  readonly from: string
  readonly operator: string
  readonly reason: string
  readonly at: Date
}

/** Ends what an agent leaves behind, in the transaction that closes the agent. */
export type EndForClosed = (transaction: Transaction, closed: ClosedAgent) => Promise<void>

/** What an agent has in schemes now: contracts and requests that a closing ends, and what was earned and is not paid. */
export type PayBeforeClosing = {
  /** Contracts in force or to come. `lastDay` is that of the running period, after which the last of it is counted. */
  readonly contracts: readonly { readonly scheme: AgentScheme; readonly lastDay: string }[]
  readonly requests: readonly {
    readonly id: string
    readonly scheme: AgentScheme
    readonly other: string
    readonly isOwn: boolean
  }[]
  /** `due` is paid by itself, `waiting` once operators approve it. */
  readonly unpaid: readonly { readonly scheme: AgentScheme; readonly due: Amount; readonly waiting: Amount }[]
}
