import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, openStudio, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
let unsound: Awaited<ReturnType<TestStudio['another']>>
beforeAll(async () => {
  studio = await openStudio()
  unsound = await studio.another(() => 7)
})
afterAll(() => studio.close())

test('a process with unsound randomness starts no round and reports that it is not ready', async () => {
  const player = await studio.playerWith('100')
  const spin = await clientOf(unsound.address, player.session).spin('20')
  expect(spin).toEqual({ status: 422, body: { fault: 'game_closed' } })
  expect(studio.wallet.seen.some(({ body }) => 'round' in body && body.member === player.member)).toBe(false)
  await expect(unsound.isReady()).rejects.toThrow()
  await expect(studio.isReady()).resolves.toBeUndefined()
})

test('a process with unsound randomness refunds the stake of a round left by another process', async () => {
  // Its share of a pool is counted with its outcome: that is drawn when the stake is taken.
  const player = await studio.playerWith('100', 'four-lotuses')
  studio.wallet.misbehave('bet', { kind: 'answer lost' }, { kind: 'answer lost' }, { kind: 'answer lost' })
  expect((await player.spin('20')).body.fault).toBe('platform_unreachable')
  studio.passTime(60_000)
  await unsound.recover()
  expect((await player.balance()).body).toEqual({ balance: '100.00' })
  expect((await player.state()).body.unfinished).toBeNull()
  studio.passTime(-60_000)
})
