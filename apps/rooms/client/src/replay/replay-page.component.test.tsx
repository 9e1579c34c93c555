import '../styles/replay.css'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Replay } from '#room-calls'
import { loadGame } from '../games/games.ts'
import { RULES, resultsOf, turnsOf, wins } from '../rooms.fixture.ts'
import { ReplayPage } from './replay-page.tsx'

const game = await loadGame('baccarat', 'en')

const REPLAY: Replay = {
  currency: 'THB',
  table: { code: RULES.code, names: RULES.names, game: RULES.game, variant: RULES.variant, sides: RULES.sides },
  playedAt: '2026-11-28T12:00:00.000Z',
  coup: {
    number: 5,
    series: 3,
    shown: turnsOf('player Kh', 'banker 7s', 'player 5d', 'banker Td', 'player Ac'),
    result: wins('banker', { faces: ['6', '7'] }),
    isVoid: false,
  },
  revision: null,
  results: resultsOf('PPTBB'),
  lines: [
    { spot: 'banker', stake: '100.00', win: '200.00' },
    { spot: 'tie', stake: '10.00', win: '0.00' },
  ],
  stake: '110.00',
  win: '200.00',
  commitment: 'ab'.repeat(32),
  record: null,
}

const show = (replay: Replay) =>
  render(<ReplayPage {...{ game, replay }} language="en" moment={(instant) => instant.slice(0, 10)} />)

test('a past coup shows its cards, its result and what the player had on it', async () => {
  await show(REPLAY)
  await expect.element(page.getByText('Banker wins, 7 to 6')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Player: 6' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Banker ฿100.00 ฿200.00' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Total ฿110.00 ฿200.00' })).toBeVisible()
  await expect.element(page.getByText('ab'.repeat(32))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('the record is offered once the shoe has ended, and before that it is said when', async () => {
  await show(REPLAY)
  await expect.element(page.getByText(/revealed when the shoe ends/)).toBeVisible()
  await show({ ...REPLAY, record: { format: 'sanuk-shoe-1', coups: [1, 2] } })
  const link = page.getByRole('link', { name: 'Download the record' })
  await expect.element(link).toHaveAttribute('download', 'table-1-3-5.json')
  const file = await fetch(link.element().getAttribute('href') ?? '')
  expect(await file.json()).toEqual({ format: 'sanuk-shoe-1', coups: [1, 2] })
})

test('a void coup and one without bets are told in words', async () => {
  await show({ ...REPLAY, coup: { ...REPLAY.coup, result: null, isVoid: true }, lines: [] })
  await expect.element(page.getByText('Round void: all bets returned')).toBeVisible()
  await expect.element(page.getByText('You had no bets in this round.')).toBeVisible()
})

test('a corrected coup says so, and how it had ended before', async () => {
  const before = { shown: turnsOf('player Kh', 'banker 7s'), result: wins('player', { faces: ['8', '7'] }) }
  await show({ ...REPLAY, revision: { kind: 'correction', at: '2026-11-29T12:00:00.000Z', ...before } })
  await expect.element(page.getByText(/corrected on 2026-11-29/)).toBeVisible()
  await expect.element(page.getByText('Result before: Player wins, 8 to 7')).toBeVisible()
  await expect.element(page.getByText('Banker wins, 7 to 6')).toBeVisible()
})

test('a past coup of dice shows its dice at once, and the series they came from', async () => {
  const result = {
    faces: ['4', '4', '5'],
    roads: [{ winner: 'banker' as const, playerPair: false, bankerPair: false, natural: false }],
    won: ['big', 'odd', 'total-13', 'double-4'],
    returned: [],
  }
  const replay: Replay = {
    ...REPLAY,
    table: { ...REPLAY.table, game: 'sic-bo', variant: null, sides: [{ red: 'big', blue: 'small' }] },
    coup: { ...REPLAY.coup, shown: turnsOf('die-1 4', 'die-2 4', 'die-3 5'), result },
    results: [{ faces: result.faces, roads: result.roads }],
    lines: [{ spot: 'double-4', stake: '10.00', win: '120.00' }],
  }
  const dice = await loadGame('sic-bo', 'en')
  await render(<ReplayPage game={dice} language="en" moment={(instant) => instant} replay={replay} />)
  await expect.element(page.getByText('4 · 4 · 5: total 13 · Big')).toBeVisible()
  expect(page.getByRole('img', { name: 'Die showing 4' }).elements()).toHaveLength(2)
  await expect.element(page.getByRole('row', { name: /^Double 4 / })).toBeVisible()
  await expect.element(page.getByText(/revealed when the series ends/)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
