import { GAME_TYPES, gameEntry, PLAY_TYPES } from '@sanuk/contracts/catalogue'
import { MONEY_PATTERN } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { lotteryGames } from './list.ts'
import { LOTTERY_VENDORS } from './vendors.ts'

const LABELS = LOTTERY_VENDORS.flatMap(({ labels }) => labels)
const TITLES = LABELS.flatMap(({ titles }) => titles)

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const gamesOf = (playable: readonly string[] = []) =>
  [...lotteryGames(new Set(playable)).values()].flatMap(({ games }) => games)

test('no two lotteries share a code or a name, and no two labels a code', () => {
  expect(repeated(TITLES.map(({ code }) => code))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.th))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.en))).toEqual([])
  expect(repeated(LABELS.map(({ code }) => code))).toEqual([])
})

test.each(TITLES)('$code has a valid code, names and stake range', ({ code, names, ...title }) => {
  expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(names.th).toMatch(/^[\u0e00-\u0e7f0-9 ]+$/)
  expect(names.en).toMatch(/^[A-Za-z0-9’ -]+$/)
  for (const stake of [title.minimumStake, title.maximumStake]) expect(stake).toMatch(MONEY_PATTERN)
  expect(Number(title.minimumStake)).toBeLessThan(Number(title.maximumStake))
})

test('lotteries have a distinct cover recipe, apart from its hues', () => {
  expect(repeated(TITLES.map(({ cover: { hues: _, ...recipe } }) => JSON.stringify(recipe)))).toEqual([])
})

// The vendors and their screens are those of the specification, the play types those of the catalogue.
test.each([
  { vendor: 'LOTT', gameType: 'LOTT', playTypes: ['11X5', 'K3', 'LF', 'LHC', 'PCB', 'PK10', 'SSC'] },
  { vendor: 'ELOTT', gameType: 'ELOTT', playTypes: ['THAI'] },
  { vendor: 'TCG_SEA', gameType: 'ELOTT', playTypes: ['HANOI', 'LAO', 'MALAY', 'STOCK', 'THAI', 'YEEKEE'] },
  { vendor: 'TCG_LOTTO_VN', gameType: 'ELOTT', playTypes: ['VN'] },
])('$vendor lists lotteries of $gameType with play types $playTypes', ({ vendor, gameType, playTypes }) => {
  const games = lotteryGames(new Set()).get(vendor)?.games ?? []
  expect([...new Set(games.map((game) => game.gameType))]).toEqual([gameType])
  expect([...new Set(games.map(({ playType }) => playType))].sort()).toEqual(playTypes)
  expect(new Set(games.map((game) => game.vendor))).toEqual(new Set([vendor]))
})

test('every play type has a lottery, and no label stands under two vendors', () => {
  const games = gamesOf()
  expect(new Set(games.map(({ playType }) => playType))).toEqual(new Set(PLAY_TYPES))
  const pairs = new Set(games.map(({ vendor, vassalage }) => `${vassalage} ${vendor}`))
  expect(pairs.size).toBe(LABELS.length)
})

test('only the codes that are given are playable, and no lottery offers a demo', () => {
  const games = gamesOf(['racing-ten', 'no-such-lottery'])
  expect(games).toHaveLength(46)
  expect(games.filter(({ playable }) => playable).map(({ code }) => code)).toEqual(['racing-ten'])
  expect(games.filter(({ offersDemo }) => offersDemo)).toEqual([])
})

test('pictures and label icons are addresses that the catalogue’s contract takes, with a placeholder', () => {
  for (const { picture, vassalageIcon, gameType } of gamesOf()) {
    expect(GAME_TYPES).toContain(gameType)
    expect(gameEntry.shape.picture.safeParse(picture).success).toBe(true)
    expect(picture.sources.map(({ width }) => width)).toEqual([160, 320, 480])
    for (const { url } of picture.sources) expect(url).toMatch(/^\/art\/covers\/[a-z0-9-]+\.[0-9a-f]{10}\.webp$/)
    expect(vassalageIcon).toMatch(/^\/art\/labels\/[a-z0-9-]+\.[0-9a-f]{10}\.webp$/)
  }
})
