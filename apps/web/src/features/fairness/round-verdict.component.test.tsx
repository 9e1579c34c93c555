import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { CheckRound } from './check-round.tsx'

/** A round of the Studio with a target of 1.01 times the stake, as its player saved it. */
const ROUND = {
  format: 'sanuk-instant-1',
  round: 'arrow-crash 0',
  at: '2026-11-23T12:00:00.000Z',
  seed: {
    commitment: '8d0570ec3e26d13e5c6004e3649e948193bc2be1b8ca83f628552a6239019d84',
    serverSeed: '0b73907acf27b51ccd9387f031a0d91ea3d1c110e4e725db8435cba88c90f59d',
    clientSeed: 'mine 0',
    nonce: 0,
  },
  stake: '1.00',
  win: '1.01',
  rules: { code: 'arrow-crash', mathVersion: '1', kind: 'limbo', pays: {} },
  choice: { target: 101 },
  moves: [],
  view: { reached: 104 },
}

const verdict = page.getByRole('status')

async function paste(changes: object): Promise<void> {
  await renderOnSite(
    <main>
      <h1>{ROUND.round}</h1>
      <CheckRound />
    </main>,
    { rooms: ['fairness'] },
  )
  await page.getByRole('textbox', { name: say('fairness.paste') }).fill(JSON.stringify({ ...ROUND, ...changes }))
}

const shownChecks = (): (string | null)[][] =>
  [...verdict.element().querySelectorAll('li')].map((line) => [line.textContent, line.getAttribute('data-holds')])

test('a round that holds: shows each check', async () => {
  await paste({})
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.holds'))
  expect(shownChecks()).toEqual([
    [say('fairness.result.commitment'), 'true'],
    [say('fairness.result.outcome'), 'true'],
    [say('fairness.result.money'), 'true'],
  ])
  expect(await findAxeViolations()).toEqual([])
})

test('a round with another win: says that the money does not match', async () => {
  await paste({ win: '100.00' })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.broken'))
  expect(shownChecks()).toEqual([
    [say('fairness.result.commitment'), 'true'],
    [say('fairness.result.outcome'), 'true'],
    [say('fairness.result.money'), 'false'],
  ])
})

test('a round whose seed is played with: says how it is revealed', async () => {
  await paste({ seed: { ...ROUND.seed, serverSeed: null } })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.untold'))
  await expect.element(verdict.getByText(say('fairness.untold.text'))).toBeVisible()
  expect(shownChecks()).toEqual([])
})
