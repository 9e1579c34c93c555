import '../styles/table.css'
import { baccaratSpots } from '@sanuk/engines/live/baccarat/spots'
import { dragonTigerSpots } from '@sanuk/engines/live/dragon-tiger/spots'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RoomMessage, TableRules } from '#protocol'
import type { ListedTable } from '#room-calls'
import { loadGame } from '../games/games.ts'
import type { Kit } from '../kit.ts'
import { answered, BETTING, COUP, mine, news, OPENED, OPENS, RULES, resultsOf, whole, wins } from '../rooms.fixture.ts'
import { TablesStore } from '../view/tables-store.ts'
import { RoomPage } from './room-page.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
  localStorage.clear()
})

const tableNamed = (code: string, name: string, game: 'baccarat' | 'dragon-tiger' = 'baccarat'): TableRules => {
  const spots = game === 'baccarat' ? baccaratSpots.commission : dragonTigerSpots
  return {
    ...RULES,
    code,
    game,
    names: { th: name, en: name },
    variant: game === 'baccarat' ? 'commission' : null,
    sides: game === 'baccarat' ? RULES.sides : [{ red: 'dragon', blue: 'tiger' }],
    spots: spots.map((spot) => ({ spot: spot.code, minimum: '10.00', maximum: '1000.00' })),
  }
}

const HALL: readonly TableRules[] = [
  { ...RULES, names: { th: 'ทับทิม', en: 'Ruby' } },
  tableNamed('table-2', 'Jade'),
  tableNamed('table-3', 'Face off', 'dragon-tiger'),
  ...['4', '5', '6', '7'].map((number) => tableNamed(`table-${number}`, `Table ${number}`)),
]

const listed = ({ code, names, game, variant, sides }: TableRules): ListedTable => ({
  code,
  names,
  game,
  variant,
  sides,
  minimum: '10.00',
  maximum: '2000.00',
  players: 3,
  phase: 'betting',
  closesAt: new Date(OPENS + 20_000).toISOString(),
  results: resultsOf('BPB'),
})

const at = (table: string, message: RoomMessage) => ({ ...message, table }) as RoomMessage

/** The page of the first table, from which several are opened; its server and clock are in the hands of the test. */
async function setUp({ kept = [] as readonly string[], now = OPENS + 5_000 } = {}) {
  localStorage.setItem('sanuk-rooms-tables', kept.join(' '))
  const [launched = RULES] = HALL
  const opened = { ...OPENED, table: launched }
  const line = { bet: vi.fn(), decide: vi.fn(), watch: vi.fn() }
  const tables = new TablesStore(opened, line)
  const game = await loadGame('baccarat', 'en')
  const unit = currency('THB')
  const site = { tell: vi.fn(), onBalance: vi.fn() }
  const sound = { on: false, turn: vi.fn(), play: vi.fn(), playOwn: vi.fn() }
  const kitOf = ({ look, say }: typeof game): Kit => ({
    opened,
    say,
    site,
    sound,
    spotName: (spot) => look.spotName(say, spot),
    money: (amount) => formatMoney(amount, unit),
    now: () => now,
  })
  const calls = {
    list: vi.fn(async () => HALL.map(listed)),
    rules: vi.fn(async (codes: readonly string[]) => HALL.filter(({ code }) => codes.includes(code))),
  }
  const load = (code: Parameters<typeof loadGame>[0]) => loadGame(code, 'en')
  const onRetry = vi.fn()
  const open = (...codes: readonly string[]) => {
    for (const code of codes) {
      tables.hear(at(code, whole()))
      tables.hear(at(code, mine([])))
    }
  }
  tables.hear({ kind: 'ready', now: OPENS, balance: '5000.00' })
  await render(<RoomPage {...{ tables, game, kitOf, calls, load, onRetry }} />)
  await page.getByRole('button', { name: 'Play several tables' }).click()
  return { line, tables, calls, site, onRetry, open }
}

const card = (name: string) => page.getByRole('region', { name, exact: true })
const spotOf = (table: string, name: string) => card(table).getByRole('button', { name: new RegExp(`^${name} \\d`) })
const confirmAt = (table: string) => card(table).getByRole('button', { name: /^Confirm/ })
const chip = (value: string) => page.getByRole('button', { name: `Chip of ${value}` })

