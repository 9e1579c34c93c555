import { heads } from '@sanuk/contracts/ledger'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { CheckRound } from './check-round.tsx'
import { Scheme } from './scheme.tsx'

// Drawn in Python from the names “seed of 11X5 1” and “head of 11X5 1”: see drawn-in-python.fixture.ts of the verifier.
const DRAW = {
  format: 'sanuk-draw-1',
  game: 'drawn-in-python',
  family: '11X5',
  issue: '20261127-1',
  commitment: '3ede4ca6bc20c56870060ae53486eeba09c34c8e5a231e5d7b31355094cbaf12',
  seed: '707e7515dd977f672a3ed78990c036ca60ea30cc6fd3e6036748befe4d52145c',
  head: { number: '1000', hash: '616f40ad00a376abf7061b0d722e64fba692ef2413beca2a0c936496dfee6990' },
  sealedAt: '2026-11-27T07:59:55.104Z',
  drawnAt: '2026-11-27T08:00:01.250Z',
  result: ['05', '03', '07', '01', '06'],
}

const verdict = page.getByRole('status')

/** Pastes a record into the page, as somebody does who was sent it. */
async function paste(record: object): Promise<void> {
  await renderOnSite(
    <main>
      <h1>{DRAW.game}</h1>
      <CheckRound />
    </main>,
    { rooms: ['fairness'] },
  )
  await page.getByRole('textbox', { name: say('fairness.paste') }).fill(JSON.stringify(record))
}

/** Names and values as they are shown. */
const shownFacts = (): string[][] =>
  [...verdict.element().querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent))

/** The checks that are shown, and whether each holds. */
const shownChecks = (): (string | null)[][] =>
  [...verdict.element().querySelectorAll('li')].map((line) => [line.textContent, line.getAttribute('data-holds')])

test('a draw that holds: shows game, number, result, hash, seed and seal, and both checks', async () => {
  await paste(DRAW)
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.draw.holds'))
  expect(shownFacts()).toEqual([
    [say('fairness.game'), DRAW.game],
    [say('fairness.draw.issue'), DRAW.issue],
    [say('fairness.draw.result'), DRAW.result.join(' ')],
    [say('fairness.draw.commitment'), DRAW.commitment],
    [say('fairness.draw.seed'), DRAW.seed],
    [say('fairness.draw.head', { number: DRAW.head.number }), DRAW.head.hash],
  ])
  expect(shownChecks()).toEqual([
    [say('fairness.draw.check.commitment'), 'true'],
    [say('fairness.draw.check.outcome'), 'true'],
  ])
  const published = verdict.getByRole('link', { name: say('fairness.draw.heads') })
  await expect.element(published).toHaveAttribute('href', heads.path)
  expect(await findAxeViolations()).toEqual([])
})

test.each([
  ['result', { result: DRAW.result.toReversed() }, { commitment: 'true', outcome: 'false' }],
  ['seal', { head: { ...DRAW.head, number: '1001' } }, { commitment: 'true', outcome: 'false' }],
  ['commitment', { commitment: DRAW.head.hash }, { commitment: 'false', outcome: 'true' }],
  ['seed', { seed: DRAW.head.hash }, { commitment: 'false', outcome: 'false' }],
])('a draw with another %s: says which check fails, and asks to be told of it', async (_, changes, holds) => {
  await paste({ ...DRAW, ...changes })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.draw.broken'))
  await expect.element(verdict.getByText(say('fairness.broken.text'))).toBeVisible()
  expect(shownChecks()).toEqual([
    [say('fairness.draw.check.commitment'), holds.commitment],
    [say('fairness.draw.check.outcome'), holds.outcome],
  ])
})

test('an issue that is not drawn: shows its hash, and says when the seed is revealed', async () => {
  await paste({ ...DRAW, seed: null, head: null, drawnAt: null, result: null })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.draw.untold'))
  expect(shownFacts().map(([name]) => name)).toEqual([
    say('fairness.game'),
    say('fairness.draw.issue'),
    say('fairness.draw.commitment'),
  ])
  expect(shownChecks()).toEqual([])
  expect(verdict.getByRole('link').elements()).toHaveLength(0)
})

test('a draw of a family that is not known is no record', async () => {
  await paste({ ...DRAW, family: 'BINGO' })
  await expect.element(page.getByText(say('fairness.unreadable'))).toBeVisible()
  expect(verdict.elements()).toHaveLength(0)
})

test('the scheme names what goes into draws and live tables, and the limits of the method', async () => {
  await renderOnSite(<Scheme />, { rooms: ['fairness'] })
  await page.getByText(say('fairness.scheme'), { exact: true }).click()
  const words = ['before', 'seal', 'inputs', 'bytes', 'results', 'limits'] as const
  for (const name of words) await expect.element(page.getByText(say(`fairness.scheme.draws.${name}`))).toBeVisible()
  const ofTables = ['before', 'shoes', 'series', 'after', 'limits'] as const
  for (const name of ofTables) await expect.element(page.getByText(say(`fairness.scheme.tables.${name}`))).toBeVisible()
})
