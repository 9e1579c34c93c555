import { expect, test } from 'vitest'
import { slotsOfPools } from './slots-of-pools.ts'

test('demo players sit at the slots of the first pool before those of the others', () => {
  const slot = (gameCode: string, vendor = 'STUDIO') => ({ vendor, gameCode })
  const slots = [slot('tiger'), slot('koi'), slot('lotus'), slot('lotus', 'ACME')]
  const pools = [
    { vendor: 'STUDIO', games: ['lotus', 'peacock'] },
    { vendor: 'STUDIO', games: ['koi'] },
  ]
  expect(slotsOfPools(pools, slots)).toEqual([slot('lotus'), slot('koi')])
  expect(slotsOfPools([], slots)).toEqual([])
})