test('the tables of the last time stand beside the launched one, each with its clock and its main spots', async () => {
  const { open, tables } = await setUp({ kept: ['table-3', 'gone'] })
  await expect.element(card('Face off')).toBeVisible()
  open('table-1', 'table-3')
  expect(tables.followed().map((store) => store.view().rules.code)).toEqual(['table-1', 'table-3'])
  await expect.element(card('Ruby').getByRole('timer')).toHaveAccessibleName('15 seconds left to bet')
  const spots = (name: string) =>
    [...card(name).element().querySelectorAll('.spot')].map((each) => each.getAttribute('data-spot'))
  await expect.element(spotOf('Face off', 'Dragon')).toBeVisible()
  expect(spots('Ruby')).toEqual(['player', 'tie', 'banker', 'player-pair', 'banker-pair'])
  expect(spots('Face off')).toEqual(['dragon', 'tie', 'tiger'])
})

test('chips are confirmed table by table, and one purse pays', async () => {
  const { line, tables, open } = await setUp({ kept: ['table-3'] })
  await expect.element(card('Face off')).toBeVisible()
  open('table-1', 'table-3')
  await chip('฿100.00').click()
  await spotOf('Face off', 'Dragon').click()
  await spotOf('Ruby', 'Banker').click()
  await expect.element(page.getByText('฿200.00')).toBeVisible()
  await confirmAt('Face off').click()
  expect(line.bet.mock.calls).toMatchObject([
    [{ table: 'table-3', bet: { stakes: new Map([['dragon', 1_000_000n]]) } }],
  ])
  await expect.element(spotOf('Ruby', 'Banker')).toHaveAccessibleName(/not confirmed$/)
  const id = line.bet.mock.calls[0]?.[0].bet.id
  tables.hear(at('table-3', answered({ id, balance: '4900.00' })))
  await expect.element(page.getByText('฿4,900.00')).toBeVisible()
})

test('a lack of money counts what lies at other tables, and leads to the cashier', async () => {
  const { tables, open, site } = await setUp({ kept: ['table-2'] })
  await expect.element(card('Jade')).toBeVisible()
  tables.hear({ kind: 'ready', now: OPENS, balance: '150.00' })
  open('table-1', 'table-2')
  await chip('฿100.00').click()
  await spotOf('Ruby', 'Banker').click()
  await spotOf('Jade', 'Player').click()
  await expect.element(page.getByText('You have ฿50.00 available; these chips cost ฿100.00.')).toBeVisible()
  await page.getByRole('button', { name: 'Deposit' }).click()
  expect(site.tell).toHaveBeenCalledWith({ kind: 'cashier' })
})

test('limits and refusals are told on the card they belong to', async () => {
  const { line, tables, open } = await setUp({ kept: ['table-2'] })
  await expect.element(card('Jade')).toBeVisible()
  open('table-1', 'table-2')
  await spotOf('Jade', 'Tie').click()
  await confirmAt('Jade').click()
  const id = line.bet.mock.calls[0]?.[0].bet.id
  tables.hear(at('table-2', answered({ id, fault: 'above_maximum', free: '20.00' })))
  await expect
    .element(card('Jade').getByText('The bet is above the limit. The table takes up to ฿20.00 more.'))
    .toBeVisible()
  await expect.element(card('Ruby').getByRole('alert')).toHaveTextContent('')
})

test('a result flashes on its card, and its win enters the balance then', async () => {
  const { tables, open } = await setUp({ kept: ['table-2'] })
  await expect.element(card('Jade')).toBeVisible()
  open('table-1', 'table-2')
  tables.hear(at('table-2', mine([{ spot: 'banker', amount: '100.00' }])))
  const paid = { stake: '100.00', win: '195.00', lines: [{ spot: 'banker', stake: '100.00', win: '195.00' }] }
  tables.hear({ kind: 'paid', table: 'table-2', coup: COUP, ...paid, balance: '5195.00' })
  await expect.element(page.getByText('฿5,000.00')).toBeVisible()
  tables.hear(at('table-2', news(2, { kind: 'result', result: wins('banker') })))
  await expect.element(page.getByText('฿5,195.00')).toBeVisible()
  await expect.element(card('Jade').getByRole('status')).toHaveTextContent('Banker wins, 8 to 5 · You won ฿195.00')
  await expect.element(card('Ruby').getByRole('timer')).toBeVisible()
})

