import { createLog } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { aGame, listAs, listNoOwnGames } from './games.fixture.ts'

let house: TestHouse
let databases: Databases
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  await listNoOwnGames(databases)
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

const list = async (...games: Parameters<typeof listAs>[2][number][]) => {
  await listAs(databases, 'STUDIO', games)
  await house.heardChanges()
}
const ask = async (query: string) => (await house.call({ method: 'GET', path: `/wps/relay/games?${query}` })).body.value
const codes = (value: { list: { gameCode: string }[] }) => value.list.map(({ gameCode }) => gameCode)
const lanes = async () => (await house.call({ method: 'GET', path: '/lgw/games/game_menus' })).body.value.data.lanes
const numbered = (count: number) => Array.from({ length: count }, (_, number) => aGame(`game-${number}`))

test('the game list filters by category, vendor, class, stake, lines and hot, with exact totals', async () => {
  await list(
    aGame('one'),
    aGame('two', { vassalage: 'BETA', vassalageName: 'Beta', isHot: true, lines: 40 }),
    aGame('low', { minimumStake: parseAmount('0.05') }),
    aGame('table', { classification: 'TG' }),
    aGame('coming', { playable: false }),
    aGame('fish', { gameType: 'FISH' }),
    aGame('thai', { gameType: 'ELOTT', playType: 'THAI' }),
    aGame('ssc', { gameType: 'LOTT', playType: 'SSC' }),
  )
  const all = await ask('gameType=RNG')
  // What can be played first, table games last of those.
  expect(codes(all)).toEqual(['one', 'two', 'low', 'table', 'coming'])
  expect(all).toMatchObject({ total: 5, totalPages: 1, pageNo: 1, next: null })
  expect(codes(await ask('gameType=RNG&vassalage=BETA'))).toEqual(['two'])
  expect(codes(await ask('gameType=RNG&gameClassify=TG'))).toEqual(['table'])
  expect(codes(await ask('gameType=RNG&minBet=0.05'))).toEqual(['low'])
  expect(codes(await ask('gameType=RNG&minLineNum=40'))).toEqual(['two'])
  expect(codes(await ask('gameType=RNG&hot=1'))).toEqual(['two'])
  expect(codes(await ask('gameType=RNG&minBet=1'))).not.toContain('coming')
  expect(codes(await ask('gameType=ELOTT,LOTT'))).toEqual(['thai', 'ssc'])
  expect(codes(await ask('gameType=ELOTT,LOTT&playType=SSC'))).toEqual(['ssc'])
})

test('accepts the whole query of the specification, and refuses wrong values', async () => {
  await list(aGame('one'), aGame('fish', { gameType: 'FISH' }))
  const whole =
    'clientType=3&platform=flash,html5-desktop&channel=web&merchant=SANUK&gameType=RNG&minBet=1&minLineNum=1&pageNo=1&pageSize=14&language=th'
  expect(codes(await ask(whole))).toEqual(['one'])
  const status = async (query: string) =>
    (await house.call({ method: 'GET', path: `/wps/relay/games?${query}` })).status
  for (const wrong of ['clientType=9', 'platform=x', 'merchant=OTHER', 'minLineNum=-1', 'language=xx', 'after=x']) {
    expect([wrong, await status(`gameType=RNG&${wrong}`)]).toEqual([wrong, 400])
  }
  expect(await status('gameType=RNG,NONE')).toBe(400)
  expect(await status('')).toBe(400)
})

test('paging through a changing game list skips and repeats nothing', async () => {
  await list(...numbered(40))
  const first = await ask('gameType=RNG&pageSize=14')
  // The vendor takes two games back that were shown already, and one that was not; another comes in front.
  const rest = numbered(40).filter(({ code }) => !['game-1', 'game-3', 'game-20'].includes(code))
  await listAs(databases, 'STUDIO', rest)
  const seen = codes(first)
  for (let next = first.next; next; ) {
    const page = await ask(`gameType=RNG&pageSize=14&after=${next}`)
    expect(page.total).toBe(37)
    seen.push(...codes(page))
    next = page.next
  }
  const expected = numbered(40)
    .map(({ code }) => code)
    .filter((code) => code !== 'game-20')
  expect(new Set(seen).size).toBe(seen.length)
  expect(expected.filter((code) => !seen.includes(code))).toEqual([])
})

test('a vendor list without changes changes no row', async () => {
  await list(...numbered(3))
  const rows = async () => [
    (await house.pool.query('select code, edition from catalogue.game order by code')).rows,
    (await house.pool.query('select number from catalogue.edition')).rows,
  ]
  const before = await rows()
  await list(...numbered(3))
  expect(await rows()).toEqual(before)
})

