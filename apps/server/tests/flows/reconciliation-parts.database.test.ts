import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { expect, onTestFinished, test } from 'vitest'
import { csvOf, openVendorDay } from './reconciliation.fixture.ts'

test('an undone betwin and a partly covered correction are each compared as a whole', async () => {
  const { house, story, lines, note, sitDown, send } = await openVendorDay()
  onTestFinished(() => house.close())
  const member = await story.member()
  await story.deposit(member, '100')
  const { seat, play } = await sitDown(member.token)
  const both = await play('betwin', { round: 'parts-1', betAmount: '20.00', winAmount: '5.00', roundClosed: false })
  note('bet', 'parts-1', { transaction: both, amount: '20.00' })
  note('win', 'parts-1', { transaction: both, amount: '5.00' })
  const undone = await play('rollback', { round: 'parts-1', original: both })
  note('rollback', 'parts-1', { transaction: undone, amount: '15.00' })
  note('bet', 'parts-2', { transaction: await play('bet', { round: 'parts-2', amount: '10.00' }), amount: '10.00' })
  const original = await play('win', { round: 'parts-2', amount: '60.00', roundClosed: true })
  note('win', 'parts-2', { transaction: original, amount: '60.00' })
  note('bet', 'parts-3', { transaction: await play('bet', { round: 'parts-3', amount: '120.00' }), amount: '120.00' })
  const correction = { ...seat, transaction: randomUUID(), original, amount: '0', version: 1 }
  expect((await house.seamless('resettle', correction)).body).toMatchObject({ balance: '0.00' })
  note('resettle', 'parts-2', { transaction: correction.transaction, amount: '-60.00' })
  const { body } = await send(csvOf(lines))
  expect(body.value.run).toMatchObject({ lines: 7, differences: 0 })
  const short = (await send(csvOf(lines.slice(1)))).body.value.run
  expect(short).toMatchObject({ differences: 1, kinds: [{ kind: 'missing_at_vendor', differences: 1 }] })
})

test('a prize that names no bet is compared by the round that its vendor names, whatever that is', async () => {
  const { house, story, lines, note, sitDown, send } = await openVendorDay()
  onTestFinished(() => house.close())
  const vendor = await house.vendors.find('STUDIO')
  if (!vendor) throw new Error('there is no such vendor')
  const campaigns = [{ code: 'SONGKRAN', budget: { THB: parseAmount('100') } }]
  await house.vendors.change('STUDIO', { ...vendor, limits: { ...vendor.limits, campaigns } })
  const member = await story.member()
  await story.deposit(member, '100')
  const { play } = await sitDown(member.token)
  note('bet', 'main', { transaction: await play('bet', { round: 'main', amount: '10.00' }), amount: '10.00' })
  for (const round of ['main', 'tournament']) {
    const prize = await play('win', { round, amount: '7.00', bonus: 'SONGKRAN' })
    note('win', round, { transaction: prize, amount: '7.00' })
  }
  expect((await send(csvOf(lines))).body.value.run).toMatchObject({ lines: 3, differences: 0 })
  const wrong = lines.map((line) => (line.call === 'bet' ? { ...line, round: 'another' } : line))
  expect((await send(csvOf(wrong))).body.value.run.kinds).toEqual([{ kind: 'other_round', differences: 1 }])
})

test('settlements are compared by round and version, whatever they moved', async () => {
  const { house, story, lines, note, sitDown, send } = await openVendorDay()
  onTestFinished(() => house.close())
  const member = await story.member()
  await story.deposit(member, '100')
  const { seat, play } = await sitDown(member.token)
  const settle = async (round: string, version: number, said: { win?: string; void?: boolean; moved: string }) => {
    const { moved, ...more } = said
    const entries = [{ round, member: seat.member, version, win: '0', ...more }]
    const { body } = await house.seamless('settle', { settlement: 's', currency: 'THB', entries })
    expect(body).toEqual({ status: 'OK', refused: [] })
    note('settle', round, { transaction: `settle:${round}:${version}`, amount: moved })
  }
  for (const round of ['won', 'lost', 'void']) {
    note('bet', round, { transaction: await play('bet', { round, amount: '10.00' }), amount: '10.00' })
  }
  await settle('lost', 1, { moved: '0.00' })
  await settle('won', 1, { win: '60.00', moved: '60.00' })
  await settle('void', 1, { win: '5.00', moved: '5.00' })
  await settle('void', 2, { void: true, moved: '5.00' })
  await settle('void', 3, { win: '2.00', moved: '-8.00' })
  note('bet', 'rest', { transaction: await play('bet', { round: 'rest', amount: '120.00' }), amount: '120.00' })
  await settle('won', 2, { win: '0.00', moved: '-60.00' })
  const { run } = (await send(csvOf(lines))).body.value
  expect(run).toMatchObject({ lines: 10, differences: 0, kinds: [] })
  const settled = { transactions: 6, amount: '2.00' }
  expect(run.totals).toContainEqual(expect.objectContaining({ call: 'settle', theirs: settled }))
  const without = lines.filter(({ transaction }) => transaction !== 'settle:void:2')
  const short = (await send(csvOf(without))).body.value.run
  expect(short).toMatchObject({ differences: 1, kinds: [{ kind: 'missing_at_vendor', differences: 1 }] })
  const wrong = lines.map((line) => (line.transaction === 'settle:won:2' ? { ...line, amount: '-50.00' } : line))
  expect((await send(csvOf(wrong))).body.value.run.kinds).toEqual([{ kind: 'other_amount', differences: 1 }])
})
