import { PLAYS } from '@sanuk/engines/lottery/bets'
import { DRAWN } from '@sanuk/engines/lottery/draws'
import { expect, test } from 'vitest'
import { LOTTERY_GAMES } from './games.ts'
import { lotteryGames } from './titles/list.ts'

test('every listed lottery can be played, under the vendor that lists it', () => {
  const playable = new Set(LOTTERY_GAMES.map(({ code }) => code))
  const listed = [...lotteryGames(playable)].flatMap(([vendor, { games }]) =>
    games.map(({ code, gameType, playable: isPlayable }) => ({ vendor, code, gameType, isPlayable })),
  )
  expect(listed.filter(({ isPlayable }) => !isPlayable)).toEqual([])
  const played = LOTTERY_GAMES.map(({ vendor, code, gameType }) => ({ vendor, code, gameType, isPlayable: true }))
  const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code)
  expect(played.toSorted(byCode)).toEqual(listed.toSorted(byCode))
})

test.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))('%s names plays of its family only', (_, game) => {
  const plays = PLAYS[game.family]
  for (const code of [...(game.plays ?? []), ...(game.without ?? [])]) expect(plays.has(code)).toBe(true)
  expect(DRAWN[game.family]).toBeDefined()
  // Prizes at fixed odds need odds in every tier.
  if (game.terms.kind === 'odds') {
    for (const { tiers } of plays.values()) for (const { odds } of tiers) expect(odds).toBeDefined()
  }
})
