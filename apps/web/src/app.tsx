import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { InputWordsProvider } from '@sanuk/ui/input-words'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { inputWords } from './language/input-words.ts'
import { FaultBoundary } from './pages/fault-boundary.tsx'
import { Root } from './root.tsx'
import type { Router } from './router/router.ts'
import { RouterContext } from './router/use-router.ts'
import { queryClient } from './wire/read.ts'

/** The whole site around a router: in the browser, and once per language when the first paint is drawn. */
export function App({ router }: { readonly router: Router }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterContext value={router}>
          <InputWordsProvider words={inputWords}>
            <Suspense>
              <FaultBoundary>
                <Root />
              </FaultBoundary>
            </Suspense>
          </InputWordsProvider>
        </RouterContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}
