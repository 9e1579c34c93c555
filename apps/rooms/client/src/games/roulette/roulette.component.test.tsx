import '../../styles/table.css'
import { calledBets, neighbours, rouletteSpots } from '@sanuk/engines/live/roulette/spots'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { allowMotion, usePhone } from '@sanuk/ui/component-page.fixture'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { COUP, NEXT_COUP } from '../../rooms.fixture.ts'
import type { StageProps } from '../game-props.ts'
import { feltProps, past, say, spotsOnPage, turns } from '../games.fixture.tsx'
import { LayManyContext } from '../lay-many.ts'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { look } from './look.ts'
import { SEEN_MS, Stage } from './stage.tsx'
import { atRest } from './wheel-motion.ts'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

async function showFelt(props = feltProps(rouletteSpots)) {
  const layMany = vi.fn()
  await render(
    <LayManyContext value={layMany}>
      <Felt {...props} />
    </LayManyContext>,
  )
  return layMany
}

test('every spot of the game lies on the felt once', async () => {
  await showFelt()
  expect(spotsOnPage().toSorted()).toEqual(rouletteSpots.map(({ code }) => code).toSorted())
})

test('a spot the table does not offer is no button', async () => {
  await showFelt(feltProps(rouletteSpots.filter(({ code }) => code !== 'straight-17')))
  expect(spotsOnPage()).not.toContain('straight-17')
  await expect.element(page.getByText('17', { exact: true }).first()).toBeVisible()
})

test('the racetrack lays called bets and neighbours in one press', async () => {
  const layMany = await showFelt()
  await button(/^Voisins du zéro/).click()
  await button(/^Tiers/).click()
  await button(/^Orphelins/).click()
  expect(layMany.mock.calls).toEqual([[calledBets.voisins], [calledBets.tiers], [calledBets.orphelins]])
  layMany.mockClear()
  await button('17 and 2 neighbours on each side').click()
  await button('Fewer neighbours').click()
  await expect.element(button('Fewer neighbours')).toBeDisabled()
  await button('0 and 1 neighbours on each side').click()
  expect(layMany.mock.calls).toEqual([[neighbours(17, 2)], [neighbours(0, 1)]])
})

test('the racetrack lays nothing while no bets are taken, nor what the table does not offer', async () => {
  const layMany = await showFelt(feltProps(rouletteSpots, 'closed'))
  await button(/^Tiers/).click({ force: true })
  expect(layMany).not.toHaveBeenCalled()
  await expect.element(button(/^Tiers/)).toHaveAttribute('aria-disabled', 'true')
})

test('called bets with a spot that is not offered cannot be laid', async () => {
  const layMany = await showFelt(feltProps(rouletteSpots.filter(({ code }) => code !== 'split-5-8')))
  await button(/^Tiers/).click({ force: true })
  await button(/^Voisins/).click()
  expect(layMany.mock.calls).toEqual([[calledBets.voisins]])
})

const sizeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const seen = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)

