import { randomUUID } from 'node:crypto'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Mishap, WalletCall } from '@sanuk/vendor-server/wallet.fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import type { InstantResult } from '../protocol.ts'
import { openDemo, type openGame, openStudio, type Player, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await openStudio()
  return () => studio.close()
})

const answerLost: Mishap = { kind: 'answer lost' }
const requestLost: Mishap = { kind: 'request lost' }

const moneyOf = ({ member }: Player) => writeAmount(studio.wallet.books.balanceOf(member))
const seen = (call: WalletCall, { member }: Player) =>
  studio.wallet.seen.filter((one) => one.call === call && one.body.member === member).map(({ body }) => body)

/** A member with what a stake of ten leaves of this money, to whom two cards were dealt that a third may fall between. */
async function dealtWith(money: string): Promise<{ player: Player; dealt: InstantResult }> {
  for (;;) {
    const player = await studio.playerWith(money, 'in-between')
    const { body: dealt } = await player.play(null)
    if (dealt.options.includes('raise')) return { player, dealt }
  }
}

/** Lets so much time pass that nobody works on any round, and has the rounds carried on. */
async function recoverLater(ms: number): Promise<void> {
  studio.passTime(ms)
  await studio.recover()
}

describe('a move with a further stake', () => {
  test('takes the further stake, reports the total staked, and pays on both stakes', async () => {
    const { player, dealt } = await dealtWith('100')
    expect(dealt).toMatchObject({ stake: '10.00', staked: '10.00', balance: '90.00', win: null })
    const { status, body } = await player.move(dealt.spin, 0, 'raise')
    expect(status).toBe(200)
    expect(body).toMatchObject({ stake: '10.00', staked: '20.00', moves: ['raise'] })
    expect(moneyOf(player)).toBe(writeAmount((parseAmount('80') + parseAmount(body.win ?? '')) as never))
    expect(body.balance).toBe(moneyOf(player))
    // Whoever wins with a raise wins on both stakes: at least twenty on top of the twenty.
    expect(body.win === '0.00' || parseAmount(body.win ?? '') >= parseAmount('40')).toBe(true)
    expect(seen('bet', player).map((bet) => bet)).toHaveLength(2)
    expect(await player.move(dealt.spin, 0, 'raise')).toEqual({ status: 200, body })
    expect(seen('bet', player)).toHaveLength(2)
  })

  test('is made once when sent several times concurrently', async () => {
    const { player, dealt } = await dealtWith('100')
    await Promise.all([1, 2, 3, 4].map(() => player.move(dealt.spin, 0, 'raise')))
    const { body } = await player.move(dealt.spin, 0, 'raise')
    expect(body).toMatchObject({ staked: '20.00', moves: ['raise'] })
    expect(new Set(seen('bet', player).map(({ transaction }) => transaction)).size).toBe(2)
    expect(moneyOf(player)).toBe(writeAmount((parseAmount('80') + parseAmount(body.win ?? '')) as never))
  })

  test('is refused without enough money and leaves the round unchanged', async () => {
    const { player, dealt } = await dealtWith('15')
    const refused = { status: 422, body: { fault: 'not_enough_money', balance: '5.00' } }
    expect(await player.move(dealt.spin, 0, 'raise')).toEqual(refused)
    expect((await player.state()).body.unfinished).toEqual(dealt)
    expect(await player.move(dealt.spin, 0, 'raise')).toEqual(refused)
    studio.wallet.books.give(player.member, parseAmount('5'))
    const { status, body } = await player.move(dealt.spin, 0, 'raise')
    expect([status, body.staked]).toEqual([200, '20.00'])
    expect(moneyOf(player)).toBe(writeAmount(parseAmount(body.win ?? '')))
  })

  test('can be replaced by another move after it was refused', async () => {
    const { player, dealt } = await dealtWith('10')
    await player.move(dealt.spin, 0, 'raise')
    const { status, body } = await player.move(dealt.spin, 0, 'call')
    expect([status, body.staked, body.moves]).toEqual([200, '10.00', ['call']])
  })

  test('is refused for an unknown round, another member’s round, or a wrong move number', async () => {
    const { player, dealt } = await dealtWith('100')
    const other = await studio.playerWith('100', 'in-between')
    const refused = { status: 400, body: { fault: 'invalid_request' } }
    expect(await player.move(randomUUID(), 0, 'raise')).toEqual(refused)
    expect(await other.move(dealt.spin, 0, 'raise')).toEqual(refused)
    expect(await player.move(dealt.spin, 1, 'raise')).toEqual(refused)
    expect([moneyOf(player), moneyOf(other)]).toEqual(['90.00', '100.00'])
  })
})

