import { gongCircle } from '@sanuk/engines/slots/picks/gong-circle'
import { expect, test } from 'vitest'
import { jackpotView } from './jackpot-terms.ts'
import { poolsIn } from './pools.ts'

test.each(poolsIn('THB'))('$code: a slot with a pick board cannot feed the jackpot pool', ({ code, games }) => {
  for (const game of games) {
    expect(() => jackpotView({ ...gongCircle, code: game }, 'THB'), code).toThrow('has a board beside a pool')
  }
  expect(jackpotView(gongCircle, 'THB')).toBeNull()
})
