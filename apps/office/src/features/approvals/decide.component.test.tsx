import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { operatorInfo } from '@sanuk/contracts/operators'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext } from 'ra-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chooseLanguage } from '../../language/language.ts'
import type { Proposal } from './approvals.ts'
import { Decide } from './decide.tsx'

const ME = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f001'
const COLLEAGUE = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f002'

const PROPOSAL: Proposal = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f003',
  kind: 'members.adjust',
  state: 'waiting',
  about: 'somchai',
  subjectId: 'somchai',
  details: {},
  note: null,
  proposedBy: { id: COLLEAGUE, username: 'nok' },
  proposedAt: '2026-11-27T03:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  mayDecide: true,
}

/** The buttons below a proposal of a colleague, for an operator who may decide from a moment on. */
async function renderDecide(mayDecide: boolean, from: string | null) {
  answerCall(whitelabel, 'network fault')
  answerCall(operatorInfo, {
    value: {
      id: ME,
      username: 'lek',
      name: 'Lek',
      brand: 'Sanuk',
      role: 'Finance',
      powers: ['money.decide'],
      withheld: [],
      decidesFrom: from ? [{ power: 'money.decide', from }] : [],
      passwordTemporary: false,
      recoveryCodes: 10,
    },
  })
  await chooseLanguage('en')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <I18nProvider i18n={i18n}>
      <CoreAdminContext queryClient={queryClient}>
        <main>
          <h1>Approvals</h1>
          <Decide proposal={{ ...PROPOSAL, mayDecide }} own={false} onHandOver={() => undefined} />
        </main>
      </CoreAdminContext>
    </I18nProvider>,
  )
}

test('an operator whose power to decide is too new sees from when on, beside buttons that are disabled', async () => {
  await renderDecide(false, '2026-11-28T04:05:00.000Z')
  await expect.element(page.getByText('You can approve from 28 Nov 2026, 04:05:00.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
})

test('an operator who may decide now has both buttons enabled', async () => {
  await renderDecide(true, null)
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeEnabled()
  expect(page.getByText('You can decide from').elements()).toEqual([])
})