test('a game is found despite another spelling or a typing mistake, best match first', async () => {
  await list(
    aGame('old', { names: { th: 'เสือเฒ่า', en: 'Old Tiger' } }),
    aGame('tiger', { names: { th: 'เสือทอง', en: 'Tiger Gold' } }),
    aGame('yum', { names: { th: 'ต้มยำ 777', en: 'Tom Yum 777' } }),
  )
  const find = async (name: string) => codes(await ask(`gameType=RNG&gameName=${encodeURIComponent(name)}`))
  expect(await find('tiger')).toEqual(['tiger', 'old'])
  expect(await find('tigre')).toEqual(['old', 'tiger'])
  expect(await find('ตมยาม')).toEqual(['yum'])
  expect(await find('%')).toEqual([])
})

test('an entry with sub-games is one tile, and they are found under it and by name', async () => {
  await list(
    aGame('hall', { gameType: 'LIVE', playable: false }),
    aGame('room-a', { gameType: 'LIVE', parent: 'hall', playable: false }),
    aGame('room-b', { gameType: 'LIVE', parent: 'hall' }),
    aGame('orphan', { gameType: 'LIVE', parent: 'nobody' }),
  )
  const shown = await ask('gameType=LIVE')
  expect(shown.list.map((game: object) => game)).toMatchObject([
    { gameCode: 'hall', isGame: 'VASSALAGE', children: 2, playable: true },
    { gameCode: 'orphan', isGame: 'GAME', children: 0 },
  ])
  const children = (vassalage: string, query = '') =>
    house.call({ method: 'GET', path: `/wps/relay/games/${vassalage}/children${query}` })
  expect(codes((await children('ALPHA')).body.value)).toEqual(['room-b', 'room-a'])
  expect(codes((await children('ALPHA', `?nodeId=${shown.list[0].nodeId}`)).body.value)).toEqual(['room-b', 'room-a'])
  expect((await children('NOBODY')).status).toBe(404)
  expect(codes(await ask('gameType=LIVE&gameName=room'))).toEqual(['room-b', 'room-a'])
})

test('a class, a stake or the hot list finds only games that can be played, and is offered only where there are some', async () => {
  await list(
    aGame('slot', { minimumStake: parseAmount('0.5') }),
    aGame('soon', { minimumStake: parseAmount('0.01'), classification: 'SC', isHot: true, playable: false }),
    aGame('hall', { minimumStake: parseAmount('0.01'), playable: false }),
    aGame('room', { minimumStake: parseAmount('0.1'), parent: 'hall' }),
    aGame('room-soon', { minimumStake: parseAmount('0.05'), parent: 'hall', playable: false }),
    aGame('lottery', { gameType: 'ELOTT', playType: 'THAI', playable: false }),
  )
  const found = async (query: string) => codes(await ask(`gameType=RNG&${query}`))
  expect(await found('minBet=0.01')).toEqual([])
  expect(await found('minBet=0.05')).toEqual([])
  // An entry takes what the games under it take.
  expect(await found('minBet=0.1')).toEqual(['hall'])
  expect((await found('minBet=0.5')).toSorted()).toEqual(['hall', 'slot'])
  expect(await found('gameClassify=SC')).toEqual([])
  expect(await found('hot=1')).toEqual([])
  expect(await found('gameName=soon')).toContain('soon')
  expect(codes(await ask('gameType=ELOTT&playType=THAI'))).toEqual([])
  await expect.poll(lanes).toMatchObject([
    { gameType: 'ELOTT', playTypes: [], minimumBets: [] },
    { gameType: 'RNG', hotGames: 0, classifications: ['JP'], minimumBets: ['0.1', '0.5', '0.75'] },
  ])
})

test('the menus list vendors, classes and play types of each category', async () => {
  await list(
    aGame('one', { isHot: true }),
    aGame('bingo', { classification: 'BG' }),
    aGame('poker', { classification: 'VP', vassalage: 'BETA', vassalageName: 'Beta' }),
    aGame('thai', { gameType: 'ELOTT', playType: 'THAI' }),
    aGame('cocks', { gameType: 'COCKFIGHT' }),
  )
  await expect.poll(lanes).toMatchObject([
    { gameType: 'ELOTT', playTypes: ['THAI'], hotGames: 0 },
    // Nobody speaks the language here for which bingo is a class of its own.
    { gameType: 'RNG', hotGames: 1, classifications: ['JP', 'VP'], vendors: [{ games: 2 }, { games: 1 }] },
    { gameType: 'COCKFIGHT', vendors: [{ accountTypeId: 5 }] },
  ])
})

test('the first games of a home page alternate between the categories', async () => {
  await list(
    ...['a', 'b', 'c'].map((code) => aGame(code)),
    aGame('fish', { gameType: 'FISH' }),
    aGame('hot', { isHot: true }),
    aGame('soon', { playable: false }),
  )
  const { value } = (await house.call({ method: 'GET', path: '/wps/relay/games/hot?isPlatform=2' })).body
  expect(codes(value)).toEqual(['hot', 'a', 'fish', 'b', 'c', 'soon'])
})
