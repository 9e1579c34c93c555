import { FAMILIES, type FamilyCode, type Result } from '@sanuk/engines/lottery/bets'
import { isLotteryFamily } from '@sanuk/verifier/lottery-draws'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type DrawInputs, drawIssue } from '../../../../apps/server/src/modules/lottery/lottery/house-draw.ts'
import { runsSlowTests } from '../../../launcher/src/slow-tests.ts'
import { observedLotteries, seenOf } from '../games/lotteries.ts'
import { resultsOf, suspicious } from '../statistics/battery.ts'
import { inputsOf } from './house-draws.ts'
import { verifyDraws } from './verify-draws.ts'

const DRAWS = runsSlowTests ? 2_000 : 100

test('the verifier draws every family that the platform draws', () => {
  expect(FAMILIES.filter((family) => !isLotteryFamily(family))).toEqual([])
})

test.each(FAMILIES)(`%s: ${DRAWS} issues verify, and altered copies of them are rejected`, (family) => {
  const { disputes, refused } = verifyDraws(family, { from: 1, draws: DRAWS })
  expect(disputes).toEqual([])
  const fields = ['seed', 'commitment', 'number of the seal', 'hash of the seal', 'issue', 'game', 'result']
  for (const field of fields) expect(refused[field], field).toBeGreaterThan(DRAWS * 0.7)
})

describe('the statistics of house draws', () => {
  type Draws = (inputs: DrawInputs) => Result
  /** So many issues of a family, drawn one after the other, each from its own seed and seal. */
  const examine = (family: FamilyCode, draws: number, drawn: Draws = drawIssue) => {
    const game = observedLotteries.find(({ code }) => code === family)
    if (!game) throw new Error(`nothing is observed of ${family}`)
    return resultsOf(game, draws, (number) => ({ won: 0, outcomes: seenOf(family, drawn(inputsOf(family, number))) }))
  }
  const ofAll = (draws: number) => FAMILIES.flatMap((family) => examine(family, draws))

  test('1 000 issues of every family show nothing suspicious', () => {
    expect(suspicious(ofAll(1_000))).toEqual([])
  })

  test('30 000 issues of every family show nothing suspicious', { tags: ['slow'] }, () => {
    expect(suspicious(ofAll(30_000))).toEqual([])
  })

  /** The house takes another seal for half of the issues whose first number ends with 7, as if many had bet on it. */
  const withoutFavourite: Draws = (inputs) => {
    const result = drawIssue(inputs)
    const isRefused = (result[0] ?? '').endsWith('7') && Number(inputs.head.number) % 2 === 0
    return isRefused ? drawIssue({ ...inputs, head: { ...inputs.head, number: `${inputs.head.number}0` } }) : result
  }
  /** Every tenth issue repeats the one before. */
  const repeating: Draws = (inputs) => {
    const number = Number(inputs.head.number)
    return drawIssue(number % 10 === 9 ? inputsOf(inputs.family, number - 1) : inputs)
  }

  test.each<{ planted: string; family: FamilyCode; drawn: Draws }>([
    { planted: 'a favourite that is drawn again', family: 'SSC', drawn: withoutFavourite },
    { planted: 'a favourite that is drawn again', family: '11X5', drawn: withoutFavourite },
    { planted: 'a favourite that is drawn again', family: 'THAI', drawn: withoutFavourite },
    { planted: 'issues that repeat the one before', family: 'PK10', drawn: repeating },
    { planted: 'issues that repeat the one before', family: 'KL8', drawn: repeating },
  ])('detect a planted bias: $planted, $family', ({ family, drawn }) => {
    expect(suspicious(examine(family, 2_500, drawn)).length).toBeGreaterThan(0)
    expect(suspicious(examine(family, 2_500))).toEqual([])
  })
})

describe('what a draw depends on', () => {
  test('is its game, its issue, its seed and the seal alone: there is no room for stakes or members', () => {
    expectTypeOf(drawIssue).parameters.toEqualTypeOf<[DrawInputs]>()
    expectTypeOf<keyof DrawInputs>().toEqualTypeOf<'game' | 'family' | 'issue' | 'seed' | 'head'>()
    expectTypeOf<keyof DrawInputs['head']>().toEqualTypeOf<'number' | 'hash'>()
  })

  test.each(FAMILIES)('%s: stakes, members and exposure beside the inputs change nothing', (family) => {
    const inputs = inputsOf(family, 1)
    const result = drawIssue(inputs)
    const database = { stakes: [1_000_000n], members: ['nok'], exposure: new Map([[result.join(), 10n ** 12n]]) }
    expect(drawIssue({ ...inputs, ...database })).toEqual(result)
    expect(drawIssue(inputs)).toEqual(result)
  })

  test.each([
    ['seed', { seed: inputsOf('MALAY', 2).seed }],
    ['issue', { issue: '20261127-2' }],
    ['game', { game: 'another' }],
    ['seal', { head: inputsOf('MALAY', 2).head }],
  ])('another %s gives another draw', (_, changes) => {
    const inputs = inputsOf('MALAY', 1)
    expect(drawIssue({ ...inputs, ...changes })).not.toEqual(drawIssue(inputs))
  })
})
