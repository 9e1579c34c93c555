import { expect, test } from 'vitest'
import { gameWay } from './game-way.ts'

const game = { nodeId: 'n', gameCode: 'g', defaultPlayType: null }

test.each([
  ['RNG', 'STUDIO', '/game'],
  ['RNG', 'LOTT', '/game'],
  ['ELOTT', 'STUDIO', '/game'],
  ['LOTT', 'LOTT', '/lottery'],
  ['ELOTT', 'ELOTT', '/lottery'],
  ['ELOTT', 'TCG_LOTTO_VN', '/vnlottery'],
  ['ELOTT', 'TCG_SEA', '/sealottery'],
] as const)('a game of type %s and vendor %s is played at %s', (gameType, vendor, to) => {
  expect(gameWay({ ...game, gameType, vendor }).to).toBe(to)
})

test('the address of a lottery game has its game code, vendor and play type', () => {
  const { search } = gameWay({ ...game, gameType: 'LOTT', vendor: 'LOTT', defaultPlayType: 'PK10' })
  expect(search).toEqual({ gameCode: 'g', vendor: 'LOTT', playType: 'PK10' })
})
