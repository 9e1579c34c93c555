import '../../styles/table.css'
import { fanTanSpots } from '@sanuk/engines/live/fan-tan/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { allowMotion, usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { COUP, NEXT_COUP } from '../../rooms.fixture.ts'
import type { StageProps } from '../game-props.ts'
import { feltProps, past, say, spotsOnPage, turns } from '../games.fixture.tsx'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { SEEN_MS, Stage } from './stage.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

test('every spot of the game lies on the felt once', async () => {
  await render(<Felt {...feltProps(fanTanSpots)} />)
  expect(spotsOnPage()).toEqual(fanTanSpots.map(({ code }) => code))
})

test('what pays is at the head of each row as in the pay table', async () => {
  await render(<Felt {...feltProps(fanTanSpots)} />)
  for (const head of ['Fan 2.85:1', 'Kwok 0.95:1', 'Sheh-Sam-Hong 0.3167:1']) {
    await expect.element(page.getByText(head, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText('Nim 1.9:1 lower: bet returned')).toBeVisible()
})

test('on a phone every spot is wide enough for a finger, and those not offered are left out', async () => {
  await usePhone()
  const { rerender } = await render(<Felt {...feltProps(fanTanSpots)} />)
  const sizes = [...document.querySelectorAll('[data-spot]')].map((spot) => spot.getBoundingClientRect())
  expect(Math.min(...sizes.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(24)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
  await rerender(<Felt {...feltProps(fanTanSpots.filter(({ group }) => group === 'kwok'))} />)
  expect(spotsOnPage()).toHaveLength(6)
})

const stage = (rest: Partial<StageProps> = {}) => (
  <Stage {...{ say, shown: [], phase: 'betting', coup: COUP, result: null, ...rest }} />
)

const beads = () => document.querySelectorAll('.fan-tan-bead').length
const golden = () => document.querySelectorAll('[data-rest="true"]').length
const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)

test('while bets are taken the cup covers everything: no bead is in the page', async () => {
  await render(stage())
  expect(beads()).toBe(0)
  expect(styleOf('.fan-tan-cup').transform).toBe('none')
  await expect.element(page.getByRole('img', { name: 'Beads under the cup' })).toBeVisible()
})

test('beads are counted off before the rest is told', async () => {
  await allowMotion()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rerender } = await render(stage({ phase: 'closed' }))
  await rerender(stage({ phase: 'dealing', shown: turns({ beads: '59' }) }))
  expect([beads(), golden()]).toEqual([59, 3])
  expect(styleOf('.fan-tan-bead').animationName).toBe('fan-tan-led')
  await rerender(stage({ phase: 'dealing', shown: turns({ beads: '59', rest: '3' }) }))
  vi.advanceTimersByTime(SEEN_MS - 100)
  await new Promise(requestAnimationFrame)
  expect(page.getByText('left of 59').query()).toBeNull()
  vi.advanceTimersByTime(100)
  await expect.element(page.getByText('3 left of 59')).toBeInTheDocument()
  await rerender(stage({ coup: NEXT_COUP }))
  expect([beads(), page.getByText('left of 59').query()]).toEqual([0, null])
})

test('who joins late sees the rest at once, without motion', async () => {
  await allowMotion()
  await render(stage({ phase: 'result', shown: turns({ beads: '60', rest: '4' }) }))
  expect([beads(), golden()]).toEqual([60, 4])
  expect(styleOf('.fan-tan-bead').animationName).toBe('none')
  await expect.element(page.getByText('4 left of 60')).toBeVisible()
})

test('with less motion the beads lie counted as soon as they are told', async () => {
  const { rerender } = await render(stage({ phase: 'closed' }))
  await rerender(stage({ phase: 'dealing', shown: turns({ beads: '57', rest: '1' }) }))
  await expect.element(page.getByText('1 left of 57')).toBeVisible()
  expect(styleOf('.fan-tan-bead').animationName).toBe('none')
})

test('the board shows the newest result first, shares and the roads of the first sides', async () => {
  const results = ['1', '2', '3', '1'].map((rest) => past([rest], Number(rest) % 2 === 1 ? 'r' : 'b', 't'))
  const sides = [
    { red: 'kwok-1-3', blue: 'kwok-2-4' },
    { red: 'kwok-3-4', blue: 'kwok-1-2' },
  ]
  await render(<History {...{ say, results, sides }} />)
  const last = page.getByRole('region', { name: 'Latest results' }).getByRole('listitem')
  expect(last.elements().map(({ textContent }) => textContent)).toEqual(['1', '3', '2', '1'])
  for (const name of ['1 left: 2 times, 50%', '2 left: 1 time, 25%', '4 left: 0 times, 0%']) {
    await expect.element(page.getByRole('listitem', { name })).toBeVisible()
  }
  await expect.element(page.getByRole('img', { name: /13 24 13 13/ })).toBeVisible()
})

test('felt, cup and board have no accessibility violations', async () => {
  await render(
    <main>
      <Felt {...feltProps(fanTanSpots)} />
      {stage({ phase: 'result', shown: turns({ beads: '57', rest: '1' }) })}
      <History {...{ say, results: [past(['1'], 'r')], sides: [{ red: 'kwok-1-3', blue: 'kwok-2-4' }] }} />
    </main>,
  )
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})
