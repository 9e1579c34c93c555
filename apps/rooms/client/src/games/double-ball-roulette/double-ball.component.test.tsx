import '../../styles/table.css'
import { doubleBallSpots } from '@sanuk/engines/live/double-ball-roulette/spots'
import { calledBets } from '@sanuk/engines/live/roulette/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { allowMotion, usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { COUP, NEXT_COUP } from '../../rooms.fixture.ts'
import type { StageProps } from '../game-props.ts'
import { feltProps, past, say, spotsOnPage, turns } from '../games.fixture.tsx'
import { LayManyContext } from '../lay-many.ts'
import { atRest } from './balls-motion.ts'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { look } from './look.ts'
import { SEEN_MS, Stage } from './stage.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

async function showFelt() {
  const layMany = vi.fn()
  await render(
    <LayManyContext value={layMany}>
      <Felt {...feltProps(doubleBallSpots)} />
    </LayManyContext>,
  )
  return layMany
}

const sizesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())

test('every spot of the game lies on the felt once, and the racetrack lays called bets', async () => {
  const layMany = await showFelt()
  expect(spotsOnPage().toSorted()).toEqual(doubleBallSpots.map(({ code }) => code).toSorted())
  await page.getByRole('button', { name: /^Tiers/ }).click()
  expect(layMany.mock.calls).toEqual([[calledBets.tiers]])
})

test('on a phone the bets on both balls are a view of their own, wide enough for a finger', async () => {
  await usePhone()
  await showFelt()
  const region = page.getByRole('region', { name: 'Both balls on one number' })
  await expect.element(region).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Two balls' }).click()
  await expect.element(region).toBeVisible()
  expect(sizesOf('.roulette-cloth')[0]?.height).toBe(0)
  const sizes = sizesOf('.double-ball-both [data-spot]')
  expect(sizes).toHaveLength(38)
  expect(Math.min(...sizes.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(24)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})

test('a wide felt has the bets on both balls in place of the racetrack', async () => {
  await showFelt()
  const tiers = page.getByRole('button', { name: /^Tiers/ })
  await expect.element(tiers).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Two balls' })
  await toggle.click()
  await expect.element(page.getByRole('button', { name: '17 both-17' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '17 straight-17' })).toBeVisible()
  await expect.element(tiers).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(tiers).toBeVisible()
})

const stage = (rest: Partial<StageProps> = {}) => (
  <Stage {...{ say, shown: [], phase: 'betting', coup: COUP, result: null, ...rest }} />
)

const both = (first: string, second: string) => turns({ 'ball-1': first, 'ball-2': second })
const transformOf = (part: string) => document.querySelector(part)?.getAttribute('transform')
const restingAt = (first: number, second: number) => `rotate(${atRest(first, second).wheel.toFixed(3)})`
const plates = () => [...document.querySelectorAll('.roulette-plate')].map(({ textContent }) => textContent)

test('who joins late sees both balls in their pockets and both numbers at once', async () => {
  await allowMotion()
  await render(stage({ phase: 'result', shown: both('17', '0') }))
  expect(transformOf('[data-part="rotor"]')).toBe(restingAt(17, 0))
  expect(plates()).toEqual(['17 Black', '0 Zero'])
})

test('with less motion a ball lies in its pocket as soon as its number is told, and the other one is not told', async () => {
  const { rerender } = await render(stage({ phase: 'closed' }))
  await rerender(stage({ phase: 'dealing', shown: turns({ 'ball-1': '32' }) }))
  expect(plates()).toEqual(['32 Red'])
  await rerender(stage({ phase: 'dealing', shown: both('32', '32') }))
  expect(transformOf('[data-part="rotor"]')).toBe(restingAt(32, 32))
  expect(plates()).toEqual(['32 Red', '32 Red'])
})

test('the balls fall one after the other', async () => {
  await allowMotion()
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  const radiusOf = (ball: number) =>
    Number(/translate\(0 -([\d.]+)\)/.exec(transformOf(`[data-ball="${ball}"]`) ?? '')?.[1])
  const { rerender } = await render(stage({ phase: 'closed' }))
  vi.advanceTimersByTime(500)
  await rerender(stage({ phase: 'dealing', shown: turns({ 'ball-1': '5' }) }))
  vi.advanceTimersByTime(SEEN_MS + 100)
  expect(radiusOf(1)).toBeLessThan(radiusOf(2))
  await rerender(stage({ phase: 'dealing', shown: both('5', '22') }))
  vi.advanceTimersByTime(SEEN_MS + 100)
  expect([radiusOf(1), radiusOf(2)]).toEqual([57, 57])
  expect(transformOf('[data-part="rotor"]')).toBe(restingAt(5, 22))
  await rerender(stage({ coup: NEXT_COUP }))
  expect(plates()).toEqual([])
})

test('the verdict names both numbers, and marks equal ones', () => {
  const told = (...faces: string[]) => look.verdict(say, { ...past(faces, 't'), won: [], returned: [] }, [])
  expect(told('17', '32')).toEqual({ title: '17 · 32', text: '17, Black and 32, Red', side: 'tie' })
  expect(told('8', '8')).toMatchObject({ mark: 'Both balls on 8' })
})

test('the board shows the newest pair first, and counts every ball', async () => {
  const results = [past(['17', '3'], 't'), past(['8', '8'], 'b'), past(['17', '0'], 't')]
  await render(<History {...{ say, results, sides: [] }} />)
  const last = page.getByRole('region', { name: 'Latest results' }).getByRole('listitem')
  expect(last.elements().map(({ textContent }) => textContent)).toEqual(['170', '88', '173'])
  const hot = page.getByRole('region', { name: 'Hot' }).getByRole('listitem')
  await expect.element(hot.first()).toHaveAccessibleName('17: 2 times')
})

test('felt, wheel and board have no accessibility violations', async () => {
  await render(
    <main>
      <LayManyContext value={() => {}}>
        <Felt {...feltProps(doubleBallSpots)} />
      </LayManyContext>
      {stage({ phase: 'result', shown: both('17', '5') })}
      <History {...{ say, results: [past(['17', '5'], 't')], sides: [] }} />
    </main>,
  )
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})
