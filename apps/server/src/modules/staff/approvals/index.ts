import { randomUUID } from 'node:crypto'
import { PROPOSAL_KINDS, PROPOSALS, type ProposalKind } from '@sanuk/contracts/approvals'
import type { Brand, OperatorCaller } from '#platform/caller'
import type { ProposalRequest } from '#platform/capabilities/approval'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { demandMayDecide } from '#platform/may-decide'
import type { CarryOutByKind, SecondHalf } from '#platform/proposals'
import { Refusal } from '#platform/refusal'
import { createProposalStore, type Proposal } from './store.ts'

export type { Proposal }

export type Approvals = ReturnType<typeof createApprovals>

type Place = Pick<Brand, 'id' | 'timeZone'>

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly carryOut: CarryOutByKind
}

/** What takes two operators: one proposes, another decides, and it is done in the moment of the decision. */
export function createApprovals({ database, clock, carryOut }: Needs) {
  const store = createProposalStore(database)

  /** The proposal, locked until it is decided. */
  const demandWaiting = async (transaction: Transaction, brand: string, id: string): Promise<Proposal> => {
    const proposal = await store.lock(transaction, id)
    if (proposal?.brand !== brand) throw new Refusal('not_found')
    if (proposal.state !== 'waiting') throw new Refusal('proposal_decided')
    return proposal
  }

  const demandDecider = (caller: OperatorCaller, { timeZone }: Place, { kind, proposedBy }: Proposal): void => {
    if (!caller.powers.has(PROPOSALS[kind])) throw new Refusal('forbidden')
    if (proposedBy === caller.id) throw new Refusal('own_proposal')
    demandMayDecide(caller, PROPOSALS[kind], timeZone)
  }

  return {
    /** Proposes. Refuses with `proposal_waiting` where the same thing waits already. */
    propose: async (caller: OperatorCaller, brand: string, wish: ProposalRequest): Promise<{ id: string }> => {
      const id = randomUUID()
      const added = await store.add(database, {
        id,
        brand,
        kind: wish.kind,
        about: wish.about,
        subject_id: wish.subjectId,
        part: wish.part ?? '',
        details: JSON.stringify(wish.details),
        note: wish.note ?? null,
        proposed_by: caller.id,
        proposed_at: clock(),
        concerns: [...(wish.concerns ?? [])],
      })
      if (!added) throw new Refusal('proposal_waiting')
      return { id }
    },
    /**
     * Refuses with `own_proposal`, `own_account`, `decides_later`, `proposal_decided`, `proposal_outdated`, and with what
     * carrying it out refuses.
     */
    approve: async (caller: OperatorCaller, brand: Place, id: string): Promise<SecondHalf | null> => {
      const done = await inTransaction(database, async (transaction) => {
        const proposal = await demandWaiting(transaction, brand.id, id)
        demandDecider(caller, brand, proposal)
        if (proposal.concerns.includes(caller.id)) throw new Refusal('own_account')
        const decision = { decided_by: caller.id, decided_at: clock(), reason: null }
        try {
          const after = await carryOut[proposal.kind](transaction, proposal)
          await store.decide(transaction, id, { ...decision, state: 'approved' })
          return { after }
        } catch (fault) {
          if (!(fault instanceof Refusal && fault.code === 'proposal_outdated')) throw fault
          await store.decide(transaction, id, { ...decision, state: 'outdated' })
          return { fault }
        }
      })
      if ('fault' in done) throw done.fault
      if (typeof done.after !== 'function') return done.after
      await done.after()
      return null
    },
    /** Refuses with `own_proposal`, `decides_later`, `proposal_decided`. */
    reject: (caller: OperatorCaller, brand: Place, { id, reason }: { id: string; reason: string }): Promise<void> =>
      inTransaction(database, async (transaction) => {
        demandDecider(caller, brand, await demandWaiting(transaction, brand.id, id))
        await store.decide(transaction, id, { state: 'rejected', decided_by: caller.id, decided_at: clock(), reason })
      }),
    /** Takes one's own back. Refuses with `proposal_decided`. */
    withdraw: (caller: OperatorCaller, brand: string, id: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const { proposedBy } = await demandWaiting(transaction, brand, id)
        if (proposedBy !== caller.id) throw new Refusal('forbidden')
        const decision = { decided_by: caller.id, decided_at: clock(), reason: null }
        await store.decide(transaction, id, { ...decision, state: 'withdrawn' })
      }),
    list: store.list,
    /** What waits for a decision of this operator. */
    queueOf: (caller: OperatorCaller, brand: string) => store.queue(brand, decidableBy(caller), caller.id),
    /** Ids of the records about which a proposal of a kind waits, with the proposal's. */
    waitingAbout: store.waitingAbout,
    waitingAboutPart: store.waitingAboutPart,
  }
}

/** The kinds of proposal that an operator may decide now. */
export function decidableBy({ powers, decidesFrom }: OperatorCaller): ProposalKind[] {
  return PROPOSAL_KINDS.filter((kind) => powers.has(PROPOSALS[kind]) && !decidesFrom.has(PROPOSALS[kind]))
}
