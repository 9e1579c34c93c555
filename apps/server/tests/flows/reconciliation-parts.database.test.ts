import { randomUUID } from 'node:crypto'
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
