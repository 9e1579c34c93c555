import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '../../../site-part.fixture.tsx'
import type { LobbySearch } from '../lobby-search.ts'
import { FAKED, game, names, renderTables, table, tile } from './boards.fixture.tsx'

test('tables are looked for by game and stake, and sorted by players, who do not move them any more', async () => {
  const tables = [
    table(1, { kind: 'roulette', results: '', outcomes: ['5'], players: 3 }),
    table(2, { kind: 'roulette', results: '', outcomes: ['0'], players: 9 }),
    table(3, { kind: 'sic-bo', results: '', outcomes: ['1-1-1'], players: 5 }),
    table(4, { kind: 'roulette', results: '', outcomes: ['1'], players: 7 }),
  ]
  const games = [game(1), game(2), game(3), game(4, { minimumStake: '500' })]
  vi.useFakeTimers({ toFake: [...FAKED] })
  const { board } = await renderTables({ games, tables, search: { table: 'roulette', stake: '100', order: 'players' } })
  await expect.poll(names).toEqual(['Table 2', 'Table 1'])
  board.reply({ value: { tables: tables.map((one) => ({ ...one, players: 20 - one.players })) } })
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.element(tile(1).getByText('17', { exact: true })).toBeVisible()
  expect(names()).toEqual(['Table 2', 'Table 1'])
})

test('all pages of tables are asked for before they are sorted, however far the end of the list is', async () => {
  await page.viewport(390, 300)
  const numbers = Array.from({ length: 60 }, (_, at) => at + 1)
  const games = numbers.map((number) => game(number))
  const tables = numbers.map((number) => table(number, { players: number }))
  const { listed } = await renderTables({ games, tables, search: { order: 'players' }, firstPart: games.slice(0, 50) })
  await expect.poll(() => names()[0]).toBe('Table 60')
  expect(listed.requests).toHaveLength(2)
})

test('filters that no table matches can be cleared, and are offered with the games that there are', async () => {
  const tables = [table(1), table(2, { kind: 'fan-tan', results: '', outcomes: ['3'] })]
  const search: LobbySearch = { page: 'RATTANA', table: 'fan-tan', stake: '100000' }
  const { onSearch } = await renderTables({ tables, search })
  await expect.element(page.getByRole('heading', { name: say('lobby.tables.none') })).toBeVisible()
  await page
    .getByRole('button', { name: say('lobby.tables.clear') })
    .first()
    .click()
  expect(onSearch).toHaveBeenLastCalledWith({
    page: 'RATTANA',
    table: undefined,
    stake: undefined,
    road: undefined,
    order: undefined,
  })
  await page.getByRole('combobox', { name: say('lobby.table') }).click()
  const options = page.getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual([
    say('lobby.table.all'),
    say('lobby.board.kind.baccarat'),
    say('lobby.board.kind.fan-tan'),
  ])
  await page.getByRole('option', { name: say('lobby.board.kind.baccarat') }).click()
  expect(onSearch).toHaveBeenLastCalledWith({ page: 'RATTANA', table: 'baccarat', stake: '100000' })
})
