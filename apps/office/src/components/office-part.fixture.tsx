import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { operatorInfo } from '@sanuk/contracts/operators'
import type { Power } from '@sanuk/contracts/powers'
import type { AnswerOf } from '@sanuk/contracts/route'
import { whitelabel } from '@sanuk/contracts/system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { chooseLanguage } from '../language/language.ts'

/** Whoever is signed in where a test draws a part of the office. */
export const OPERATOR_ID = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f001'

/**
 * Draws a part of the office in English for an operator with these powers, of whom `more` may say otherwise than usual;
 * the brand's own settings do not load.
 */
export async function renderOfficePart(
  part: ReactNode,
  powers: Power[],
  more: Partial<AnswerOf<typeof operatorInfo>> = {},
) {
  answerCall(whitelabel, 'network fault')
  answerCall(operatorInfo, {
    value: {
      id: OPERATOR_ID,
      username: 'mali',
      name: 'Mali',
      brand: 'Acme',
      role: 'Owner',
      powers,
      withheld: [],
      decidesFrom: [],
      passwordTemporary: false,
      recoveryCodes: 10,
      ...more,
    },
  })
  await chooseLanguage('en')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Router hook={memoryLocation().hook}>
          <main>{part}</main>
        </Router>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return queryClient
}
