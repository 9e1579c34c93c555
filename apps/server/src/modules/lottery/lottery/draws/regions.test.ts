import { expect, test } from 'vitest'
import { LOTTERY_GAMES } from '../games.ts'

test('each lottery of Vietnam has its region, and no other lottery has one', () => {
  for (const { code, vendor, region } of LOTTERY_GAMES)
    expect({ code, hasRegion: region !== undefined }).toEqual({ code, hasRegion: vendor === 'TCG_LOTTO_VN' })
})
