import '../../styles/table.css'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { allowMotion, usePhone } from '@sanuk/ui/component-page.fixture'
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CoupResult, RoomMessage, TableNews } from '#protocol'
import { BETTING, COUP, mine, NEXT_COUP, news, RULES, turnsOf, whole } from '../../rooms.fixture.ts'
import { button, chip, setUpTable, spot } from '../../table/table-page.fixture.tsx'
import type { StageProps } from '../game-look.ts'
import { say, spotsOnPage, turns } from '../games.fixture.tsx'
import { Stage as GemStage } from '../gem-wheel/stage.tsx'
import { gemTheme } from '../gem-wheel/theme.tsx'
import { Stage as RamwongStage } from '../ramwong-wheel/stage.tsx'
import { ramwongTheme } from '../ramwong-wheel/theme.tsx'
import { Stage as EnvelopeStage } from '../red-envelopes/stage.tsx'
import { envelopeTheme } from '../red-envelopes/theme.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
})

const THEMES = { 'ramwong-wheel': ramwongTheme, 'gem-wheel': gemTheme, 'red-envelopes': envelopeTheme }
const GAMES = ['ramwong-wheel', 'gem-wheel', 'red-envelopes'] as const

const setUp = (game: keyof typeof THEMES, ...messages: readonly RoomMessage[]) => {
  const spots = THEMES[game].wheel.faces.map((face) => ({ spot: face, minimum: '10.00', maximum: '1000.00' }))
  return setUpTable({ ...RULES, game, variant: null, sides: [], spots }, messages)
}

/** News of a coup that is dealt and ends, from the second on. */
const deals = (shown: readonly string[], result: CoupResult): RoomMessage[] => {
  const told = turnsOf(...shown).map((turn, at): TableNews => ({ kind: 'shown', turn, dealt: 7 + at }))
  const all: readonly TableNews[] = [{ kind: 'dealing' }, ...told, { kind: 'result', result }]
  return all.map((each, at) => news(at + 2, each))
}

const placeOf = (game: keyof typeof THEMES, face: string) => THEMES[game].wheel.segments.indexOf(face)

test('ramwong wheel: a chip is laid, and an encore multiplies what comes next', async () => {
  const { store, line } = await setUp('ramwong-wheel', whole(), mine([]))
  await chip('฿100.00').click()
  await spot('Moon').click()
  await button(/^Confirm/).click()
  expect(line.bet.mock.calls[0]?.[0].stakes).toEqual(new Map([['moon', 1_000_000n]]))
  const [encore, moon] = [placeOf('ramwong-wheel', 'encore'), placeOf('ramwong-wheel', 'moon')]
  const result = { faces: ['moon', '3'], roads: [], won: ['moon'], returned: [] }
  const told = [`segment ${encore}`, 'multiplier 3', `next ${moon}`]
  for (const message of deals(told, result)) store.hear(message)
  await expect.element(page.getByRole('status').filter({ hasText: 'Moon ×3' })).toBeInTheDocument()
  expect(
    [...document.querySelectorAll('.spot[data-won="true"]')].map((each) => each.getAttribute('data-spot')),
  ).toEqual(['moon'])
  await expect.element(page.getByText('×3', { exact: true }).first()).toBeInTheDocument()
})

test('rules tell what a face pays with an encore and what prizes there are', async () => {
  await setUp('ramwong-wheel', whole())
  await button('Menu').click()
  await button('Rules and payouts').click()
  await expect
    .element(page.getByRole('row', { name: /^Moon First spin 46:1 After an encore ×2 92:1 After an encore ×3 138:1 / }))
    .toBeVisible()
})

