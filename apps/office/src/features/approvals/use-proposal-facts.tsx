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

/** The ranks of a plan, each with what it gives. */
function vipFacts(details: unknown, { say, money, language }: Telling): readonly Fact[] {
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

/** What proposals need to say what they would do. */
type Telling = {
  readonly say: ReturnType<typeof useLingui>['_']
  readonly language: 'en' | 'th'
  readonly money: ReturnType<typeof useMoney>
  readonly written: ReturnType<typeof useWrittenMoney>
  readonly moment: ReturnType<typeof useMoment>
  readonly unit: ReturnType<typeof currencyOf>
}

function adjustmentFacts(details: unknown, { say, money }: Telling): readonly Fact[] {
  const { direction, amount, reason } = adjustment.parse(details)
  return [
    { name: say(`approvals.adjust.${direction}`), value: money(amount) },
    { name: say('approvals.adjust.reason'), value: reason },
  ]
}

/** What a proposal of each kind would do. */
const FACTS: Readonly<Record<Proposal['kind'], (details: unknown, telling: Telling) => readonly Fact[]>> = {
  'members.adjust': adjustmentFacts,
  'raffle.plan': raffleFacts,
  'vip.plan': vipFacts,
  'activities.plan': (details, telling) => activityFacts(activityPlan.parse(details).settings, telling),
  'activities.grant': (details, { say, money }) => [
    { name: say('office-activities.amount'), value: money(granting.parse(details).amount) },
  ],
  'free-rounds.grant': (details, telling) => freeRoundsFacts(freeRoundsPlan.parse(details).draft, telling),
  'agents.move': (details, { say }) => moveFacts(agentMove.parse(details), say),
  'salary.rules': (details, telling) => agentMoneyFacts(proposedAgentMoneyRules.parse(details), telling),
  'salary.contract': salaryContractFacts,
  'salary.defaults': proposedDefaultsFacts,
  'salary.bills': billsFacts,
  'upline.rules': (details, telling) => uplineFacts(proposedUplineRules.parse(details), telling),
  'referrals.plan': (details, telling) => referralFacts(proposedReferralPlan.parse(details), telling),
  'rebates.plan': (details, telling) => rebateFacts(proposedRebatePlan.parse(details), telling),
  'missions.plan': (details, telling) => missionFacts(proposedMissionPlan.parse(details), telling),
  'turnover.rules': (details, telling) => turnoverFacts(proposedTurnoverRules.parse(details), telling),
  'points.rules': (details, telling) => pointFacts(proposedPointRules.parse(details), telling),
  'messages.send': (details, telling) => letterFacts(letter.parse(details).draft, telling),
  'withdrawals.approve': payoutFacts,
  'withdrawals.resolve': resolutionFacts,
  'cashier.credit': creditFacts,
  'cashier.match': creditFacts,
  'cashier.account': accountFacts,
  'cashier.method': changeFacts['cashier.method'],
  'cashier.rules': changeFacts['cashier.rules'],
  'withdrawals.terms': changeFacts['withdrawals.terms'],
  'lottery.correction': (details, { say }) => lotteryCorrectionFacts(details, say),
  'lottery.terms': lotteryTermsFacts,
  'lottery.numbers': lotteryNumberFacts,
  // What it is about says all of it.
  'lottery.cancellation': () => [],
  'operators.add': operatorFacts['operators.add'],
  'operators.change': operatorFacts['operators.change'],
  'operators.reset': operatorFacts['operators.reset'],
  'operators.role': operatorFacts['operators.role'],
  'content.publish': (details, telling) => contentFacts(publishing.parse(details).draft, telling),
}

/** What a proposal would do, as its kind tells it. */
export function useProposalFacts({ kind, details }: Proposal): readonly Fact[] {
  const { _, i18n } = useLingui()
  const [money, written, moment] = [useMoney(), useWrittenMoney(), useMoment()]
  const unit = useBrand()?.currency ?? currencyOf('THB')
  const language = i18n.locale === 'en' ? 'en' : 'th'
  return FACTS[kind](details, { say: _, language, money, written, moment, unit })
}
