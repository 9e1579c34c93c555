import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import type { ProposedRebatePlan } from '@sanuk/contracts/office-rebates'
import type { ProposedReferralPlan } from '@sanuk/contracts/office-referrals'
import type { ProposedTurnoverRules } from '@sanuk/contracts/office-turnover'
import type { ProposedUplineRules } from '@sanuk/contracts/office-upline'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'

type Telling = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  readonly money: (wire: string) => ReactNode
}

/** Rates are in hundredths of a per cent. */
export const writeRate = (rate: number): string => `${(rate / 100).toFixed(2)}%`

type ByKind = Readonly<Partial<Record<GameType, number>>>

const kinds = (of: ByKind, write: (value: number) => string, { say }: Pick<Telling, 'say'>): string =>
  GAME_TYPES.flatMap((gameType) => {
    const value = of[gameType] ?? 0
    return value > 0 ? [`${say(`office.category.${gameType}`)} ${write(value)}`] : []
  }).join(' · ')

/** What a brand gives back of valid stakes, as a plan says it. */
export function rebateFacts(plan: ProposedRebatePlan, { say, money }: Telling): readonly Fact[] {
  return [
    { name: say('office.rules.from'), value: plan.effectiveFrom },
    { name: say('office.state'), value: say(plan.open ? 'office-rebates.open' : 'office-rebates.shut') },
    ...plan.steps.map(({ fromLevel, rates }) => ({
      name: say('office-rebates.step', { level: fromLevel }),
      value: kinds(rates, writeRate, { say }),
    })),
    { name: say('office-rebates.least'), value: money(plan.least) },
    { name: say('office-rebates.day_max'), value: money(plan.dayMax) },
    { name: say('office-rebates.claim_days'), value: plan.claimDays },
    { name: say('office-rebates.play'), value: `${plan.play}%` },
    {
      name: say('office-rebates.payout'),
      value: say(plan.automatic ? 'office-rebates.automatic' : 'office-rebates.claimed'),
    },
  ]
}

/** What members may send to whoever invited them, as rules say it. */
export function uplineFacts(rules: ProposedUplineRules, { say, money }: Telling): readonly Fact[] {
  return [
    { name: say('office.rules.from'), value: rules.effectiveFrom },
    { name: say('office.state'), value: say(rules.open ? 'office-upline.open' : 'office-upline.closed') },
    { name: say('office-upline.least'), value: money(rules.least) },
    { name: say('office-upline.most'), value: money(rules.most) },
    { name: say('office-upline.dayMax'), value: money(rules.dayMax) },
    {
      name: say('office-upline.downline'),
      value: say(rules.downline.open ? 'office-upline.open' : 'office-upline.closed'),
    },
    { name: say('office-upline.downline.least'), value: money(rules.downline.least) },
    { name: say('office-upline.downline.most'), value: money(rules.downline.most) },
    { name: say('office-upline.downline.dayMax'), value: money(rules.downline.dayMax) },
  ]
}

/** What invited friends bring, as a plan says it. */
export function referralFacts(plan: ProposedReferralPlan, { say, money }: Telling): readonly Fact[] {
  return [
    { name: say('office.rules.from'), value: plan.effectiveFrom },
    { name: say('office.state'), value: say(plan.open ? 'office-referrals.open' : 'office-referrals.closed') },
    { name: say('office-referrals.reward'), value: money(plan.reward) },
    { name: say('office-referrals.least_deposit'), value: money(plan.leastDeposit) },
    { name: say('office-referrals.least_play'), value: money(plan.leastPlay) },
    { name: say('office-referrals.days'), value: plan.days },
    ...(plan.verified ? [{ name: say('office-referrals.verified'), value: '✓' }] : []),
    { name: say('office-referrals.rate'), value: writeRate(plan.rate) },
    { name: say('office-referrals.day_max'), value: money(plan.dayMax) },
    { name: say('office-rebates.least'), value: money(plan.least) },
    { name: say('office-rebates.play'), value: `${plan.play}%` },
  ]
}

/** What money must be played, as rules say it. */
export function turnoverFacts(rules: ProposedTurnoverRules, { say }: Pick<Telling, 'say'>): readonly Fact[] {
  return [
    { name: say('office.rules.from'), value: rules.effectiveFrom },
    { name: say('office-rebates.deposit'), value: `${rules.depositPercent}%` },
    { name: say('office-rebates.weights'), value: kinds(rules.weights, (percent) => `${percent}%`, { say }) },
  ]
}
