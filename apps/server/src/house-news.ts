import type { Amount } from '@sanuk/money/amount'
import type { DepositRecord } from './modules/cashier/index.ts'
import type { Bar } from './modules/protection/index.ts'
import type { TransferRecord } from './modules/transfers/index.ts'
import type { WithdrawalRecord } from './modules/withdrawals/index.ts'
import type { Live } from './platform/live.ts'

/** What members' open pages are told of their money, in the words of the rooms. */
export function moneyNews(live: Live) {
  const deposit = (member: string, id: string, state: 'credited' | 'expired' | 'failed') =>
    live.publish(member, { kind: 'deposit', id, state })
  return {
    balance: live.publishWallet,
    activity: (member: string) => live.publish(member, { kind: 'activity' }),
    documents: (member: string) => live.publish(member, { kind: 'documents' }),
    messages: (member: string) => live.publish(member, { kind: 'messages' }),
    friends: (member: string) => live.publish(member, { kind: 'friends' }),
    points: (member: string) => live.publish(member, { kind: 'points' }),
    protection: (member: string, about: Bar | 'changed') => live.publish(member, { kind: 'protection', about }),
    credited: async ({ id, member }: DepositRecord): Promise<void> => {
      await deposit(member, id, 'credited')
      await live.publishWallet(member)
    },
    depositEnded: deposit,
    withdrawal: async ({ member, id, state }: WithdrawalRecord, balance: Amount | null): Promise<void> => {
      await live.publish(member, { kind: 'withdrawal', id, state })
      if (balance !== null) await live.publishWallet(member)
    },
    transfer: async ({ member, id, state }: TransferRecord, balance: Amount | null): Promise<void> => {
      await live.publish(member, { kind: 'transfer', id, state })
      if (balance !== null) await live.publishWallet(member)
    },
  }
}
