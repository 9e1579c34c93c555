import { describe, expect, test } from 'vitest'
import { allBets } from './bets.ts'
import { headLine, lineOf, sheetOf } from './sheet.ts'

const betOn = (game: string, choice: string) => {
  const bet = allBets.find((one) => one.game === game && one.choice === choice)
  if (!bet) throw new Error(`no bet on ${game} ${choice}`)
  return bet
}

/** Published returns in per cent, cut off: Wizard of Odds for cards and roulette, the usual tables of plinko. */
const expectReturn = (game: string, choice: string, returned: string) =>
  expect(sheetOf(betOn(game, choice), 0).returnToPlayer.slice(0, returned.length)).toBe(returned)

test.each([
  ['roulette', 'red', '97.297297'],
  ['plinko', '16 rows, high', '98.976440'],
  // Of even pools both sides have the price 1.90: 89.42 % of fights are decided, of all others the stakes go back.
  ['live cockfight', 'pools 50 to 50, meron', '95.52900000'],
])('%s %s returns %s percent', expectReturn)

test.each([
  ['draw poker', 'jacks-or-better-9-6', '99.543904'],
  ['draw poker', 'deuces-wild', '100.761961'],
  ['baccarat', 'banker', '98.942094'],
  // Wizard of Odds: 2.0147 % of all that is staked on ante and play, 2.3166 % of pair plus.
  ['live three card poker', 'ante', '97.985'],
  ['live three card poker', 'pair-plus', '97.683'],
  // Counted by combinations: of 416 cards three, and of 415 second cards those that pair the first.
  ['live blackjack', 'twenty-one-three', '96.296087'],
  ['live blackjack', 'pair', '95.903614'],
])('%s %s returns %s percent', { tags: ['slow'] }, expectReturn)

describe('simulated rounds', () => {
  const names = [...new Set(allBets.map(({ game }) => game))]
  const isSlow = (game: string) =>
    ['draw poker', 'three card poker', 'baccarat', 'live blackjack', 'live three card poker'].includes(game)
  const expectCounted = (game: string) => {
    const quick = allBets.find((bet) => bet.game === game)
    if (!quick) throw new Error(`no bet on ${game}`)
    const { played } = sheetOf(quick, 3000)
    // Six standard deviations; what is rare and large, as in a lottery, is no normal distribution yet.
    expect(Math.abs(played?.deviations ?? Number.NaN)).toBeLessThan(6)
    expect(played?.rounds).toBe(3000)
  }
  const title = '%s returns within six standard deviations of the calculated value'
  test.each(names.filter((game) => !isSlow(game)))(title, expectCounted)
  test.each(names.filter(isSlow))(title, { tags: ['slow'] }, expectCounted)
})

test('bet names are unique, and a printed line is as long as the heading', () => {
  const names = allBets.map(({ game, choice }) => `${game}: ${choice}`)
  expect(new Set(names).size).toBe(names.length)
  expect(lineOf(sheetOf(betOn('mines', '3 mines, 3 tiles'), 100))).toHaveLength(headLine(100).length)
})
