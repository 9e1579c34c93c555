import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { DepositRecord } from './modules/cashier/index.ts'
import type { DocumentRecord } from './modules/documents/index.ts'
import type { Grant } from './modules/free-rounds/index.ts'
import type { NewDevice } from './modules/identity/index.ts'
import type { Member } from './modules/members/index.ts'
import type { Messages } from './modules/messages/index.ts'
import type { WonPrize } from './modules/raffle/index.ts'
import type { NewReward } from './modules/vip/index.ts'
import type { WithdrawalRecord } from './modules/withdrawals/index.ts'

const money = (amount: Amount, currency: string) => ({ amount: writeAmount(amount), currency })

/** What members are told of their money and their account by letters of the platform. */
export function letterNews({ tell }: Pick<Messages, 'tell'>) {
  return {
    credited: ({ id, member, reference, amount, currency }: DepositRecord): Promise<void> =>
      tell(member, { key: 'deposit_credited', reference: id, facts: { ...money(amount, currency), reference } }),
    withdrawal: async ({ id, member, state, reference, amount, currency }: WithdrawalRecord): Promise<void> => {
      if (state !== 'paid' && state !== 'rejected') return
      const facts = { ...money(amount, currency), reference }
      await tell(member, { key: `withdrawal_${state}`, reference: id, facts })
    },
    prize: ({ draw, member, place, ticket, amount, currency, expiresAt }: WonPrize): Promise<void> =>
      tell(member, {
        ...{ key: 'prize_won', reference: `${draw} ${place}` },
        facts: {
          ...money(amount, currency),
          place: String(place),
          ticket: String(ticket),
          at: expiresAt.toISOString(),
        },
      }),
    reward: ({ id, currency }: Member, { kind, level, month, amount }: NewReward): Promise<void> =>
      tell(id, {
        ...{ key: 'reward_waiting', reference: `${kind} ${level} ${month ?? ''}` },
        facts: { ...money(amount, currency), level: String(level) },
      }),
    freeRounds: ({ grant, member, campaign }: Grant, currency: string): Promise<void> =>
      tell(member, {
        ...{ key: 'free_rounds_granted', reference: grant },
        facts: {
          ...money(campaign.stake, currency),
          rounds: String(campaign.rounds),
          at: campaign.until.toISOString(),
        },
      }),
    document: async ({ id, member, kind, state }: DocumentRecord): Promise<void> => {
      if (state === 'waiting') return
      await tell(member, { key: `document_${state}`, reference: id, facts: { kind } })
    },
    portraitRemoved: (member: string, { picture, reason }: { picture: string; reason: string }): Promise<void> =>
      tell(member, { key: 'portrait_removed', reference: picture, facts: { reason } }),
    /** Of the same kind of browser once a day: one that keeps no cookies is new each time. */
    newDevice: (member: Member, { browser, system, at }: NewDevice): Promise<void> => {
      const device = [browser, system].filter(Boolean).join(', ') || '?'
      const reference = `${at.toISOString().slice(0, 10)} ${device}`
      return tell(member, { key: 'new_device', reference, facts: { device, at: at.toISOString() } })
    },
  }
}
