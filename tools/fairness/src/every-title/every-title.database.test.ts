import { type Amount, add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { playableGame } from '@sanuk/studio/games/games'
import { TITLES } from '@sanuk/studio/titles/catalogue'
import { readRecord } from '@sanuk/verifier/record'
import { verifyRound } from '@sanuk/verifier/verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from '../../../../apps/studio/client/src/replay/record.ts'
import { runsSlowTests } from '../../../launcher/src/slow-tests.ts'
import { type Installation, openInstallation } from './installation.fixture.ts'
import { type Played, playRounds } from './play-rounds.fixture.ts'

const ROUNDS = 10
const DEPOSIT = '20000'
const DEMO_BALANCE = parseAmount('10000')

let installation: Installation
beforeAll(async () => {
  installation = await openInstallation()
})
afterAll(() => installation.close())

const CODES = TITLES.map(({ code }) => code).filter((code) => playableGame(code))
/** Titles without a game; a run of the quick tests launches some of them. */
const NOT_PLAYED = TITLES.map(({ code }) => code)
  .filter((code) => !playableGame(code))
  .filter((_, number) => runsSlowTests || number % 20 === 0)
/** One slot and one game without reels, quick enough for every run. */
const SAMPLE = ['golden-tiger', 'mine-field']

const left = (money: Amount, rounds: readonly Played[]): Amount =>
  rounds.reduce((rest, { staked, paid }) => add(subtract(rest, staked), paid), money)

const sumOf = (amounts: readonly Amount[]): Amount => add(...amounts)

async function expectPlayed(code: string): Promise<void> {
  const member = await installation.memberWith(DEPOSIT)
  const before = parseAmount(await installation.balanceOf(member))

  const demo = await installation.launch(member, code, 'demo')
  const tried = await installation.open(demo.body.value.content)
  const triedRounds = await playRounds(tried, code, ROUNDS)
  expect((await tried.balance()).body.balance).toBe(writeAmount(left(DEMO_BALANCE, triedRounds)))
  expect(await installation.balanceOf(member)).toBe(writeAmount(before))
  expect(await installation.recordOf(member)).toEqual([])

  const launched = await installation.launch(member, code, 'real')
  const game = await installation.open(launched.body.value.content)
  const rounds = await playRounds(game, code, ROUNDS)
  expect(await installation.balanceOf(member)).toBe(writeAmount(left(before, rounds)))
  const record = await installation.recordOf(member)
  expect(record.map(({ stake, win, state }) => ({ stake, win, state }))).toEqual(
    rounds.map(({ staked, paid }) => ({ stake: writeAmount(staked), win: writeAmount(paid), state: 'settled' })),
  )

  const { bet, win = 0n } = await installation.movedFor(member)
  expect({ bet, win }).toEqual({
    bet: -sumOf(rounds.map(({ staked }) => staked)),
    win: sumOf(rounds.map(({ paid }) => paid)),
  })

  // The server seed is told once it is played with no more.
  await game.changeSeed({ commitment: (await game.seeds()).body.next, clientSeed: 'to be told' })
  for (const { id } of record) {
    const shown = readRecord(JSON.stringify(recordOf(await installation.replay(member, id))))
    const verdict = shown && verifyRound(shown)
    expect(verdict).toMatchObject({ commitment: true, outcome: true, money: true })
  }
}

const title = '%s: ten demo rounds and ten for money move exactly what they say, and each round verifies'
test.each(CODES.filter((code) => SAMPLE.includes(code)))(title, expectPlayed)
test.each(CODES.filter((code) => !SAMPLE.includes(code)))(title, { tags: ['slow'] }, expectPlayed)

test('the lobby offers exactly the titles that are implemented, and launches no other', async () => {
  const offered = installation.lobby.filter(({ vendor, playable }) => vendor === 'STUDIO' && playable)
  expect(offered.map(({ gameCode }) => gameCode).toSorted()).toEqual(CODES.toSorted())
  const member = await installation.memberWith('100')
  for (const code of NOT_PLAYED) {
    for (const mode of ['real', 'demo'] as const) {
      expect((await installation.launch(member, code, mode)).body.code, code).toBe('game_unavailable')
    }
  }
})
