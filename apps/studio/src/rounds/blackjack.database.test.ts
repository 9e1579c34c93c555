import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Mishap } from '@sanuk/vendor-server/wallet.fixture'
import { beforeEach, expect, test } from 'vitest'
import type { InstantResult } from '../protocol.ts'
import { openStudio, type Player, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const answerLost: Mishap = { kind: 'answer lost' }
const MONTH_MS = 31 * 24 * 60 * 60 * 1000

const moneyOf = ({ member }: Player) => writeAmount(studio.wallet.books.balanceOf(member))
const betsOf = ({ member }: Player) =>
  studio.wallet.seen.filter(({ call, body }) => (call === 'bet' || call === 'betwin') && body.member === member).length

/** A member who has a thousand less a stake of ten, and was dealt two cards with which this may be done. */
async function dealtFor(move: string): Promise<{ player: Player; dealt: InstantResult }> {
  for (;;) {
    const player = await studio.playerWith('1000', 'island-blackjack')
    const { body: dealt } = await player.play(null)
    if (dealt.options.includes(move)) return { player, dealt }
  }
}

/** Makes the first of these moves that may be made until the round is over. */
async function finish(player: Player, begun: InstantResult, wishes: readonly string[]): Promise<InstantResult> {
  let result = begun
  while (result.win === null) {
    const { spin, moves, options } = result
    const { status, body } = await player.move(
      spin,
      moves.length,
      wishes.find((wish) => options.includes(wish)),
    )
    expect(status).toBe(200)
    result = body
  }
  return result
}

type Seen = { readonly hands: readonly { readonly staked: number; readonly result: string | null }[] }
const handsOf = ({ view }: InstantResult) => (view as Seen).hands

/** What a hand gives back for each stake of ten on it. */
const BACK: Readonly<Record<string, number>> = { blackjack: 25, won: 20, pushed: 10, lost: 0, bust: 0 }

/** What the hands say that a round costs and pays. */
function moneyIn(result: InstantResult): { staked: number; win: number } {
  const hands = handsOf(result)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
  return {
    staked: sum(hands.map(({ staked }) => 10 * staked)),
    win: sum(hands.map(({ staked, result: ended }) => staked * (BACK[ended ?? ''] ?? Number.NaN))),
  }
}

/** Whether the money went as the hands say. */
function expectMoney(player: Player, before: number, result: InstantResult): void {
  const { staked, win } = moneyIn(result)
  expect([result.staked, result.win]).toEqual([staked, win].map((units) => writeAmount(parseAmount(`${units}`))))
  expect(Number(moneyOf(player))).toBe(before - staked + win)
  expect(result.balance).toBe(moneyOf(player))
}

test('blackjack rounds with doubles and splits cost and pay the sums of their hands', async () => {
  const player = await studio.playerWith('10000', 'island-blackjack')
  const made = { double: 0, split: 0 }
  let bets = 0
  for (let round = 0; round < 40 || made.double * made.split === 0; round += 1) {
    const before = Number(moneyOf(player))
    const wishes = round % 3 ? ['split', 'double', 'stand'] : ['split', 'stand']
    const over = await finish(player, (await player.play(null)).body, wishes)
    expectMoney(player, before, over)
    const raises = over.moves.filter((move) => move === 'double' || move === 'split')
    for (const raise of raises) made[raise === 'split' ? 'split' : 'double'] += 1
    bets += 1 + raises.length
  }
  expect(betsOf(player)).toBe(bets)
})

test('a double in blackjack takes a second stake and ends the round', async () => {
  const { player, dealt } = await dealtFor('double')
  const { status, body } = await player.move(dealt.spin, 0, 'double')
  expect([status, body.staked, body.moves, betsOf(player)]).toEqual([200, '20.00', ['double'], 2])
  expectMoney(player, 1000, body)
})

test('a split pair in blackjack makes two hands, each of which can be doubled', async () => {
  const { player, dealt } = await dealtFor('split')
  const { body: split } = await player.move(dealt.spin, 0, 'split')
  expect(split).toMatchObject({ staked: '20.00', moves: ['split'] })
  expect(handsOf(split)).toHaveLength(2)
  expectMoney(player, 1000, await finish(player, split, ['double', 'stand']))
})

test('the dealer’s hole card is not sent to the player while a blackjack round is open', async () => {
  for (;;) {
    const { player, dealt } = await dealtFor('stand')
    expect(dealt.view).toMatchObject({ dealer: { cards: [expect.any(String)] } })
    const { body } = await player.move(dealt.spin, 0, 'stand')
    const [up, hole] = (body.view as { dealer: { cards: readonly string[] } }).dealer.cards
    // Cards come from endless packs: the same one may lie open as well.
    if (hole === up || JSON.stringify(handsOf(body)).includes(`"${hole}"`)) continue
    expect(JSON.stringify(dealt)).not.toContain(`"${hole}"`)
    return
  }
})

/** A member with a round of two hands that goes on, which two aces do not. */
async function splitFor(): Promise<{ player: Player; split: InstantResult }> {
  for (;;) {
    const { player, dealt } = await dealtFor('split')
    const { body: split } = await player.move(dealt.spin, 0, 'split')
    if (split.win === null) return { player, split }
  }
}

test('all stakes of a split blackjack round are refunded when the math version has changed', async () => {
  const { player, split } = await splitFor()
  expect(moneyOf(player)).toBe('980.00')
  await studio.pool.query(`update studio.round set math_version = 'old' where id = $1`, [split.round])
  studio.passTime(MONTH_MS)
  await studio.finishLeft()
  await studio.recover()
  expect(moneyOf(player)).toBe('1000.00')
})

test('all stakes are refunded when the math version has changed and the split’s answer was lost', async () => {
  const { player, dealt } = await dealtFor('split')
  studio.wallet.misbehave('bet', answerLost, answerLost, answerLost)
  await player.move(dealt.spin, 0, 'split')
  expect(moneyOf(player)).toBe('980.00')
  await studio.pool.query(`update studio.round set math_version = 'old' where id = $1`, [dealt.round])
  studio.passTime(61_000)
  await studio.recover()
  expect(moneyOf(player)).toBe('990.00')
  studio.passTime(MONTH_MS)
  await studio.finishLeft()
  await studio.recover()
  expect(moneyOf(player)).toBe('1000.00')
})

test('a blackjack round left for a month stands on every hand and is settled', async () => {
  const { player, split } = await splitFor()
  studio.passTime(MONTH_MS)
  await studio.finishLeft()
  await studio.recover()
  const { rows } = await studio.pool.query('select state, moves, outcome from studio.round where id = $1', [
    split.round,
  ])
  expect(rows[0].state).toBe('settled')
  expect(rows[0].moves.slice(1).every((move: unknown) => move === 'stand')).toBe(true)
  const { win } = moneyIn({ ...split, view: rows[0].outcome })
  expect(Number(moneyOf(player))).toBe(980 + win)
})
