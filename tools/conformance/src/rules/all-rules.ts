import { batchOrdersRules } from '../orders/batch-orders.ts'
import { ordersRules, roundsRules } from '../orders/rules.ts'
import { settleOrdersRules } from '../orders/settle-orders.ts'
import { answersRules } from './answers.ts'
import { balanceRules } from './balance.ts'
import { batchRules } from './batch.ts'
import { betRules } from './bet.ts'
import { betsRules } from './bets.ts'
import { betwinRules } from './betwin.ts'
import { hallRules } from './hall.ts'
import { isolationRules } from './isolation.ts'
import { copiesRules, lostRules } from './lost.ts'
import { moneyRules } from './money.ts'
import { noteRules } from './note.ts'
import { parallelRules } from './parallel.ts'
import { requestRules } from './request.ts'
import { resettleRules, shortfallRules } from './resettle.ts'
import { returnRules } from './return.ts'
import { rollbackRules } from './rollback.ts'
import { roundRules } from './round.ts'
import type { Rule } from './rule.ts'
import { seatRules } from './seat.ts'
import { sessionRules } from './session.ts'
import { settleRules, settleShortfallRules } from './settle.ts'
import { settleFormRules } from './settle-form.ts'
import { signatureRules } from './signature.ts'
import { winRules } from './win.ts'

/** Every rule, in the order in which they are looked at: first whether calls get through at all. */
export const allRules: readonly Rule[] = [
  ...signatureRules,
  ...requestRules,
  ...sessionRules,
  ...balanceRules,
  ...moneyRules,
  ...betRules,
  ...noteRules,
  ...betsRules,
  ...winRules,
  ...betwinRules,
  ...rollbackRules,
  ...returnRules,
  ...resettleRules,
  ...settleRules,
  ...settleFormRules,
  ...batchRules,
  ...seatRules,
  ...hallRules,
  ...roundRules,
  ...isolationRules,
  ...lostRules,
  ...copiesRules,
  ...parallelRules,
  ...ordersRules,
  ...roundsRules,
  ...settleOrdersRules,
  ...batchOrdersRules,
  ...shortfallRules,
  ...settleShortfallRules,
  ...answersRules,
]
