import { gongCircle } from '@sanuk/engines/slots/picks/gong-circle'
import { expect, test } from 'vitest'
import { jackpotView } from './jackpot-terms.ts'
import { POOLS } from './pools.ts'

test.each(POOLS)('no slot with a board fills $code', ({ code, games }) => {
  for (const game of games) {
    expect(() => jackpotView({ ...gongCircle, code: game }), code).toThrow('has a board beside a pool')
  }
  expect(jackpotView(gongCircle)).toBeNull()
})
