import '../styles/table.css'
import { parseAmount } from '@sanuk/money/amount'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme, usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RoomMessage } from '#protocol'
import {
  answered,
  BETTING,
  COUP,
  mine,
  news,
  OPENS,
  opensNext,
  RULES,
  resultsOf,
  turnsOf,
  whole,
  wins,
} from '../rooms.fixture.ts'
import { button, chip, setUpTable, spot } from './table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const setUp = (...messages: readonly RoomMessage[]) => setUpTable(RULES, messages)

test('chips are laid, taken back, doubled and confirmed, and the bet is sent once', async () => {
  const { line } = await setUp(whole(), mine([]))
  await chip('฿100.00').click()
  await spot('Player').click()
  await spot('Player').click()
  await spot('Player pair').click()
  await expect.element(spot('Player')).toHaveAccessibleName(/฿200\.00 not confirmed$/)
  await button('Undo').click()
  await expect.element(spot('Player pair')).not.toHaveAccessibleName(/not confirmed/)
  await button('Double').click()
  await expect.element(spot('Player')).toHaveAccessibleName(/฿400\.00 not confirmed$/)
  await button(/^Confirm/).tripleClick()
  expect(line.bet).toHaveBeenCalledTimes(1)
  await expect.element(spot('Player')).toHaveAccessibleName(/฿400\.00 being placed$/)
  await expect.element(button(/^Confirm/)).toBeDisabled()
})

test('a confirmed bet looks otherwise than chips that are not confirmed', async () => {
  const { store } = await setUp(whole(), mine([{ spot: 'banker', amount: '100.00' }]))
  store.do({ kind: 'lay', spot: 'banker', chip: parseAmount('50') })
  await expect.element(spot('Banker')).toHaveAccessibleName(/฿100\.00 bet, ฿50\.00 not confirmed$/)
  const outlines = [...document.querySelectorAll('[data-spot="banker"] .chip')].map(
    (each) => getComputedStyle(each).outlineStyle,
  )
  expect(outlines).toEqual(['solid', 'dashed'])
})

test('all of it works by the keyboard', async () => {
  const { line } = await setUp(whole(), mine([]))
  await userEvent.keyboard('3ppb')
  await expect.element(spot('Player')).toHaveAccessibleName(/฿200\.00 not confirmed$/)
  await userEvent.keyboard('u')
  await expect.element(spot('Banker')).not.toHaveAccessibleName(/not confirmed/)
  await userEvent.keyboard('{Enter}')
  expect(line.bet).toHaveBeenCalledTimes(1)
})

test('the bets of the last coup are repeated', async () => {
  await setUp(whole(), mine([{ spot: 'banker', amount: '100.00' }]), news(2, opensNext))
  await button('Repeat').click()
  await expect.element(spot('Banker')).toHaveAccessibleName(/฿100\.00 not confirmed$/)
})

test('a table that is closed takes no chips', async () => {
  const { store, line } = await setUp(whole(), mine([]))
  await spot('Player').click()
  store.hear(news(2, { kind: 'closed' }))
  await expect.element(page.getByText('No more bets', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Your chips were returned/)).toBeVisible()
  await expect.element(spot('Player')).toHaveAttribute('aria-disabled', 'true')
  await spot('Player').click({ force: true })
  await expect.element(spot('Player')).not.toHaveAccessibleName(/not confirmed/)
  await expect.element(button(/^Confirm/)).toBeDisabled()
  expect(line.bet).not.toHaveBeenCalled()
})

test('a bet that came too late is refused in words', async () => {
  const { store, line } = await setUp(whole(), mine([]))
  await spot('Player').click()
  await button(/^Confirm/).click()
  store.hear(news(2, { kind: 'closed' }))
  store.hear(answered({ id: line.bet.mock.calls[0]?.[0].id, fault: 'bets_closed' }))
  await expect.element(page.getByText(/^Too late: betting had closed/)).toBeVisible()
  await expect.element(spot('Player')).not.toHaveAccessibleName(/being placed/)
})

test('above the limit the player is told how much is free', async () => {
  await setUp(whole(), mine([{ spot: 'tie', amount: '150.00' }]))
  await chip('฿100.00').click()
  await spot('Tie').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tie: limit reached. You can add up to ฿50.00.')
})

