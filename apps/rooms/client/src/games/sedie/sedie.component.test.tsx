import '../../styles/table.css'
import { sedieSpots } from '@sanuk/engines/live/sedie/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { allowMotion, usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { COUP, NEXT_COUP } from '../../rooms.fixture.ts'
import type { StageProps } from '../game-props.ts'
import { feltProps, past, say, spotsOnPage, turns } from '../games.fixture.tsx'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { Stage } from './stage.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const codes = sedieSpots.map(({ code }) => code)

test('every spot of the game lies on the felt once, from four white to four red', async () => {
  await render(<Felt {...feltProps(sedieSpots)} />)
  expect(spotsOnPage()).toEqual(codes)
})

test('each spot is drawn with as many red coins as win with it', async () => {
  await render(<Felt {...feltProps(sedieSpots)} />)
  const drawn = (spot: string) =>
    document.querySelectorAll(`.sedie-place:has([data-spot="${spot}"]) [data-coin="red"]`).length
  expect(codes.slice(2).map(drawn)).toEqual([0, 1, 2, 3, 4])
})

test('spots the table does not offer are left out, and a phone has room for all', async () => {
  await usePhone()
  const { rerender } = await render(<Felt {...feltProps(sedieSpots)} />)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
  await rerender(<Felt {...feltProps(sedieSpots.slice(0, 2))} />)
  expect(spotsOnPage()).toEqual(['even', 'odd'])
})

const stage = (rest: Partial<StageProps> = {}) => (
  <Stage {...{ say, shown: [], phase: 'betting', coup: COUP, result: null, ...rest }} />
)

const ALL = { 'coin-1': 'red', 'coin-2': 'white', 'coin-3': 'red', 'coin-4': 'red' }
const TWO = { 'coin-1': 'red', 'coin-2': 'white' }

const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
const coins = () => [...document.querySelectorAll('.sedie-coin')].map((coin) => coin.getAttribute('data-coin'))

/** Where the bowl is, from where it covers the coins. */
const bowlX = () => new DOMMatrix(getComputedStyle(document.querySelector('.sedie-bowl') ?? document.body).transform).e

test('the bowl covers the coins while bets are taken, and no coin is in the page', async () => {
  await render(stage())
  expect(coins()).toEqual([])
  expect(bowlX()).toBe(0)
  expect(attribute('.sedie-bowl-shake', 'data-shaken')).toBe('true')
  await expect.element(page.getByRole('img', { name: 'Four coins under the bowl' })).toBeVisible()
})

test('the bowl slides off one coin after the other, and the result is told after the fourth', async () => {
  const { rerender } = await render(stage({ phase: 'closed' }))
  expect(attribute('.sedie-bowl-shake', 'data-shaken')).toBe('false')
  await rerender(stage({ phase: 'dealing', shown: turns(TWO) }))
  const half = bowlX()
  expect(coins()).toEqual(['red', 'white'])
  await expect.element(page.getByRole('img', { name: 'Coins shown: Red, White' })).toBeVisible()
  expect(page.getByText('Odd').query()).toBeNull()
  await rerender(stage({ phase: 'dealing', shown: turns(ALL) }))
  expect(coins()).toEqual(['red', 'white', 'red', 'red'])
  expect(bowlX()).toBeGreaterThan(half)
  await expect.element(page.getByText('Odd 3 red, 1 white')).toBeVisible()
  await rerender(stage({ coup: NEXT_COUP }))
  expect([coins(), bowlX()]).toEqual([[], 0])
})

test('who joins late sees all coins and the result at once', async () => {
  await allowMotion()
  await render(stage({ phase: 'result', shown: turns({ ...ALL, 'coin-1': 'white' }) }))
  expect(coins()).toEqual(['white', 'white', 'red', 'red'])
  await expect.element(page.getByText('Even 2 red, 2 white')).toBeVisible()
  expect(getComputedStyle(document.querySelector('.sedie-told') ?? document.body).animationName).toBe('none')
  expect(bowlX()).toBeGreaterThan(200)
})

test('the board shows the newest result first and how often each came', async () => {
  const results = [
    past(['red', 'white', 'white', 'white'], 'r'),
    past(['red', 'red', 'white', 'white'], 'b'),
    past(['white', 'white', 'red', 'white'], 'r'),
  ]
  await render(<History {...{ say, results, sides: [{ red: 'odd', blue: 'even' }] }} />)
  const last = page.getByRole('region', { name: 'Latest results' }).getByRole('listitem')
  expect(last.elements().map((each) => each.getAttribute('aria-label'))).toEqual([
    '1 red, 3 white',
    '2 red, 2 white',
    '1 red, 3 white',
  ])
  for (const name of ['0 red, 4 white: 0 times', '1 red, 3 white: 2 times', '2 red, 2 white: 1 time']) {
    await expect.element(page.getByRole('listitem', { name })).toBeVisible()
  }
  await expect.element(page.getByRole('img', { name: /O E O/ })).toBeVisible()
})

test('felt, plate and board have no accessibility violations', async () => {
  await render(
    <main>
      <Felt {...feltProps(sedieSpots)} />
      {stage({ phase: 'result', shown: turns(ALL) })}
      <History {...{ say, results: [past(['red', 'red', 'red', 'white'], 'r')], sides: [] }} />
    </main>,
  )
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})
