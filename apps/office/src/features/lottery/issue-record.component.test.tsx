import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import {
  enterResult,
  listLotteryGames,
  type OfficeLotteryGame,
  previewCorrection,
  proposeCancellation,
  proposeCorrection,
  type ReadLotteryIssue,
  readExposure,
  readLotteryIssue,
} from '@sanuk/contracts/office-lottery'
import { readNumberStakes } from '@sanuk/contracts/office-lottery-numbers'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { IssueRecord } from './issue-record.tsx'
import { aDetail, aGame, anIssue, MALI } from './lottery-office.fixture.ts'

async function renderIssue(
  detail: ReadLotteryIssue,
  { game = aGame(), powers = ['lottery.results'] }: { game?: OfficeLotteryGame; powers?: Power[] } = {},
) {
  answerCall(listLotteryGames, { value: { list: [game], feeds: [], mayEnterResults: true } })
  answerCall(readLotteryIssue, { value: detail })
  answerCall(readExposure, {
    value: {
      plays: [
        {
          play: 'top-three',
          stake: '10000',
          potential: '850000',
          numbers: [
            { number: '007', stake: '500', payout: '425000' },
            { number: '123', stake: '20', payout: '17000' },
          ],
        },
      ],
      lines: 42,
      complete: true,
    },
  })
  answerCall(readNumberStakes, {
    value: { gameCode: 'nikkei-morning', issue: '20261127', isOpen: false, plays: [], complete: true },
  })
  await renderOfficePart(
    <>
      <h1>Draw</h1>
      <h2>Record</h2>
      <IssueRecord id="11" />
    </>,
    powers,
  )
}

test('a result is typed with its leading zeros from what was pasted, and nothing of a colleague’s is shown', async () => {
  await renderIssue(aDetail())
  await expect.element(page.getByText('The draw is over and its result is missing.')).toBeVisible()
  await expect.element(page.getByText('Hidden until you enter a result')).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: '3 top' }).getByText('80%')).toBeVisible()
  await expect.element(page.getByRole('list', { name: '3 top' }).getByText('007')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  const entries = answerCall(enterResult, { value: { outcome: 'waiting' } })
  await page.getByRole('button', { name: 'Enter result' }).click()
  const save = page.getByRole('button', { name: 'Save result' })
  await expect.element(page.getByRole('textbox', { name: 'Top 3' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Top 3' }).click()
  await userEvent.keyboard('๐๐')
  await expect.element(save).toBeDisabled()
  // The third digit fills the field and leads on to the next one.
  await userEvent.keyboard('๗05')
  await expect.element(page.getByRole('textbox', { name: 'Top 3' })).toHaveValue('007')
  await expect.element(page.getByRole('textbox', { name: 'Bottom 2' })).toHaveValue('05')
  expect(await findAxeViolations()).toEqual([])
  await save.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(entries.requests).toEqual([{ params: { id: '11' }, body: { result: ['007', '05'] } }])
})

test('a result may be told by the figures that it follows from', async () => {
  await renderIssue(aDetail(), { game: aGame({ figures: ['index', 'change'] }) })
  const entries = answerCall(enterResult, { value: { outcome: 'disputed' } })
  await page.getByRole('button', { name: 'Enter result' }).click()
  await page.getByLabelText('Closing index').fill('38,596.47')
  await page.getByLabelText('Change').fill('−36.55')
  await page.getByRole('button', { name: 'Save result' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(entries.requests.map(({ body }) => body)).toEqual([{ figures: { index: '38,596.47', change: '-36.55' } }])
})

test('a correction is proposed once it was seen who gains and who loses', async () => {
  const issue = anIssue({ state: 'settled', isAwaited: false, result: ['008', '05'], drawnAt: '2026-11-27T04:30:00Z' })
  await renderIssue(aDetail({ issue, may: { enter: false, correct: true, cancel: false } }))
  const previews = answerCall(previewCorrection, {
    value: {
      before: ['008', '05'],
      after: ['007', '05'],
      tickets: 42,
      more: { tickets: 1, amount: '425000' },
      less: { tickets: 2, amount: '17000' },
      shortfall: { members: 1, amount: '9000' },
      top: [
        {
          ticket: '55555555-5555-4555-8555-555555555555',
          brand: 'Acme',
          member: MALI,
          before: '0',
          after: '425000',
          difference: '425000',
        },
        {
          ticket: '66666666-6666-4666-8666-666666666666',
          brand: 'Baan',
          member: null,
          before: '17000',
          after: '0',
          difference: '-17000',
        },
      ],
    },
  })
  const proposals = answerCall(proposeCorrection, { value: { proposal: '77777777-7777-4777-8777-777777777777' } })
  await page.getByRole('button', { name: 'Correct result' }).click()
  await page.getByRole('textbox', { name: 'Top 3' }).fill('007')
  await page.getByRole('textbox', { name: 'Bottom 2' }).fill('05')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect.element(page.getByText('1 member would owe')).toBeVisible()
  await expect.element(page.getByText('Member of Baan')).toBeVisible()
  expect(previews.requests.map(({ body }) => body)).toEqual([{ result: ['007', '05'] }])
  const submit = page.getByRole('button', { name: 'Submit for approval' })
  await expect.element(submit).toBeDisabled()
  await page.getByLabelText('Reason').fill('Published anew')
  expect(await findAxeViolations()).toEqual([])
  await submit.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(proposals.requests.map(({ body }) => body)).toEqual([{ result: ['007', '05'], note: 'Published anew' }])
})

test('a cancellation says what it gives back and waits for approval', async () => {
  await renderIssue(aDetail())
  const proposals = answerCall(proposeCancellation, { value: { proposal: '77777777-7777-4777-8777-777777777777' } })
  await page.getByRole('button', { name: 'Cancel draw' }).click()
  await expect.element(page.getByText(/At this brand: 42 tickets/)).toBeVisible()
  await page.getByLabelText('Reason').fill('The exchange was shut')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(proposals.requests).toEqual([{ params: { id: '11' }, body: { note: 'The exchange was shut' } }])
})

test('those who only look have no buttons, and see what is disputed or waits for approval', async () => {
  await renderIssue(
    aDetail({
      issue: anIssue({ disputed: true }),
      proposals: { correction: null, cancellation: '77777777-7777-4777-8777-777777777777' },
    }),
    { powers: ['lottery.see'] },
  )
  await expect.element(page.getByText(/The reported results differ/)).toBeVisible()
  await expect.element(page.getByText(/A cancellation is waiting for approval/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enter result' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Cancel draw' })).not.toBeInTheDocument()
})
