import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTransferHouse, type TransferHouse } from '../transfers/transfers.fixture.ts'
import { seatPlayer } from './player.fixture.ts'

let house: TransferHouse
beforeAll(async () => {
  house = await openTransferHouse()
})
afterAll(() => house.close())

test('transfers to a vendor’s wallet count towards the loss limit while the money is there', async () => {
  const player = await seatPlayer(house, '1000')
  const move = async (direction: 'in' | 'out', amount?: string) => {
    const body = { requestId: randomUUID(), vendor: house.satang.vendor.code, direction, ...(amount && { amount }) }
    const answer = await player.call('POST', '/wps/relay/wallet/transfer', body)
    return answer.body.code ?? answer.body.value.amount
  }
  await player.limit('loss', 'day', '300')
  expect((await player.bet('50')).body.status).toBe('OK')
  expect(await move('in', '251')).toBe('own_limit_reached')
  expect(await Promise.all([move('in', '200'), move('in', '200')])).toContain('200.00')
  expect(await player.limits()).toMatchObject([{ used: '250.00' }])
  expect((await player.bet('51')).body.status).toBe('LIMIT_REACHED')
  // All that there is goes as far as the limit lets it.
  expect(await move('in')).toBe('50.00')
  expect(await move('out', '250')).toBe('250.00')
  expect(await player.limits()).toMatchObject([{ used: '50.00' }])
  await player.takeBreak('24h')
  expect(await move('in', '10')).toBe('play_paused')
})
