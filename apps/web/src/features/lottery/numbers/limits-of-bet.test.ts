import { expect, test } from 'vitest'
import { anIssue } from '../lottery.fixture.ts'
import { limitsOfBet } from './limits-of-bet.ts'
import { NO_RATES, ratesFrom } from './number-rates.ts'

const RATES = ratesFrom({ plays: [{ play: 'bottom-two', left: '5', numbers: [] }] })
const [first, second] = [anIssue(817, 38), anIssue(818, 98)]
const later = { issue: second, multiple: 8 }

test('a bet is judged by what the issue that takes bets plays of it', () => {
  const issues = [{ issue: first, multiple: 1 }, later]
  expect(limitsOfBet({ issues }, RATES, first)).toEqual({ rates: RATES, issueTimes: 1 })
})

test('what is known of one issue does not judge a bet on others', () => {
  expect(limitsOfBet({ issues: [later] }, RATES, first)).toEqual({ rates: NO_RATES, issueTimes: 8 })
})

test('a slip without issues is judged as one bet', () => {
  expect(limitsOfBet({ issues: [] }, RATES, first)).toEqual({ rates: RATES, issueTimes: 1 })
})
