import { randomUUID } from 'node:crypto'
import { operatorAddition, operatorChange, roleChange } from '@sanuk/contracts/operators'
import type { Power } from '@sanuk/contracts/powers'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { givenBy, type StaffNeeds } from './staff.ts'
import type { Role } from './store/roles.ts'
import { delayOf, isSamePowers, NO_POWERS, sensitiveGain } from './two-people.ts'

type Proposal = {
  readonly id: string
  readonly brand: string
  readonly subjectId: string
  readonly details: unknown
  readonly proposedBy: string
}

type RoleDetails = { readonly id: string; readonly powers: readonly Power[] }

function demandCurrent(isCurrent: boolean): asserts isCurrent {
  if (!isCurrent) throw new Refusal('proposal_outdated')
}

/**
 * Does what a second person approved about operators. Each refuses with `proposal_outdated` where the operator, the role or
 * the rights of whoever proposed it have changed since. Powers to decide count a day later.
 */
export function createOperatorCarryOut({ clock, access, operators, roles }: Omit<StaffNeeds, 'sessions' | 'database'>) {
  /** Whoever proposed may still do so, and has what they give. */
  const demandProposer = async ({ proposedBy }: Proposal, given: ReadonlySet<Power>): Promise<void> => {
    const proposer = await operators.one({ id: proposedBy })
    demandCurrent(proposer !== null && proposer.closedAt === null)
    demandCurrent(proposer.powers.has('operators.change') && given.isSubsetOf(proposer.powers))
  }

  const lockRole = async (transaction: Transaction, { brand }: Proposal, proposed: RoleDetails): Promise<Role> => {
    const role = await roles.lock(transaction, brand, proposed.id)
    demandCurrent(role !== null && isSamePowers(role.powers, proposed.powers))
    return role
  }

  return {
    'operators.add': async (transaction: Transaction, proposal: Proposal) => {
      const { username, name, role: proposed } = operatorAddition.parse(proposal.details)
      const { id: role, powers } = await lockRole(transaction, proposal, proposed)
      await demandProposer(proposal, powers)
      const { told, kept } = await access.byTwo(proposal.id)
      const now = clock()
      const row = { id: randomUUID(), brand: proposal.brand, username, name, role, ...kept, made_at: now }
      const decides_from = delayOf(powers, now)
      demandCurrent(await operators.add(transaction, { ...row, decides_from, made_by_command: false }))
      return told
    },
    'operators.change': async (transaction: Transaction, proposal: Proposal) => {
      const { before, after } = operatorChange.parse(proposal.details)
      const role = await lockRole(transaction, proposal, after.role)
      const operator = await operators.lock(transaction, proposal.subjectId)
      demandCurrent(operator?.brand === proposal.brand && operator.role.id === before.role.id)
      demandCurrent(operator.name === before.name && (operator.closedAt !== null) === before.closed)
      demandCurrent(isSamePowers(operator.role.powers, before.role.powers))
      await demandProposer(proposal, role.powers.union(operator.role.powers))
      const gained = sensitiveGain(givenBy(operator.role, before.closed), givenBy(role, after.closed))
      const closed_at = after.closed ? operator.closedAt : null
      await operators.change(transaction, operator.id, { name: after.name, role: role.id, closed_at })
      await operators.delayDeciding(transaction, { id: operator.id }, delayOf(gained, clock()))
      return null
    },
    'operators.reset': async (transaction: Transaction, proposal: Proposal) => {
      const operator = await operators.lock(transaction, proposal.subjectId)
      demandCurrent(operator?.brand === proposal.brand)
      await demandProposer(proposal, operator.role.powers)
      const made = await access.byTwo(proposal.id)
      await access.replace(transaction, operator.id, made)
      const given = sensitiveGain(NO_POWERS, operator.role.powers)
      await operators.delayDeciding(transaction, { id: operator.id }, delayOf(given, clock()))
      return made.told
    },
    'operators.role': async (transaction: Transaction, proposal: Proposal) => {
      const { before, after, holders } = roleChange.parse(proposal.details)
      const role = await lockRole(transaction, proposal, { id: proposal.subjectId, powers: before.powers })
      demandCurrent(role.name === before.name)
      const isFree = !(await roles.list(proposal.brand)).some(({ id, name }) => name === after.name && id !== role.id)
      demandCurrent(isFree)
      const current = (await operators.holders(transaction, role.id)).map(({ id }) => id)
      demandCurrent(current.join() === holders.map(({ id }) => id).join())
      const powers = new Set(after.powers)
      await demandProposer(proposal, powers.union(role.powers))
      await roles.change(transaction, role.id, { name: after.name, powers: [...powers] })
      const gained = sensitiveGain(role.powers, powers)
      await operators.delayDeciding(transaction, { role: role.id }, delayOf(gained, clock()))
      return null
    },
  }
}
