import { cashierRulesProposal, methodProposal } from '@sanuk/contracts/office-cashier-settings'
import { withdrawalRulesProposal } from '@sanuk/contracts/office-withdrawal-terms'
import type { Fact } from '@sanuk/ui/facts'
import {
  cashierRuleFacts,
  methodFacts,
  type Telling,
  withdrawalTermFacts,
} from '../../components/cashier-term-facts.tsx'
import { compared } from '../../components/compared-facts.tsx'

type Facts = (details: unknown, told: Telling) => readonly Fact[]

/** What a change of the cashier’s settings would do, each with what holds until then. */
export const changeFacts = {
  'cashier.method': (details, told) => {
    const { before, after } = methodProposal.parse(details)
    return compared(before && methodFacts(before, told), methodFacts(after, told))
  },
  'cashier.rules': (details, told) => {
    const { before, after } = cashierRulesProposal.parse(details)
    return compared(cashierRuleFacts(before, told), cashierRuleFacts(after, told))
  },
  'withdrawals.terms': (details, told) => {
    const { before, after } = withdrawalRulesProposal.parse(details)
    return compared(withdrawalTermFacts(before, told), withdrawalTermFacts(after, told))
  },
} satisfies Record<string, Facts>