describe('a further stake without an answer', () => {
  test.each([
    ['was taken', answerLost],
    ['never arrived', requestLost],
  ])('that %s is repeated with the same transaction id, and the move is made', async (_, mishap) => {
    const { player, dealt } = await dealtWith('100')
    studio.wallet.misbehave('bet', mishap, mishap, mishap)
    expect((await player.move(dealt.spin, 0, 'raise')).body).toEqual({ fault: 'platform_unreachable' })
    studio.passTime(2_000)
    expect((await player.move(dealt.spin, 0, 'call')).body).toEqual({ fault: 'spin_mismatch' })
    const { status, body } = await player.move(dealt.spin, 0, 'raise')
    expect([status, body.staked]).toEqual([200, '20.00'])
    expect(new Set(seen('bet', player).map(({ transaction }) => transaction)).size).toBe(2)
    expect(moneyOf(player)).toBe(writeAmount((parseAmount('80') + parseAmount(body.win ?? '')) as never))
  })

  test('is completed by recovery without the player', async () => {
    const { player, dealt } = await dealtWith('100')
    studio.wallet.misbehave('bet', answerLost, answerLost, answerLost)
    await player.move(dealt.spin, 0, 'raise')
    await recoverLater(61_000)
    const { body } = await player.move(dealt.spin, 0, 'raise')
    expect(body.staked).toBe('20.00')
    expect(moneyOf(player)).toBe(writeAmount((parseAmount('80') + parseAmount(body.win ?? '')) as never))
  })

  test.each([
    ['was taken', answerLost],
    ['never arrived', requestLost],
  ])('that %s is refunded after two minutes, and the player can move again', async (_, mishap) => {
    const { player, dealt } = await dealtWith('100')
    studio.wallet.misbehave('bet', mishap, mishap, mishap)
    await player.move(dealt.spin, 0, 'raise')
    studio.wallet.misbehave('rollback', answerLost)
    await recoverLater(121_000)
    await recoverLater(61_000)
    expect(moneyOf(player)).toBe('90.00')
    const { unfinished } = (await player.state()).body
    expect(unfinished).toMatchObject({ staked: '10.00', moves: [], win: null })
    const { status, body } = await player.move(dealt.spin, 0, 'raise')
    expect([status, body.staked]).toEqual([200, '20.00'])
  })
})

test('all stakes of an open round are refunded when the math version of its game has changed', async () => {
  const { player, dealt } = await dealtWith('100')
  studio.wallet.misbehave('bet', answerLost, answerLost, answerLost)
  await player.move(dealt.spin, 0, 'raise')
  await studio.pool.query(`update studio.round set math_version = 'old' where id = $1`, [dealt.round])
  await recoverLater(61_000)
  expect(moneyOf(player)).toBe('90.00')
  studio.passTime(31 * 24 * 60 * 60 * 1000)
  await studio.finishLeft()
  await studio.recover()
  expect(moneyOf(player)).toBe('100.00')
})

test('a further stake in demo mode is charged to the demo balance, or refused if that is short', async () => {
  for (;;) {
    const who = { member: studio.wallet.memberWith('0'), game: 'in-between' }
    const player = (await openDemo(studio.address, studio.wallet, who)) as Awaited<ReturnType<typeof openGame>>
    const { body: dealt } = await player.play(null, { stake: '1000' })
    if (!dealt.options.includes('raise')) continue
    await studio.pool.query('update studio.session set purse = $1 where member = $2', [
      parseAmount('999'),
      player.member,
    ])
    const short = { status: 422, body: { fault: 'not_enough_money', balance: '999.00' } }
    expect(await player.move(dealt.spin, 0, 'raise')).toEqual(short)
    await studio.pool.query('update studio.session set purse = $1 where member = $2', [
      parseAmount('1000'),
      player.member,
    ])
    const { body } = await player.move(dealt.spin, 0, 'raise')
    expect(body).toMatchObject({ staked: '2000.00', balance: body.win })
    return
  }
})
