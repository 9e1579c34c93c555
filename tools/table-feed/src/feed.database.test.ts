import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, STUDIO_KEY, type TestStudio } from '../../../apps/rooms/src/studio/studio.fixture.ts'
import { coupsOfShoe, type DealtCoup, GAMES } from './coups.ts'
import { dealCoup, type FeedNeeds, PACE } from './deal.ts'
import { openEvents } from './events.ts'

const TABLES = {
  baccarat: 'baccarat-ruby',
  'dragon-tiger': 'dragon-tiger-face-off',
  roulette: 'rattana-roulette',
  'sic-bo': 'rattana-sic-bo',
} as const

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio(TABLES.baccarat, [TABLES['dragon-tiger'], TABLES.roulette, TABLES['sic-bo']])
  studio.wallet.takeStakes('1.00', '1000.00')
})
afterAll(() => studio.close())

/** A draw that is the same in every run. */
function steadyDraw(seed: number) {
  let state = seed
  return (bound: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * bound)
  }
}

/** A feed whose pauses pass on the clock of the test. */
async function openFeed(game: keyof typeof TABLES) {
  const table = TABLES[game]
  const now = () => studio.clock().getTime()
  const events = openEvents({ rooms: studio.address, table, studio: STUDIO_KEY.studio, key: STUDIO_KEY, now })
  await events.begin()
  await events.send({ kind: 'shoe', shoe: crypto.randomUUID() })
  const pause = async (ms: number) => {
    studio.passTime(ms)
    await studio.tables.get(table)?.advance()
  }
  const needs: FeedNeeds = { events, game, pace: PACE, now, pause, log: createLog('silent') }
  return { needs, state: () => studio.tables.get(table)?.topic.state() }
}

const firstOf = (game: keyof typeof TABLES, count: number): DealtCoup[] => [
  ...coupsOfShoe(game, steadyDraw(7)).take(count),
]

test.each(GAMES)('%s: whole coups are dealt by their rules, and every one counts', async (game) => {
  const { needs, state } = await openFeed(game)
  const coups = firstOf(game, 5)
  for (const coup of coups) expect(await dealCoup(needs, coup)).toBe('dealt')
  expect(state()?.results.map(({ faces }) => faces)).toEqual(coups.map(({ faces }) => faces))
})

test('a feed that sends all twice, or skips a number, deals the same coups', async () => {
  const { needs, state } = await openFeed('baccarat')
  const [one, two] = firstOf('baccarat', 2)
  if (!one || !two) throw new Error('nothing is dealt')
  expect(await dealCoup(needs, one, 'duplicate')).toBe('dealt')
  expect(await dealCoup(needs, two, 'gap')).toBe('dealt')
  expect(state()?.results.map(({ faces }) => faces)).toEqual([one.faces, two.faces])
})

test.each(['silent', 'wrong-result'] as const)(
  'a feed that is %s has its coup void, and deals the next one',
  async (fault) => {
    const { needs, state } = await openFeed('baccarat')
    const [one, two] = firstOf('baccarat', 2)
    if (!one || !two) throw new Error('nothing is dealt')
    expect(await dealCoup(needs, one, fault)).toBe('void')
    expect(state()).toMatchObject({ coup: { isVoid: true }, results: [] })
    expect(await dealCoup(needs, two)).toBe('dealt')
    expect(state()?.results.map(({ faces }) => faces)).toEqual([two.faces])
  },
)
