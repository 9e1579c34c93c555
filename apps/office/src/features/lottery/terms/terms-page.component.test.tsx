import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { proposeLotteryTerms, type ReadLotteryTerms, readLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { renderOfficePart } from '../../../components/office-part.fixture.tsx'
import { seriesTerms, someTerms } from './terms.fixture.ts'
import { TermsPage } from './terms-page.tsx'

async function open(answer: ReadLotteryTerms, powers: Power[] = ['lottery.change']) {
  answerCall(readLotteryTerms, { value: answer })
  await renderOfficePart(
    <Router hook={memoryLocation({ path: `/lottery/terms/${answer.gameCode}` }).hook}>
      <Route path="/lottery/terms/:game">
        <TermsPage />
      </Route>
    </Router>,
    powers,
  )
  await expect.element(page.getByRole('heading', { name: 'Prices and limits: Nikkei morning' })).toBeVisible()
}

const rates = () => page.getByRole('textbox', { name: /^Payout rate:/ })
const submit = () => page.getByRole('button', { name: 'Submit for approval' })

test('sets the listed plays to a return, lists what changes and proposes it', async () => {
  const proposed = answerCall(proposeLotteryTerms, { value: { proposal: '11111111-1111-4111-8111-111111111111' } })
  await open(someTerms())
  await expect.element(submit()).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Search bet types' }).fill('run')
  await page.getByRole('button', { name: 'Apply to 1 bet type' }).click()
  await expect.element(rates()).toHaveValue('3.39')
  const changes = page.getByRole('table', { name: 'Changes' })
  await expect.element(changes.getByRole('cell', { name: '91.86%' })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await submit().click()
  await expect.poll(() => proposed.requests.length).toBe(1)
  const { inForce } = someTerms()
  expect(proposed.requests).toEqual([
    {
      params: { gameCode: 'nikkei-morning' },
      body: { terms: { ...inForce, odds: { 'run-top': ['3.39'] } }, base: 0 },
    },
  ])
})

test('Enter in the search proposes nothing', async () => {
  const proposed = answerCall(proposeLotteryTerms, { value: { proposal: '11111111-1111-4111-8111-111111111111' } })
  await open(someTerms({ plays: ['top-three'] }))
  await rates().fill('800')
  await expect.element(submit()).toBeEnabled()
  await page.getByRole('searchbox', { name: 'Search bet types' }).fill('top')
  await userEvent.keyboard('{Enter}')
  await rates().fill('801')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('table', { name: 'Changes' }).getByRole('cell', { name: '801' })).toBeVisible()
  expect(proposed.requests).toEqual([])
})

test('names the most that may be paid and proposes nothing above it', async () => {
  await open(someTerms({ plays: ['top-three'] }))
  await rates().fill('1000')
  await expect.element(page.getByText('Allowed: 1 to 995')).toBeVisible()
  await expect.element(page.getByText('Correct the marked payout rates first.')).toBeVisible()
  await expect.element(submit()).toBeDisabled()
  await rates().fill('995')
  await expect.element(submit()).toBeEnabled()
})

test('shows the return at both ends of a series and what was decided', async () => {
  await open(seriesTerms())
  await expect.element(page.getByLabelText('Lowest level')).toHaveValue(1_800)
  await expect.element(page.getByText('Even numbers from 1000 to 1990. Return: 97.8%')).toBeVisible()
  await page.getByLabelText('Highest level').fill('1900')
  await expect.element(page.getByText('Even numbers from 1000 to 1990. Return: 95%')).toBeVisible()
  const history = page.getByRole('table', { name: 'History' })
  await expect.element(history.getByRole('cell', { name: '1800–1956' })).toBeVisible()
})

test.each<[string, Partial<ReadLotteryTerms>, Power[]]>([
  ['while a proposal waits', { proposal: '11111111-1111-4111-8111-111111111111' }, ['lottery.change']],
  ['without the power to change', {}, ['lottery.see']],
])('nothing can be changed %s', async (_, more, powers) => {
  await open(someTerms(more), powers)
  await expect.element(page.getByRole('cell', { name: '900', exact: true }).first()).toBeVisible()
  await expect.element(page.getByLabelText('Maximum stake multiple per draw')).toBeDisabled()
  expect(rates().elements()).toEqual([])
  expect(submit().elements()).toEqual([])
})
