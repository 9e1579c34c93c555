import { type Activity, activities, joinActivity, ownActivities } from '@sanuk/contracts/activities'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { memberInfo } from '@sanuk/contracts/identity'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { PromotionStanding } from '../../pages/promotion-standing.tsx'
import { endSession, startSession } from '../../session/session.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { JoinGift } from './join-gift.tsx'

const GIFT: Activity = {
  id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11',
  name: '50% on your first deposit',
  promotion: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a12',
  rule: { kind: 'deposit_bonus', percent: 50, most: '500', leastDeposit: '100', firstOnly: true, base: 'both' },
  period: 'once',
  leastLevel: 0,
  play: 500,
  from: null,
  until: null,
  state: 'open',
}

const part = (state: 'join' | 'joined' | 'first_only') => ({
  value: {
    list: [{ activity: GIFT.id, state, amount: null, reason: null, remark: null, changedAt: null }],
    available: state === 'join' ? 1 : 0,
  },
})

function answerMember(state: 'join' | 'first_only') {
  answerCall(whitelabel, 'no reply yet')
  answerCall(memberInfo, {
    value: {
      id: GIFT.id,
      number: '48213907',
      account: 'nok',
      nickname: 'nok',
      type: 0,
      avatar: 0,
      picture: null,
      currency: 'THB',
      rankLevel: 0,
      joinedAt: '2026-11-20T05:00:00.000Z',
    },
  })
  answerCall(activities, { value: { list: [GIFT] } })
  startSession('the token of a session')
  onTestFinished(() => endSession())
  return answerCall(ownActivities, part(state))
}

function Deposit() {
  const [amount, setAmount] = useState('')
  return (
    <main>
      <h1>Deposit</h1>
      <input aria-label="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <JoinGift amount={amount} />
    </main>
  )
}

// 500 brings 250 and asks for (500 + 250) × 5 = 3,750; the least deposit of 100 brings 50 and asks for 750.
test('JoinGift: shows what the typed amount brings and asks for, before the bonus is chosen', async () => {
  const own = answerMember('join')
  const joined = answerCall(joinActivity, { value: { state: 'joined' } })
  await renderOnSite(<Deposit />, { rooms: ['activities'] })
  const gift = page.getByRole('radio', { name: GIFT.name })
  await expect.element(gift).not.toBeChecked()
  await expect.element(gift).toHaveAccessibleDescription(/฿100\.00.*฿50\.00.*× 5 = ฿750\.00$/)
  await page.getByLabelText('amount').fill('500')
  await expect.element(gift).toHaveAccessibleDescription(/\(฿500\.00 \+ ฿250\.00\) × 5 = ฿3,750\.00$/)
  await page.getByLabelText('amount').fill('50')
  await expect
    .element(gift)
    .toHaveAccessibleDescription(new RegExp(`^${say('activities.too_little', { least: '฿100.00' })}`))
  await expect
    .element(page.getByRole('link', { name: say('activities.terms') }))
    .toHaveAttribute('href', `/promoDetail?id=${GIFT.promotion}`)
  own.reply(part('joined'))
  await gift.click()
  await expect.element(gift).toBeChecked()
  expect(joined.requests).toEqual([{ params: { id: GIFT.id } }])
  expect(await findAxeViolations()).toEqual([])
})

test('a promotion that is over for a member says so, and nothing else', async () => {
  answerMember('first_only')
  const promotion = {
    id: GIFT.promotion ?? '',
    title: GIFT.name,
    summary: '',
    category: 'welcome' as const,
    state: 'running' as const,
    from: null,
    until: null,
    scene: null,
    picture: null,
    linkageType: null,
    url: null,
    button: null,
    forMembers: true,
  }
  await renderOnSite(<PromotionStanding promotion={promotion} />, { rooms: ['activities', 'promotions'] })
  await expect.element(page.getByText(say('activities.state.first_only'))).toBeVisible()
  expect(page.getByText(say('promotions.state.running')).elements()).toHaveLength(0)
})
