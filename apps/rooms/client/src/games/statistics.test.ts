import { expect, test } from 'vitest'
import { GAMES, type GameCode, type PastResult, TABLE_VARIANTS } from '#protocol'
import { past } from './games.fixture.tsx'
import { loadGame } from './games.ts'
import { countCase } from './statistics.ts'

/** What a word looks like that nobody has written: a code. */
const CODE = /^[a-z0-9]+(-[a-z0-9]+)+$/

test.each(GAMES)(
  'statistics of %s count spots of its pay table, each once and with words in both languages',
  async (game) => {
    for (const language of ['en', 'th'] as const) {
      const { look, say } = await loadGame(game, language)
      const cases = look.statistics.groups.flatMap((group) => group.cases)
      const spots = new Set(TABLE_VARIANTS.flatMap((variant) => look.spots({ variant })).map(({ code }) => code))
      const unknown = cases.filter(({ spot, name }) => !name && !spots.has(spot)).map(({ spot }) => spot)
      // The dealer's totals at blackjack are numbers.
      expect(unknown.filter((spot) => !/^\d+$/.test(spot))).toEqual([])
      expect(new Set(cases.map(({ spot }) => spot)).size).toBe(cases.length)
      const names = cases.map(({ spot, name }) => (name ? say(name) : look.spotName(say, spot)))
      expect(names.filter((name) => CODE.test(name) || name.includes('rooms'))).toEqual([])
    }
  },
)

const pair: PastResult = {
  faces: ['8', '3'],
  roads: [{ winner: 'player', playerPair: true, bankerPair: false, natural: true }],
}

// Written from the rules of each game, not from the code: which of its cases each coup is in.
test.each<[GameCode, PastResult, string]>([
  ['baccarat', pair, 'player player-pair either-pair natural'],
  ['baccarat', past(['4', '4'], 't'), 'tie'],
  ['dragon-tiger', past(['Kh', '7s'], 'r'), 'dragon dragon-odd dragon-big dragon-red tiger-black'],
  [
    'dragon-tiger',
    past(['Ac', '2d'], 'b'),
    'tiger dragon-odd dragon-small dragon-black tiger-even tiger-small tiger-red',
  ],
  ['dragon-tiger', past(['7h', '7h'], 't'), 'tie suited-tie dragon-red tiger-red'],
  ['roulette', past(['0'], 't'), 'straight-0'],
  ['roulette', past(['14'], 'r'), 'red even low dozen-2 column-2'],
  ['double-ball-roulette', past(['14', '16'], 'r'), 'red even low dozen-2'],
  ['double-ball-roulette', past(['0', '15'], 't'), 'straight-0'],
  ['double-ball-roulette', past(['14', '15'], 't'), 'low dozen-2'],
  ['double-ball-roulette', past(['35', '35'], 't'), 'black odd high dozen-3 column-2 same-number'],
  ['sic-bo', past(['4', '4', '3'], 'r', 'r'), 'big odd single-3 single-4'],
  ['sic-bo', past(['2', '2', '2'], 't', 't'), 'any-triple single-2'],
  ['thai-hilo', past(['6', '4', '1'], 't'), '11-hilo single-1 single-4 single-6'],
  ['thai-hilo', past(['2', '2', '2'], 'b'), 'low single-2'],
  ['gourd-crab-fish', past(['crab', 'crab', 'fish']), 'single-fish single-crab'],
  ['fan-tan', past(['3'], 'r'), 'fan-3 kwok-1-3 kwok-2-3 kwok-3-4'],
  ['sedie', past(['red', 'white', 'white', 'white'], 'r'), 'odd three-white-one-red'],
  ['cockfight', past(['ftd', 'a', 'b'], 't'), 'ftd'],
  ['ramwong-wheel', past(['drum', '3']), 'drum'],
  ['gem-wheel', past(['chest', '8']), 'chest'],
  ['red-envelopes', past(['gold', '40']), 'gold'],
  [
    'pok-deng',
    past(['pok-8', 'won 2 pok-9', 'tied 1 pok-8', 'lost 1 3', 'lost 2 4']),
    'hand-1-equal hand-2-tie bank-pok',
  ],
  [
    'bull-bull',
    past(['bull-9', 'won 4 bull-bull', 'won 5 five-faces', 'lost 3 bull-7']),
    'hand-1-equal hand-2-equal hand-1-bull-bull hand-2-bull-bull',
  ],
  ['andar-bahar', past(['Qh', 'Qs', '16'], 'b'), 'bahar cards-16-25'],
  ['blackjack', past(['bj', '23']), 'bust player-bj'],
  ['three-card-poker', past(['pair', 'flush']), 'pair'],
])('a coup of %s, %j, counts as %s', async (game, result, cases) => {
  const { look } = await loadGame(game, 'en')
  const all = look.statistics.groups.flatMap((group) => group.cases)
  expect(
    all
      .filter(({ isIn }) => isIn(result))
      .map(({ spot }) => spot)
      .join(' '),
  ).toBe(cases)
})

test('cases are counted and shared among the coups that count', async () => {
  const { look } = await loadGame('cockfight', 'en')
  const isFought = look.statistics.counts ?? (() => true)
  const fights = [past(['meron'], 'r'), past(['meron'], 'r'), past(['wala'], 'b'), past(['cancelled'], 'r')]
  const counted = fights.filter(isFought)
  const [meron] = look.statistics.groups[0]?.cases ?? []
  expect(meron && countCase(meron, counted)).toEqual({ count: 2, share: 67 })
  expect(meron && countCase(meron, [])).toEqual({ count: 0, share: 0 })
})