test.each(GAMES)('%s: all spots lie on the felt, on a phone without scrolling', async (game) => {
  await usePhone()
  await setUp(game, whole(), mine([]))
  expect(spotsOnPage()).toEqual([...THEMES[game].wheel.faces])
  for (const shown of [page.getByRole('timer'), button(/^Confirm/)]) {
    expect(shown.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test.each(GAMES)('%s: table, results and a coup that is over have no accessibility violations', async (game) => {
  const face = THEMES[game].wheel.segments[0] ?? ''
  const results = [{ faces: [face, '2'], roads: [] }]
  const { store } = await setUp(game, whole({ ...BETTING, results }), mine([]))
  const result = { faces: [face], roads: [], won: [face], returned: [] }
  for (const message of deals(['segment 0', 'multiplier 2'], result)) store.hear(message)
  expect(await findAxeViolations()).toEqual([])
})

const stageOf = (Stage: ComponentType<StageProps>, rest: Partial<StageProps> = {}) => (
  <Stage {...{ say, shown: [], phase: 'betting', coup: COUP, result: null, still: 0, seen: 0, ...rest }} />
)
const dealt = (faces: Readonly<Record<string, string>>, coup = COUP) => ({
  phase: 'dealing' as const,
  shown: turns(faces),
  coup,
})
const part = (selector: string) => document.querySelector<SVGElement>(selector)
const angleOf = (selector: string) => Number(/rotate\((-?[\d.]+)deg\)/.exec(part(selector)?.style.transform ?? '')?.[1])
const topOf = (segments: number) =>
  Math.round((((-angleOf('[data-part="disc"]') % 360) + 360) % 360) / (360 / segments)) % segments

test('a wheel turns on to each segment that is told, and stays there when the next coup opens', async () => {
  await allowMotion()
  const { rerender } = await render(stageOf(RamwongStage, { phase: 'closed' }))
  const encore = placeOf('ramwong-wheel', 'encore')
  await rerender(stageOf(RamwongStage, dealt({ segment: String(encore) })))
  const first = angleOf('[data-part="disc"]')
  expect([topOf(54), part('[data-part="disc"]')?.dataset.still]).toEqual([encore, 'false'])
  expect([document.querySelector('.wheel-plate'), part('[data-part="small"]')]).toEqual([null, null])
  await rerender(stageOf(RamwongStage, dealt({ segment: String(encore), multiplier: '2' })))
  expect(part('[data-part="small"]')).not.toBeNull()
  expect(angleOf('[data-part="disc"]')).toBe(first)
  await rerender(stageOf(RamwongStage, dealt({ segment: String(encore), multiplier: '2', next: '5' })))
  expect(topOf(54)).toBe(5)
  expect(angleOf('[data-part="disc"]')).toBeGreaterThan(first + 4 * 360)
  const last = angleOf('[data-part="disc"]')
  await rerender(stageOf(RamwongStage, { coup: NEXT_COUP }))
  expect(angleOf('[data-part="disc"]')).toBe(last)
  expect(document.querySelector('.wheel-plate')).toBeNull()
})

test('who joins late sees the wheel stand at its segment and the prize of a chest at once', async () => {
  await allowMotion()
  const chest = placeOf('gem-wheel', 'chest')
  await render(stageOf(GemStage, { ...dealt({ segment: String(chest), multiplier: '20' }), phase: 'result' }))
  expect(topOf(54)).toBe(chest)
  expect(getComputedStyle(part('[data-part="disc"]') ?? document.body).transitionDuration).toBe('0s')
  expect(getComputedStyle(part('[data-part="small"]') ?? document.body).animationName).toBe('none')
  expect(getComputedStyle(document.querySelector('.wheel-plate') ?? document.body).animationName).toBe('none')
  await expect.element(page.getByText('Chest 20:1')).toBeVisible()
})

test('an envelope comes down before what is in it is told', async () => {
  const gold = placeOf('red-envelopes', 'gold')
  const { rerender } = await render(stageOf(EnvelopeStage, { phase: 'closed' }))
  expect(document.querySelector('.envelope-taken')).toBeNull()
  await expect.element(page.getByRole('img', { name: 'Tree with 24 envelopes' })).toBeVisible()
  await rerender(stageOf(EnvelopeStage, dealt({ segment: String(gold) })))
  await expect.element(page.getByRole('img', { name: 'Gold envelope' })).toBeVisible()
  expect([part('.envelope-taken')?.dataset.open, document.querySelector('.envelope-told')]).toEqual(['false', null])
  await rerender(stageOf(EnvelopeStage, dealt({ segment: String(gold), multiplier: '40' })))
  await expect.element(page.getByText('40:1 Gold')).toBeVisible()
  expect(document.querySelectorAll('[data-taken="true"]')).toHaveLength(1)
})
