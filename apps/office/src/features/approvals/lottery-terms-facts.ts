import { type LotteryTerms, proposedLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { parseAmount } from '@sanuk/money/amount'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import { compared, type Told } from '../../components/compared-facts.tsx'
import type { OfficeWord } from '../../language/office-word.ts'

type Telling = { readonly say: (word: OfficeWord) => string; readonly money: (wire: string) => ReactNode }

/** Prices and limits of a lottery: all limits, and of plays those that change, by their codes. */
export function lotteryTermsFacts(details: unknown, telling: Telling): readonly Fact[] {
  const { before, terms, plays } = proposedLotteryTerms.parse(details)
  const odds = (side: 'before' | 'after') => plays.map((play) => text(play.play, play[side].map(short).join(' · ')))
  return compared(
    [...limitFacts(before, telling), ...odds('before')],
    [...limitFacts(terms, telling), ...odds('after')],
  )
}

const text = (name: string, value: string): Told => ({ name, value, by: value })

/** Without zeros at the end: "920.5000" is "920.5". */
const short = (decimal: string): string => String(Number(decimal))

function limitFacts({ series, mostPrize, stakesPerIssue, coverage }: LotteryTerms, { say, money }: Telling): Told[] {
  return [
    ...(series ? [text(say('office-lottery-terms.series'), `${series.least}–${series.most}`)] : []),
    { name: say('office-lottery-terms.most_prize'), value: money(mostPrize), by: String(parseAmount(mostPrize)) },
    text(say('office-lottery-terms.stakes_per_issue'), String(stakesPerIssue)),
    text(say('office-lottery-terms.coverage'), `${coverage}%`),
  ]
}
