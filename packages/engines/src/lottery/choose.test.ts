import { expect, test } from 'vitest'
import { combinations } from '../exact/combinations.ts'
import { choose } from './choose.ts'

test('choose(of, taken) is exact for all that lotteries choose from', () => {
  for (let of = 0; of <= 80; of += 1) {
    for (let taken = -1; taken <= 10; taken += 1) {
      expect({ of, taken, ways: choose(of, taken) }).toEqual({ of, taken, ways: Number(combinations(of, taken)) })
    }
  }
})
