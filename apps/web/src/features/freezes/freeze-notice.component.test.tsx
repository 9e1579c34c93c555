import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { type Freeze, ownFreezes } from '@sanuk/contracts/freezes'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { FreezeNotice } from './freeze-notice.tsx'

const freeze = (kind: Freeze['kind'], until: string | null): Freeze => ({
  kind,
  agent: 'somchai',
  reason: 'Shares the account',
  since: '2026-11-21T05:00:00.000Z',
  until,
  extended: false,
})

test('a member is told who froze what, why and until when, and only what the page is about', async () => {
  answerCall(whitelabel, { value: aBrand() })
  const list = [freeze('withdrawals', '2026-11-24T05:00:00.000Z'), freeze('betting', null)]
  answerCall(ownFreezes, { value: { list } })
  await renderOnSite(
    <main>
      <h1>Withdraw</h1>
      <FreezeNotice kinds={['withdrawals']} />
    </main>,
    { rooms: ['agent-freezes'] },
  )
  const notice = page.getByRole('status').filter({ hasText: say('agent-freezes.notice.withdrawals') })
  await expect.element(notice).toBeVisible()
  await expect.poll(() => notice.query()?.textContent).toContain('Agent somchai froze it. Reason: Shares the account.')
  expect(notice.query()?.textContent).toMatch(/Until .*24/)
  expect(page.getByText(say('agent-freezes.notice.betting')).query()).toBeNull()
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})