test('too little money leads to the cashier', async () => {
  const { store, site } = await setUp({ kind: 'ready', now: OPENS, balance: '15.00' }, whole(), mine([]))
  await spot('Player').click()
  await expect.element(page.getByText('You have ฿15.00 available; these chips cost ฿50.00.')).toBeVisible()
  await button('Deposit').click()
  expect(site.tell).toHaveBeenCalledWith({ kind: 'cashier' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(store.view().notice).toBeNull()
})

test('the countdown follows the server’s clock, ticks through its last seconds and closes the table by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { time, sound } = await setUp(whole(), mine([]))
  const timer = page.getByRole('timer')
  const pass = (ms: number) => {
    for (let step = 0; step < ms; step += 100) {
      time.now += 100
      vi.advanceTimersByTime(100)
    }
  }
  await expect.element(timer).toHaveAccessibleName('15 seconds left to bet')
  pass(9_000)
  await expect.element(timer).toHaveAccessibleName('6 seconds left to bet')
  await expect.element(timer).toHaveAttribute('data-last', 'false')
  pass(1_000)
  await expect.element(timer).toHaveAttribute('data-last', 'true')
  await expect.element(timer).toHaveAccessibleName('5 seconds left to bet')
  expect(sound.play).toHaveBeenCalledWith('tick', 1)
  pass(5_000)
  await expect.element(timer).not.toBeInTheDocument()
  await expect.element(page.getByText('No more bets', { exact: true })).toBeVisible()
  await expect.element(spot('Player')).toHaveAttribute('aria-disabled', 'true')
})

const PAID: RoomMessage = {
  kind: 'paid',
  table: RULES.code,
  coup: COUP,
  stake: '150.00',
  win: '200.00',
  lines: [
    { spot: 'banker', stake: '100.00', win: '200.00' },
    { spot: 'tie', stake: '50.00', win: '0.00' },
  ],
  balance: '5050.00',
}

test('a result is told in words, with what it paid', async () => {
  const stakes = [
    { spot: 'banker', amount: '100.00' },
    { spot: 'tie', amount: '50.00' },
  ]
  const { store } = await setUp(whole(), mine(stakes))
  store.hear(news(2, { kind: 'dealing' }))
  store.hear(news(3, { kind: 'shown', turn: { place: 'player', face: '5d' }, dealt: 8 }))
  store.hear(news(4, { kind: 'shown', turn: { place: 'banker', face: '8c' }, dealt: 9 }))
  await expect.element(page.getByRole('region', { name: 'Banker: 8' })).toBeVisible()
  store.hear(PAID)
  store.hear(news(5, { kind: 'result', result: wins('banker', { bankerPair: true, natural: true }) }))
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Banker wins' }))
    .toHaveTextContent('Banker wins, 8 to 5 · Natural · Banker pair · You won ฿200.00')
  await expect.element(page.getByText('+฿200.00')).toBeVisible()
  await expect.element(page.getByText('฿5,050.00')).toBeVisible()
  expect([...document.querySelectorAll('[data-fate]')].map((each) => each.getAttribute('data-fate')).sort()).toEqual([
    'lost',
    'won',
  ])
})

test('what won lights up as the server says, and what gives stakes back is neither won nor lost', async () => {
  const { store } = await setUp(whole(), mine([]))
  store.hear(news(2, { kind: 'dealing' }))
  const result = { ...wins('banker', { won: ['super-six', 'small'] }), returned: ['player'] }
  store.hear(news(3, { kind: 'result', result }))
  await expect.element(spot('Super six')).toHaveAttribute('data-won', 'true')
  const states = [...document.querySelectorAll('.spot')].map(
    (each) => `${each.getAttribute('data-spot')} ${each.getAttribute('data-won')}`,
  )
  expect(states).toEqual(expect.arrayContaining(['banker true', 'small true', 'big false', 'player back', 'tie false']))
})

test('a void coup is told in words', async () => {
  const { store } = await setUp(whole(), mine([]))
  store.hear(news(2, { kind: 'dealing' }))
  store.hear(news(3, { kind: 'void' }))
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Round void' }))
    .toHaveTextContent('Round void: all bets returned')
})

test('a lost line is told, keeps what lies on the table and can be tried at once', async () => {
  const { store, onRetry } = await setUp(whole(), mine([{ spot: 'banker', amount: '100.00' }]))
  store.lineLost()
  await expect.element(page.getByText(/^Connection lost/)).toBeVisible()
  await expect.element(spot('Banker')).toHaveAccessibleName(/฿100\.00 bet$/)
  await button('Retry now').click()
  expect(onRetry).toHaveBeenCalledTimes(1)
  store.hear({ kind: 'ready', now: OPENS, balance: '4900.00' })
  await expect.element(page.getByText(/^Connection lost/)).not.toBeInTheDocument()
})

test('the end of the session takes the place of the table', async () => {
  const { store, site } = await setUp(whole())
  store.hear({ kind: 'ended', fault: 'session_ended' })
  await button('Back to the site').click()
  expect(site.tell).toHaveBeenCalledWith({ kind: 'close' })
})

test('the roads draw a known shoe: a long streak turns right at the end of the grid', async () => {
  await setUp(whole({ ...BETTING, results: resultsOf('TTBBBBBBBBPPPPPPPBPPPPPP') }))
  const places = (road: string) =>
    [...document.querySelectorAll(`[data-road="${road}"] g[data-winner]`)].map((cell) => {
      const [x = '', y = ''] = cell.getAttribute('transform')?.match(/\d+/g) ?? []
      return `${cell.getAttribute('data-winner')?.charAt(0)}${Number(x) / 10},${Number(y) / 10}`
    })
  expect(places('big')).toEqual(
    [
      ['b', '0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5'],
      ['p', '1,0 1,1 1,2 1,3 1,4 2,4 3,4'],
      ['b', '2,0'],
      ['p', '3,0 3,1 3,2 3,3 4,3 5,3'],
    ].flatMap(([side, cells = '']) => cells.split(' ').map((cell) => `${side}${cell}`)),
  )
  expect(places('bead').slice(0, 3)).toEqual(['t0,0', 't0,1', 'b0,2'])
  await expect.element(page.getByLabelText('Banker 9', { exact: true })).toBeVisible()
})

test('a chip of the player’s own value is refused outside the limits and lies in the rack within them', async () => {
  await setUp(whole(), mine([]))
  await button('Custom chip').click()
  const field = page.getByRole('textbox', { name: 'Chip value' })
  await field.fill('5')
  await button('Use this chip').click()
  await expect.element(page.getByText('Enter an amount from ฿10.00 to ฿1,000.00.')).toBeVisible()
  await field.fill('250')
  await button('Use this chip').click()
  await expect.element(chip('฿250.00')).toHaveAttribute('aria-pressed', 'true')
  await spot('Banker').click()
  await expect.element(spot('Banker')).toHaveAccessibleName(/฿250\.00 not confirmed$/)
})

test('rules name every spot with its payouts and limits', async () => {
  await setUp(whole())
  await button('Menu').click()
  await button('Rules and payouts').click()
  await expect
    .element(page.getByRole('row', { name: /^Super six .*two cards 12:1 .*three cards 20:1 ฿10\.00 – ฿200\.00$/ }))
    .toBeVisible()
})

test('a reload in the middle of a coup shows its cards and bets as they stand', async () => {
  const shown = turnsOf('player Kh', 'banker 7s', 'player 5d')
  const state = { ...BETTING, phase: 'dealing' as const, coup: BETTING.coup && { ...BETTING.coup, shown } }
  await setUp(whole(state), mine([{ spot: 'banker', amount: '100.00' }]))
  await expect.element(page.getByRole('region', { name: 'Player: 5' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'King of hearts' })).toBeVisible()
  await expect.element(spot('Banker')).toHaveAccessibleName(/฿100\.00 bet$/)
  expect(document.querySelectorAll('.card[data-dealt="true"]')).toHaveLength(0)
})

test('a phone shows felt, cards, countdown and chips without scrolling, and unfolds the roads', async () => {
  await usePhone()
  await setUp(whole({ ...BETTING, results: resultsOf('BBPT') }), mine([]))
  for (const shown of [spot('Banker'), page.getByRole('timer'), button(/^Confirm/)])
    expect(shown.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  const road = page.getByRole('img', { name: 'Big road' })
  await expect.element(road).not.toBeInTheDocument()
  await button('Roads and statistics').click()
  await expect.element(road).toBeVisible()
})

test('has no accessibility violations, also by keyboard', async () => {
  await showTheme('dark')
  const crowd = { players: 12, spots: [{ spot: 'banker', players: 5 }] }
  const { store } = await setUp(
    whole({ ...BETTING, results: resultsOf('BBPTBPPPBB'), crowd }),
    mine([{ spot: 'banker', amount: '100.00' }]),
  )
  store.do({ kind: 'lay', spot: 'player', chip: parseAmount('50') })
  await expect.element(spot('Player')).toHaveAccessibleName(/not confirmed$/)
  expect(await findAxeViolations()).toEqual([])
})

test.each(['Rules and payouts', 'Fairness'])('the dialog “%s” can be read by everybody', async (name) => {
  await setUp(whole())
  await button('Menu').click()
  await button(name).click()
  await expect.element(page.getByRole('dialog', { name })).toBeVisible()
  expect(await findAxeViolations(page.getByRole('dialog').element())).toEqual([])
})
