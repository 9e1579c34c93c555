import { useLingui } from '@lingui/react'
import { adjustment } from '@sanuk/contracts/adjustments'
import { activityPlan } from '@sanuk/contracts/office-activities'
import { proposedAgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { agentMove } from '@sanuk/contracts/office-agents'
import { contentVersion } from '@sanuk/contracts/office-content'
import { freeRoundsPlan } from '@sanuk/contracts/office-free-rounds'
import { letterDraft } from '@sanuk/contracts/office-messages'
import { proposedMissionPlan } from '@sanuk/contracts/office-missions'
import { proposedPointRules } from '@sanuk/contracts/office-points'
import { proposedRebatePlan } from '@sanuk/contracts/office-rebates'
import { proposedReferralPlan } from '@sanuk/contracts/office-referrals'
import { proposedTurnoverRules } from '@sanuk/contracts/office-turnover'
import { proposedUplineRules } from '@sanuk/contracts/office-upline'
import { RANK_AMOUNTS, vipPlan } from '@sanuk/contracts/office-vip'
import { currency as currencyOf } from '@sanuk/money/currency'
import type { Fact } from '@sanuk/ui/facts'
import * as z from 'zod/mini'
import { activityFacts } from '../../components/activity-facts.ts'
import { agentMoveFacts } from '../../components/agent-move-facts.ts'
import { freeRoundsFacts } from '../../components/free-rounds-facts.ts'
import { missionFacts } from '../../components/mission-facts.tsx'
import { rebateFacts, referralFacts, turnoverFacts, uplineFacts } from '../../components/plan-facts.tsx'
import { pointFacts } from '../../components/point-facts.tsx'
import { proposedDefaultsFacts } from '../../components/salary/defaults-facts.tsx'
import { agentMoneyFacts, salaryContractFacts } from '../../components/salary/salary-facts.tsx'
import { useMoney, useWrittenMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useBrand } from '../../wire/use-brand.ts'
import type { Proposal } from './approvals.ts'
import { billsFacts } from './bills-facts.tsx'
import { accountFacts, creditFacts } from './cashier-facts.ts'
import { changeFacts } from './change-facts.ts'
import { contentFacts } from './content-facts.ts'
import { letterFacts } from './letter-facts.ts'
import { lotteryCorrectionFacts, lotteryNumberFacts } from './lottery-facts.ts'
import { lotteryTermsFacts } from './lottery-terms-facts.ts'
import { operatorFacts } from './operator-facts.ts'
import { payoutFacts, resolutionFacts } from './payout-facts.ts'
import { raffleFacts } from './raffle-facts.tsx'

const granting = z.object({ amount: z.string() })
const letter = z.object({ draft: letterDraft })

const publishing = z.object({ draft: contentVersion })

const moveFacts = (move: z.output<typeof agentMove>, say: ReturnType<typeof useLingui>['_']): readonly Fact[] => [
  ...agentMoveFacts(move, { say }),
  { name: say('office.reason'), value: move.reason },
]

type VipTelling = {
  readonly say: ReturnType<typeof useLingui>['_']
  readonly money: ReturnType<typeof useMoney>
  readonly language: 'th' | 'en'
}

/** The ranks of a plan, each with what it gives. */
function vipFacts(details: unknown, { say, money, language }: VipTelling): readonly Fact[] {
  const { open, rewardPlay, ranks } = vipPlan.parse(details)
  return [
    { name: say('office.state'), value: say(open ? 'office-vip.open' : 'office-vip.shut') },
    { name: say('office-vip.play'), value: rewardPlay },
    ...ranks.map(({ names, ...amounts }) => ({
      name: names[language],
      value: RANK_AMOUNTS.map((name) => (
        <div key={name}>
          {say(`office-vip.${name}`)}: {money(amounts[name])}
        </div>
      )),
    })),
  ]
}

/** What a proposal would do, as its kind tells it. */
export function useProposalFacts({ kind, details }: Proposal): readonly Fact[] {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const written = useWrittenMoney()
  const moment = useMoment()
  const unit = useBrand()?.currency ?? currencyOf('THB')
  switch (kind) {
    case 'members.adjust': {
      const { direction, amount, reason } = adjustment.parse(details)
      return [
        { name: _(`approvals.adjust.${direction}`), value: money(amount) },
        { name: _('approvals.adjust.reason'), value: reason },
      ]
    }
    case 'raffle.plan':
      return raffleFacts(details, { say: _, money })
    case 'vip.plan':
      return vipFacts(details, { say: _, money, language: i18n.locale === 'en' ? 'en' : 'th' })
    case 'activities.plan':
      return activityFacts(activityPlan.parse(details).settings, { say: _, money, moment })
    case 'activities.grant':
      return [{ name: _('office-activities.amount'), value: money(granting.parse(details).amount) }]
    case 'free-rounds.grant':
      return freeRoundsFacts(freeRoundsPlan.parse(details).draft, { say: _, money, moment })
    case 'agents.move':
      return moveFacts(agentMove.parse(details), _)
    case 'salary.rules':
      return agentMoneyFacts(proposedAgentMoneyRules.parse(details), { say: _, money })
    case 'salary.contract':
      return salaryContractFacts(details, { say: _, unit })
    case 'salary.defaults':
      return proposedDefaultsFacts(details, { say: _, unit })
    case 'salary.bills':
      return billsFacts(details, { say: _, money, written })
    case 'upline.rules':
      return uplineFacts(proposedUplineRules.parse(details), { say: _, money })
    case 'referrals.plan':
      return referralFacts(proposedReferralPlan.parse(details), { say: _, money })
    case 'rebates.plan':
      return rebateFacts(proposedRebatePlan.parse(details), { say: _, money })
    case 'missions.plan':
      return missionFacts(proposedMissionPlan.parse(details), { say: _, money })
    case 'turnover.rules':
      return turnoverFacts(proposedTurnoverRules.parse(details), { say: _ })
    case 'points.rules':
      return pointFacts(proposedPointRules.parse(details), { say: _, money, unit })
    case 'messages.send':
      return letterFacts(letter.parse(details).draft, { say: _, moment })
    case 'withdrawals.approve':
      return payoutFacts(details, { say: _, money })
    case 'withdrawals.resolve':
      return resolutionFacts(details, { say: _, money })
    case 'cashier.credit':
    case 'cashier.match':
      return creditFacts(details, { say: _, money })
    case 'cashier.account':
      return accountFacts(details, { say: _ })
    case 'cashier.method':
    case 'cashier.rules':
    case 'withdrawals.terms':
      return changeFacts[kind](details, { say: _, money })
    case 'lottery.correction':
      return lotteryCorrectionFacts(details, _)
    case 'lottery.terms':
      return lotteryTermsFacts(details, { say: _, money })
    case 'lottery.numbers':
      return lotteryNumberFacts(details, { say: _, money })
    case 'lottery.cancellation':
      // What it is about says all of it.
      return []
    case 'operators.add':
    case 'operators.change':
    case 'operators.reset':
    case 'operators.role':
      return operatorFacts[kind](details, { say: _ })
    case 'content.publish':
      return contentFacts(publishing.parse(details).draft, { say: _, moment })
  }
}
