import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRooms, paidIn, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms('live-three-card')
})
afterAll(() => rooms.close())

/** The lines of what a member was paid, as `spot stake win`. */
async function linesOf(player: Parameters<typeof paidIn>[0], coup: string): Promise<string[]> {
  const { lines } = await paidIn(player, coup)
  return lines.map(({ spot, stake, win }) => `${spot} ${stake} ${win}`)
}

test('who plays on pays as much again, who folds or says nothing loses the ante, and pair plus is paid to all alike', async () => {
  const { coup } = await rooms.dealUntil('betting')
  const id = coup?.id ?? ''
  const [plays, folds, silent, beside] = await Promise.all(
    ['100', '100', '100', '100'].map((one) => rooms.playerWith(one)),
  )
  if (!plays || !folds || !silent || !beside) throw new Error('nobody sat down')
  const both = [
    { spot: 'ante', amount: '10.00' },
    { spot: 'pair-plus', amount: '5.00' },
  ]
  for (const player of [plays, folds, silent]) expect((await player.bet(id, both)).fault).toBe(null)
  await beside.bet(id, both.slice(1))
  await rooms.dealUntil('deciding')
  expect(rooms.table.topic.state().coup?.shown.map(({ place }) => place)).toEqual(['player', 'player', 'player'])
  expect((await plays.decide(id, { step: 1, move: 'play' })).fault).toBe(null)
  expect((await folds.decide(id, { step: 1, move: 'fold' })).fault).toBe(null)
  expect((await beside.decide(id, { step: 1, move: 'play' })).fault).toBe('invalid_request')
  expect(rooms.moneyOf(plays.member)).toBe('75.00')
  await rooms.dealUntil('result')
  await rooms.settle()
  const [pairPlus] = await linesOf(beside, id)
  expect(await linesOf(folds, id)).toEqual(['ante 10.00 0.00', pairPlus])
  expect(await linesOf(silent, id)).toEqual(['ante 10.00 0.00', pairPlus])
  const played = await linesOf(plays, id)
  expect(played.map((line) => line.replace(/ \S+$/, ''))).toEqual(['ante 10.00', 'pair-plus 5.00', 'play 10.00'])
  expect(played[1]).toBe(pairPlus)
  for (const player of [plays, folds, silent, beside]) {
    const { stake, win } = await paidIn(player, id)
    const left = add(subtract(parseAmount('100'), parseAmount(stake)), parseAmount(win))
    expect(rooms.moneyOf(player.member)).toBe(writeAmount(left))
  }
})

test('with nothing but pair plus on the table nobody is asked', async () => {
  await rooms.dealUntil('result')
  const { coup } = await rooms.dealUntil('betting')
  const player = await rooms.playerWith('100')
  await player.bet(coup?.id ?? '', [{ spot: 'pair-plus', amount: '5.00' }])
  await rooms.dealUntil('dealing')
  const phases = new Set<string>()
  while (rooms.table.topic.state().phase !== 'result') {
    const due = await rooms.table.advance()
    phases.add(rooms.table.topic.state().phase)
    rooms.passTime(Math.max(0, due.getTime() - rooms.clock().getTime()))
  }
  expect(phases).toEqual(new Set(['dealing', 'result']))
  expect(rooms.table.topic.state().coup?.shown).toHaveLength(6)
})
