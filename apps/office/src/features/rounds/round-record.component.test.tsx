import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { readAnyRound } from '@sanuk/contracts/office-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { RoundRecord } from './round-record.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const MEMBER = '22222222-2222-4222-8222-222222222222'
const WALLET = { kind: 'member', owner: 'mali' }
const VENDOR = { kind: 'vendor', owner: 'STUDIO' }

const DETAIL: AnswerOf<typeof readAnyRound> = {
  round: {
    id: ID,
    member: MEMBER,
    username: 'mali',
    reference: '111111111111',
    gameType: 'RNG',
    gameCode: 'golden-lotus',
    gameNames: { th: 'บัวทอง', en: 'Golden Lotus' },
    vassalageName: 'Studio',
    thumbnail: null,
    state: 'settled',
    stake: '20',
    win: '62.4',
    net: '42.4',
    freeStake: null,
    startedAt: '2026-11-26T05:00:00Z',
    settledAt: '2026-11-26T05:00:02Z',
    summaries: [{ text: { th: 'เจ้าบ้านชนะ', en: 'Home win' }, odds: '1.95' }],
  },
  vendor: 'STUDIO',
  vendorRound: 'r-77',
  multiple: '3.1',
  calls: [
    {
      transaction: 'r-77-bet',
      call: 'bet',
      original: null,
      amount: '20',
      winAmount: null,
      closed: false,
      status: 'OK',
      at: '2026-11-26T05:00:00Z',
    },
    {
      transaction: 'r-77-more',
      call: 'bet',
      original: null,
      amount: '500',
      winAmount: null,
      closed: false,
      status: 'NOT_ENOUGH_MONEY',
      at: '2026-11-26T05:00:01Z',
    },
  ],
  rows: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      kind: 'win',
      debit: VENDOR,
      credit: WALLET,
      amount: '62.4',
      posted: true,
      balanceAfter: '393.15',
      at: '2026-11-26T05:00:02Z',
    },
  ],
}

test('a round is told with its outcome, the calls of its vendor and the ledger rows of its money', async () => {
  answerCall(readAnyRound, { value: DETAIL })
  await renderOfficePart(
    <>
      <h1>Round</h1>
      <RoundRecord id={ID} />
    </>,
    ['rounds.see', 'members.see'],
  )
  await expect.element(page.getByText('Won 3.1× the stake')).toBeVisible()
  await expect.element(page.getByText('Home win')).toBeVisible()
  await expect.element(page.getByText('odds 1.95')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'mali' })).toHaveAttribute('href', `/members/${MEMBER}`)
  await expect.element(page.getByRole('link', { name: 'Wallet movements of that day' })).toBeVisible()
  const refused = page.getByRole('row').filter({ hasText: 'r-77-more' })
  await expect.element(refused.getByText('Insufficient balance')).toBeVisible()
  const booked = page.getByRole('row').filter({ hasText: 'Members · mali' })
  await expect.element(booked.getByText('฿393.15')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Watch the replay' })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