test('on a phone splits are pressed where the cloth is drawn large, and every spot is wide enough for a finger', async () => {
  await usePhone()
  await showFelt()
  expect(seen('.roulette-place:has([data-spot="split-1-4"])').pointerEvents).toBe('none')
  expect(sizeOf('[data-spot="straight-17"]').width).toBeGreaterThanOrEqual(24)
  await button('Splits & corners').click()
  expect(seen('.roulette-place:has([data-spot="split-1-4"])').pointerEvents).toBe('auto')
  for (const spot of ['split-1-4', 'corner-1-2-4-5', 'street-1-2-3', 'line-1-2-3-4-5-6', 'corner-0-1-2-3']) {
    expect(sizeOf(`[data-spot="${spot}"]`).width, spot).toBeGreaterThanOrEqual(24)
  }
  await button('Racetrack').click()
  await expect.element(button(/^Voisins/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'straight-17', exact: true })).not.toBeInTheDocument()
  const narrowest = [...document.querySelectorAll('.roulette-track-number')].map((each) => each.getBoundingClientRect())
  expect(Math.min(...narrowest.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(24)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})

test('a French table has French names on its cloth, and its racetrack lays called bets as usual', async () => {
  const props = feltProps(rouletteSpots)
  const layMany = await showFelt({
    ...props,
    view: { ...props.view, rules: { ...props.view.rules, game: 'roulette', variant: 'french' } },
  })
  for (const name of ['Manque', 'Pair', 'Rouge', 'Noir', 'Impair', 'Passe']) {
    await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  }
  expect(page.getByText('Even', { exact: true }).query()).toBeNull()
  await button(/^Voisins du zéro/).click()
  expect(layMany.mock.calls).toEqual([[calledBets.voisins]])
  expect(spotsOnPage()).toHaveLength(157)
})

test('rules and pay table of a French table tell la partage, those of the usual one do not', () => {
  const [french, usual] = [{ variant: 'french' }, { variant: null }] as const
  const told = (rules: typeof french | typeof usual) =>
    look.rules(rules).flatMap(({ words }) => words.map((word) => say(word)))
  expect(told(french).join(' ')).toContain('lose only half')
  expect(told(usual).join(' ')).not.toContain('half')
  expect(look.spots(french).find(({ code }) => code === 'red')?.pays).toContainEqual({
    when: 'straight-0',
    odds: '-0.5',
  })
  expect(look.title?.(say, french)).toBe('French roulette · la partage')
})

test('a wide felt shows cloth and racetrack together, and nobody needs to choose', async () => {
  await showFelt()
  await expect.element(button(/^Voisins/)).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Betting layout' })).not.toBeInTheDocument()
})

const stage = (rest: Partial<StageProps> = {}) => (
  <Stage {...{ say, shown: [], phase: 'betting', coup: COUP, result: null, ...rest }} />
)

const told = (number: string): Partial<StageProps> => ({ phase: 'dealing', shown: turns({ number }) })
const transformOf = (part: string) => document.querySelector(`[data-part="${part}"]`)?.getAttribute('transform')
const restingAt = (number: number, coup = COUP) => `rotate(${atRest(number, coup).wheel.toFixed(3)})`

test('who joins late sees the ball in its pocket and the number at once', async () => {
  await allowMotion()
  await render(stage({ ...told('17'), phase: 'result' }))
  expect(transformOf('rotor')).toBe(restingAt(17))
  await expect.element(page.getByText('17 Black')).toBeVisible()
  expect(seen('.roulette-plate').animationName).toBe('none')
})

test('with less motion the wheel stands, and the ball lies in its pocket as soon as the number is told', async () => {
  const { rerender } = await render(stage())
  const before = transformOf('rotor')
  await rerender(stage({ phase: 'closed' }))
  expect(transformOf('rotor')).toBe(before)
  await rerender(stage(told('0')))
  expect(transformOf('rotor')).toBe(restingAt(0))
})

test('the wheel turns, the ball runs and comes to rest at the number that is told', async () => {
  await allowMotion()
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  const { rerender } = await render(stage())
  expect(seen('[data-part="ball"]').display).toBe('none')
  const before = transformOf('rotor')
  vi.advanceTimersByTime(500)
  expect(transformOf('rotor')).not.toBe(before)
  await rerender(stage({ phase: 'closed' }))
  vi.advanceTimersByTime(500)
  expect(seen('[data-part="ball"]').display).not.toBe('none')
  await rerender(stage(told('32')))
  vi.advanceTimersByTime(SEEN_MS / 2)
  expect(transformOf('rotor')).not.toBe(restingAt(32))
  vi.advanceTimersByTime(SEEN_MS / 2 + 100)
  expect(transformOf('rotor')).toBe(restingAt(32))
  await rerender(stage({ coup: NEXT_COUP }))
  vi.advanceTimersByTime(500)
  expect(transformOf('rotor')).not.toBe(restingAt(32))
  expect(page.getByText('32 Red').query()).toBeNull()
})

test('the board shows the newest number first, hot and cold ones and shares', async () => {
  const results = ['17', '3', '17', '0'].map((face) => past([face], 'r'))
  await render(<History {...{ say, results, sides: [] }} />)
  const last = page.getByRole('region', { name: 'Latest numbers' }).getByRole('listitem')
  expect(last.elements().map(({ textContent }) => textContent)).toEqual(['0', '17', '3', '17'])
  await expect
    .element(page.getByRole('region', { name: 'Hot' }).getByRole('listitem').first())
    .toHaveAccessibleName('17: 2 times')
  await expect
    .element(page.getByRole('region', { name: 'Cold' }).getByRole('listitem').first())
    .toHaveAccessibleName('1: 0 times')
  await expect.element(page.getByText('Black 50%')).toBeVisible()
  await expect.element(page.getByText('Red 25%')).toBeVisible()
})

test('felt, wheel and board have no accessibility violations', async () => {
  await render(
    <main>
      <LayManyContext value={() => {}}>
        <Felt {...feltProps(rouletteSpots)} />
      </LayManyContext>
      {stage({ ...told('17'), phase: 'result' })}
      <History {...{ say, results: [past(['17'], 'r')], sides: [] }} />
    </main>,
  )
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})