test('tables are chosen from the list, six at most, and are remembered', async () => {
  const { tables, calls } = await setUp()
  await page.getByRole('button', { name: 'Choose tables' }).click()
  const choice = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} (Baccarat|Dragon Tiger)`) })
  await expect.element(choice('Face off')).toHaveAccessibleName(/Dragon Tiger.*฿10\.00 – ฿2,000\.00.*15s/)
  for (const name of ['Face off', 'Jade', 'Table 4', 'Table 5', 'Table 6']) {
    await choice(name).click()
    await expect.element(choice(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect.element(page.getByText(/^You can follow up to 6 tables/)).toBeVisible()
  await expect.element(choice('Table 7')).toHaveAttribute('aria-disabled', 'true')
  await choice('Jade').click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('5 of 6 tables')).toBeVisible()
  const codes = ['table-1', 'table-3', 'table-4', 'table-5', 'table-6']
  expect(tables.followed().map((store) => store.view().rules.code)).toEqual(codes)
  expect(localStorage.getItem('sanuk-rooms-tables')).toBe(codes.join(' '))
  // The rules of a table are asked for once.
  expect(calls.rules.mock.calls.flat(2)).toEqual(['table-3', 'table-2', 'table-4', 'table-5', 'table-6'])
})

test('a table is removed, not while its bet waits, and never the last one', async () => {
  const { line, tables, open } = await setUp({ kept: ['table-2'] })
  await expect.element(card('Jade')).toBeVisible()
  open('table-1', 'table-2')
  await spotOf('Jade', 'Banker').click()
  await confirmAt('Jade').click()
  const remove = page.getByRole('button', { name: 'Remove Jade' })
  await expect.element(remove).toBeDisabled()
  tables.hear(at('table-2', answered({ id: line.bet.mock.calls[0]?.[0].bet.id })))
  await remove.click()
  await expect.element(card('Jade')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Remove Ruby' })).not.toBeInTheDocument()
})

test('rules that do not arrive are told in words', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { calls } = await setUp()
  calls.rules.mockRejectedValue(new Error('no answer'))
  await page.getByRole('button', { name: 'Choose tables' }).click()
  await page.getByRole('button', { name: /^Jade Baccarat/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('The tables could not be loaded. Please try again.')).toBeVisible()
  expect(logged).toHaveBeenCalledTimes(1)
})

test('a lost line is told once for all tables', async () => {
  const { tables, open, onRetry } = await setUp({ kept: ['table-2'] })
  await expect.element(card('Jade')).toBeVisible()
  open('table-1', 'table-2')
  tables.lineLost()
  await expect.element(page.getByText(/^Connection lost/)).toBeVisible()
  await page.getByRole('button', { name: 'Retry now' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('back at one table the others are followed no more', async () => {
  const { tables } = await setUp({ kept: ['table-2'] })
  await expect.element(card('Jade')).toBeVisible()
  await page.getByRole('button', { name: 'Back to one table' }).click()
  expect(tables.followed()).toEqual([tables.main])
  await expect.element(page.getByRole('heading', { name: 'Ruby' })).toBeVisible()
})

test('on a phone the cards stand below each other, chips stay in reach, and nothing is cut off', async () => {
  await usePhone()
  const { open } = await setUp({ kept: ['table-2', 'table-3'] })
  await expect.element(card('Face off')).toBeVisible()
  open('table-1', 'table-2', 'table-3')
  await expect.element(spotOf('Face off', 'Dragon')).toBeInTheDocument()
  const boxes = ['Ruby', 'Jade', 'Face off'].map((name) => card(name).element().getBoundingClientRect())
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(chip('฿100.00').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await page.getByRole('button', { name: 'Back to one table' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ruby' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('has no accessibility violations', async () => {
  const { tables, open } = await setUp({ kept: ['table-2', 'table-3', 'table-4'] })
  await expect.element(card('Table 4')).toBeVisible()
  open('table-1', 'table-2', 'table-3')
  tables.hear(at('table-4', whole({ ...BETTING, results: resultsOf('BBPTBP') })))
  await expect.element(spotOf('Face off', 'Dragon')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Choose tables' }).click()
  await expect.element(page.getByRole('button', { name: /^Jade Baccarat/ })).toBeVisible()
  expect(await findAxeViolations(page.getByRole('dialog').element())).toEqual([])
})
