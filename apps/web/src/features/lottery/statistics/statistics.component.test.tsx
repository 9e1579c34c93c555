import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { type DrawnIssue, type LotteryGame, openedNumeros } from '@sanuk/contracts/lottery'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { roomOf } from '../family-words.ts'
import { aDraw, aLottery } from '../lottery.fixture.ts'
import { Statistics } from './statistics.tsx'

async function renderStatistics(reply: Reply<typeof openedNumeros>, game: Partial<LotteryGame> = {}) {
  const shown = aLottery(game)
  const results = answerCall(openedNumeros, reply)
  await renderOnSite(
    <main>
      <h1>Lotteries</h1>
      <h2>Game</h2>
      <Statistics game={shown} latest={null} />
    </main>,
    { rooms: ['lottery', 'lottery-statistics', roomOf(shown.family)] },
  )
  return { results }
}

/** The latest is 816; its last digit is 7 in every third draw before, otherwise 1. */
const draws = (count: number): DrawnIssue[] =>
  Array.from({ length: count }, (_, at) => aDraw(816 - at, `0000${at % 3 === 2 ? 7 : 1}`))

const table = (count: number) =>
  page.getByRole('region', { name: say('lottery-statistics.table', { count }), exact: true })

const cell = (count: number, omission: number, longest: number) =>
  say('lottery-statistics.cell', { count, omission, longest })

test('counts the last 30 draws in a table, and 100 when asked to', async () => {
  await renderStatistics({ value: { list: draws(100) } })
  await expect.element(page.getByText(say('lottery-statistics.no_memory'))).toBeVisible()
  await expect
    .element(
      table(30)
        .getByText(cell(10, 2, 2))
        .first(),
    )
    .toBeInTheDocument()
  await expect
    .element(
      table(30)
        .getByText(cell(20, 0, 1))
        .first(),
    )
    .toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])
  await page.getByText('100', { exact: true }).click()
  await expect
    .element(
      table(100)
        .getByText(cell(33, 2, 2))
        .first(),
    )
    .toBeInTheDocument()
})

test('tells hot and cold numbers of the place that is chosen', async () => {
  await renderStatistics({ value: { list: draws(30) } })
  await page.getByRole('button', { name: say('lottery-statistics.place.ones'), exact: true }).click()
  const hot = page.getByRole('list', { name: say('lottery-statistics.hot') })
  await expect
    .poll(() =>
      hot
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      `1${say('lottery-statistics.times', { count: 20 })}`,
      `7${say('lottery-statistics.times', { count: 10 })}`,
    ])
  const cold = page.getByRole('list', { name: say('lottery-statistics.cold') })
  await expect.element(cold.getByText(say('lottery-statistics.missing', { count: 30 })).first()).toBeVisible()
})

test('draws the trend of a place: dots joined by a line, and how long each number is missing elsewhere', async () => {
  await renderStatistics({ value: { list: draws(3) } })
  await page.getByText(say('lottery-statistics.view.trend')).click()
  await page.getByRole('button', { name: say('lottery-statistics.place.ones'), exact: true }).click()
  const place = say('lottery-statistics.place.ones')
  const chart = page.getByRole('region', { name: say('lottery-statistics.trend', { place, count: 3 }) })
  const rows = chart.getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(4)
  const texts = rows.elements().map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(' '))
  expect(texts.slice(1)).toEqual([
    '0816 3 1 drawn 3 3 3 3 3 2 3 3',
    '0815 2 1 drawn 2 2 2 2 2 1 2 2',
    '0814 1 1 1 1 1 1 1 7 drawn 1 1',
  ])
  // Columns of 28 pixels: 1 is the second, 7 the eighth.
  expect(chart.element().querySelector('polyline')?.getAttribute('points')).toBe('42,14 42,42 210,70')
  expect(await findAxeViolations()).toEqual([])
})

test('numbers that are drawn together have no line', async () => {
  const dice = [{ ...aDraw(816, ''), result: ['6', '2', '6'] }]
  await renderStatistics({ value: { list: dice } }, { family: 'K3' })
  await page.getByText(say('lottery-statistics.view.trend')).click()
  const place = say('lottery-statistics.place.any-face')
  const chart = page.getByRole('region', { name: say('lottery-statistics.trend', { place, count: 1 }) })
  await expect.element(chart.getByText('6', { exact: false }).first()).toBeVisible()
  expect(chart.element().querySelector('polyline')).toBeNull()
})

test('animals are told by name', async () => {
  await renderStatistics({ value: { list: [{ ...aDraw(816, ''), result: ['08'] }] } }, { family: 'ZODIAC' })
  const goat = table(1).getByRole('row', { name: new RegExp(say('lottery-zodiac.word.goat')) })
  await expect.element(goat.getByText(cell(1, 0, 0)).first()).toBeInTheDocument()
})

test('says that it loads, that there is nothing to count, and that it failed', async () => {
  const { results } = await renderStatistics('no reply yet')
  await expect.element(page.getByRole('status', { name: say('site.loading') })).toBeVisible()
  results.reply({ value: { list: [] } })
  await expect.element(page.getByText(say('lottery-statistics.none'))).toBeVisible()
})

test('a failed call can be tried again', async () => {
  const { results } = await renderStatistics('network fault')
  await expect.element(page.getByText(say('lottery-statistics.failed'))).toBeVisible()
  results.reply({ value: { list: draws(1) } })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(table(1)).toBeVisible()
})
