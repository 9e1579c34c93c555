import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { CheckRound } from './check-round.tsx'

// The first outcomes of a series that was drawn in Python: see live-in-python.fixture.ts of the verifier.
const RECORD = {
  format: 'sanuk-series-1',
  series: 'drawn in python',
  game: 'thai-hilo',
  commitment: 'ade51c56d38afb18e4125797993b15fd382298bd1bfa57e262ff2514ff58b653',
  serverSeed: 'f259ea5c7626fd140a79099914e8ead1fb95fba82265de4576563fa98252b6ef',
  clientSeed: 'public text of thai-hilo',
  outcomes: [{ dice: [1, 5, 1] }, { dice: [3, 6, 2] }, { dice: [5, 4, 1] }],
  isComplete: false,
  bets: [{ round: 'r2', number: 2, spot: '11-hilo', stake: '1.1235', win: '7.8645' }],
}

const verdict = page.getByRole('status')

async function paste(record: object): Promise<void> {
  await renderOnSite(
    <main>
      <h1>{RECORD.series}</h1>
      <CheckRound />
    </main>,
    { rooms: ['fairness'] },
  )
  await page.getByRole('textbox', { name: say('fairness.paste') }).fill(JSON.stringify(record))
}

test('a series that holds: shows its game and what it was drawn from', async () => {
  await paste(RECORD)
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.series.holds'))
  const facts = [...verdict.element().querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      [say('fairness.game'), say('fairness.live.thai-hilo')],
      [say('fairness.series'), RECORD.series],
      [say('fairness.series.outcomes'), '3'],
      [say('fairness.server_seed'), RECORD.serverSeed],
    ]),
  )
  expect(await findAxeViolations()).toEqual([])
})

test('a series with another die does not hold', async () => {
  await paste({ ...RECORD, outcomes: RECORD.outcomes.with(2, { dice: [5, 5, 1] }) })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.series.broken'))
  const outcome = verdict.getByText(say('fairness.series.check.outcome'))
  await expect.element(outcome).toHaveAttribute('data-holds', 'false')
  const money = verdict.getByText(say('fairness.series.check.money'))
  await expect.element(money).toHaveAttribute('data-holds', 'true')
})

test('a series that is still drawn from cannot be verified yet', async () => {
  await paste({ ...RECORD, serverSeed: null })
  await expect.element(verdict.getByText(say('fairness.series.untold.text'))).toBeVisible()
})

test('a series of which an operator changed results says which', async () => {
  const revised = [
    { number: 1, outcome: null },
    { number: 3, outcome: { dice: [1, 1, 1] } },
  ]
  await paste({ ...RECORD, bets: [], revised })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.series.holds'))
  const [gone, corrected] = [
    say('fairness.revised.void', { number: 1 }),
    say('fairness.revised.correction', { number: 3 }),
  ]
  await expect.element(verdict.getByText(`${gone}, ${corrected}`)).toBeVisible()
})
