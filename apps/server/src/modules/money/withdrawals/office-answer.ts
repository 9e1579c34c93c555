import type { OfficeWithdrawal, WithdrawalRecord as Shown } from '@sanuk/contracts/office-withdrawals'
import { groupAccountNumber } from '@sanuk/contracts/thai-banks'
import { type Amount, amount, writeAmount } from '@sanuk/money/amount'
import type { OperatorCaller } from '#platform/caller'
import type { WaitingAbout } from '#platform/capabilities/approval'
import type { FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { BalanceOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Payees } from '../payees/index.ts'
import type { OwedTurnover, WithdrawalRecord, Withdrawals } from './index.ts'
import { owedAnswer } from './routes.ts'
import { needsTwo } from './terms.ts'

export type OfficeNeeds = {
  readonly withdrawals: Withdrawals
  readonly clock: Clock
  readonly payees: Pick<Payees, 'find' | 'numberOf'>
  readonly approvals: { readonly waitingAbout: WaitingAbout }
  readonly operatorNames: OperatorNames
  readonly findMany: FindMembers
  readonly balanceOf: BalanceOf
  readonly depositedBy: (member: string) => Promise<{ readonly sum: Amount; readonly count: number }>
  readonly owed: (member: string) => Promise<readonly OwedTurnover[]>
}

/** Withdrawals as operators see them. */
export function createOfficeAnswers(needs: OfficeNeeds) {
  const { withdrawals } = needs

  async function list(brand: string, records: readonly WithdrawalRecord[]): Promise<OfficeWithdrawal[]> {
    const [shown, members, underWay, proposed, terms, names] = await Promise.all([
      withdrawals.answers(records),
      needs.findMany(records.map(({ member }) => member)),
      withdrawals.underWay(records.map(({ id }) => id)),
      needs.approvals.waitingAbout(
        brand,
        ['withdrawals.approve', 'withdrawals.resolve'],
        records.map(({ id }) => id),
      ),
      withdrawals.termsOf(brand),
      needs.operatorNames(records.flatMap(({ claimedBy }) => claimedBy ?? [])),
    ])
    const stuckBefore = withdrawals.stuckBefore()
    const late = needs.clock().getTime() - terms.targetMinutes * 60_000
    return records.flatMap((record, at) => {
      const whole = shown[at]
      if (!whole) return []
      const { id, member, currency, claimedBy, state, since } = record
      const isOurs = state === 'waiting' || state === 'approved' || state === 'partly_paid' || state === 'disputed'
      return {
        ...{ ...whole, member, currency, username: members.get(member)?.username ?? '' },
        claimedBy: claimedBy === null ? null : { id: claimedBy, username: names.get(claimedBy) ?? '' },
        overdue: isOurs && since.getTime() < late,
        needsTwo: state === 'waiting' && needsTwo(record, terms),
        proposed: proposed.has(id),
        bankHasIt: underWay.has(id),
        bankSilent: (underWay.get(id)?.orderedAt ?? stuckBefore) < stuckBefore,
      }
    })
  }

  async function aboutMember({ member, account }: WithdrawalRecord): Promise<Shown['member']> {
    const [people, deposits, paid, owed, payee] = await Promise.all([
      needs.findMany([member]),
      needs.depositedBy(member),
      withdrawals.totalOf(member),
      needs.owed(member),
      needs.payees.find(account),
    ])
    const person = people.get(member)
    if (!person || !payee) throw new Error(`member ${member} has no record`)
    const net = deposits.sum - paid.sum
    return {
      ...{ joinedAt: person.joinedAt.toISOString(), closedAt: person.closedAt?.toISOString() ?? null },
      balance: writeAmount(await needs.balanceOf(person)),
      deposits: { sum: writeAmount(deposits.sum), count: deposits.count },
      withdrawals: { sum: writeAmount(paid.sum), count: paid.count },
      net: net < 0n ? `-${writeAmount(amount(-net))}` : writeAmount(amount(net)),
      ...{ accountAddedAt: payee.addedAt.toISOString(), owed: owed.map(owedAnswer) },
    }
  }

  return {
    list,
    record: async (record: WithdrawalRecord, { powers }: OperatorCaller): Promise<Shown> => {
      const [[withdrawal], member, log, underWay, account, held] = await Promise.all([
        list(record.brand, [record]),
        aboutMember(record),
        withdrawals.logOf(record.id),
        withdrawals.underWay([record.id]),
        needs.payees.find(record.account),
        withdrawals.heldOf(record.id),
      ])
      if (!withdrawal || !account) throw new Error(`withdrawal ${record.id} has no record`)
      const names = await needs.operatorNames(log.flatMap(({ operator }) => operator ?? []))
      const isPayer = powers.has('money.change')
      return {
        withdrawal,
        member,
        bankFault: underWay.get(record.id)?.lastFault ?? null,
        heldReports: held.map(({ at, report }) => ({ at: at.toISOString(), report })),
        accountNumber: isPayer ? groupAccountNumber(account.bank, needs.payees.numberOf(account)) : null,
        log: logAnswer(log, names),
      }
    },
  }
}

/** What happened to a withdrawal, each line with the operator's name where one did it. */
const logAnswer = (
  log: Awaited<ReturnType<OfficeNeeds['withdrawals']['logOf']>>,
  names: ReadonlyMap<string, string>,
): Shown['log'] =>
  log.map(({ at, state, action, operator, note }) => ({
    at: at.toISOString(),
    state,
    action,
    note,
    by: operator === null ? null : (names.get(operator) ?? ''),
  }))
