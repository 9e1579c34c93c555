import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { InputWordsProvider } from '@sanuk/ui/input-words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Redirect, useLocation } from 'wouter'
import { inputWords } from './language/input-words.ts'
import { FaultBoundary } from './pages/fault-boundary.tsx'
import { Pages } from './pages/pages.tsx'
import { comingFrom, SIGN_IN } from './session/sign-in-address.ts'
import { currentToken } from './session/token.ts'
import { Notices } from './shell/notices.tsx'
import { Shell } from './shell/shell.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'

/** What is read stays in memory: nothing of a member outlives the tab. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } },
})

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <InputWordsProvider words={inputWords}>
          <Office />
          <Notices />
        </InputWordsProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** The pages for who has signed in, the door for everybody else. */
function Office() {
  const [path] = useLocation()
  if (path === SIGN_IN) return <SignInPage />
  if (!currentToken()) return <Redirect to={SIGN_IN} replace state={comingFrom(location)} />
  return (
    <Shell>
      <FaultBoundary>
        <Pages />
      </FaultBoundary>
    </Shell>
  )
}
