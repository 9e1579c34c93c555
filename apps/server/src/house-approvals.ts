import type { buildGifts } from './house-gifts.ts'
import type { Ground } from './house-ground.ts'
import type { buildMoneyDoors } from './house-money-doors.ts'
import type { buildPeople } from './house-people.ts'
import type { buildSaid } from './house-said.ts'
import type { createAdjustments } from './modules/adjustments/index.ts'
import { createApprovals } from './modules/approvals/index.ts'
import type { FreeRounds } from './modules/free-rounds/index.ts'
import type { Operators } from './modules/operators/index.ts'
import type { Turnover } from './modules/turnover/index.ts'

type Below = {
  readonly adjustments: ReturnType<typeof createAdjustments>
  readonly operators: Pick<Operators, 'carryOut'>
  readonly turnover: Turnover
  readonly people: ReturnType<typeof buildPeople>
  readonly said: ReturnType<typeof buildSaid>
  readonly gifts: ReturnType<typeof buildGifts>
  readonly freeRounds: FreeRounds
  readonly doors: ReturnType<typeof buildMoneyDoors>
}

/** The room of what takes two operators, and who does what they agreed on. */
export function buildApprovals({ databases, clock }: Ground, below: Below) {
  const { adjustments, turnover, people, said, gifts, doors } = below
  const carryOut = {
    'members.adjust': adjustments.carryOut,
    'content.publish': said.content.publishing.publish,
    'raffle.plan': gifts.raffle.carryOut,
    'vip.plan': gifts.vip.carryOut,
    'turnover.rules': turnover.carryOut,
    'activities.plan': doors.activities.carryOut,
    'activities.grant': doors.activities.carryOutGrant,
    'free-rounds.grant': below.freeRounds.carryOut,
    'agents.move': people.agents.move.carryOut,
    'upline.rules': gifts.upline.carryOut,
    'referrals.plan': gifts.referrals.carryOut,
    'rebates.plan': gifts.rebates.carryOut,
    'missions.plan': gifts.missions.carryOut,
    'points.rules': gifts.points.carryOut,
    'messages.send': people.messages.letters.carryOut,
    'withdrawals.approve': doors.withdrawals.carryOut,
    'withdrawals.resolve': doors.withdrawals.payoutDesk.carryOut,
    'cashier.credit': doors.cashier.byHand.carryOutSeen,
    'cashier.match': doors.cashier.byHand.carryOutHeld,
    'cashier.account': doors.cashier.desk.carryOut,
    'cashier.method': doors.cashier.changing.carryOut,
    'cashier.rules': doors.cashier.rules.carryOut,
    'withdrawals.terms': doors.withdrawals.terms.carryOut,
    ...below.operators.carryOut,
  }
  return createApprovals({ database: databases.database, clock, carryOut })
}
