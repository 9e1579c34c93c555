import '../styles/table.css'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BETTING, mine, RULES, resultsOf, whole } from '../rooms.fixture.ts'
import { button, setUpTable } from './table-page.fixture.tsx'

test('statistics count the shoe in bars and words, say that they foretell nothing, and fit a phone', async () => {
  document.documentElement.classList.add('table-colours')
  await usePhone()
  await setUpTable(RULES, [whole({ ...BETTING, results: resultsOf('BBPBT') }), mine([])])
  await button('Roads and statistics').click()
  await button('Statistics').click()
  const panel = page.getByRole('region', { name: 'Main bets' })
  await expect.element(panel.getByText('Banker: 3 times, 60%')).toBeInTheDocument()
  await expect.element(panel.getByText('Tie: 1 time, 20%')).toBeInTheDocument()
  await expect.element(page.getByText('5 results of this series')).toBeVisible()
  await expect.element(page.getByText('Past results do not predict the next hand.')).toBeVisible()
  const bars = [...document.querySelectorAll<HTMLElement>('.statistics-bar i')].map(({ style }) => style.inlineSize)
  expect(bars.slice(0, 3)).toEqual(['60%', '20%', '20%'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(await findAxeViolations()).toEqual([])
  await button('Results').click()
  await expect.element(panel).not.toBeInTheDocument()
})

test('before the first result of a series nothing is counted', async () => {
  document.documentElement.classList.add('table-colours')
  await setUpTable(RULES, [whole({ ...BETTING, results: [] }), mine([])])
  await button('Statistics').click()
  await expect.element(page.getByText('No results yet in this series')).toBeVisible()
  await expect.element(page.getByText('Banker: 0 times, 0%')).toBeInTheDocument()
})
