import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, CoreAdminUI, memoryStore, Resource } from 'ra-core'
import { BrowserRouter } from 'react-router-dom'
import { Overview } from './features/books/overview.tsx'
import { DepositsPage } from './features/deposits/deposits-page.tsx'
import { MembersPage } from './features/members/members-page.tsx'
import { ReconciliationPage } from './features/reconciliation/reconciliation-page.tsx'
import { RunPage } from './features/reconciliation/run-page.tsx'
import { RoundsPage } from './features/rounds/rounds-page.tsx'
import { TransfersPage } from './features/transfers/transfers-page.tsx'
import { VendorPage } from './features/vendors/vendor-page.tsx'
import { VendorsPage } from './features/vendors/vendors-page.tsx'
import { i18nProvider } from './language/i18n-provider.ts'
import { dataProvider } from './lists/data-provider.ts'
import { LoadingPage } from './pages/loading-page.tsx'
import { MissingPage } from './pages/missing-page.tsx'
import { PageFault } from './pages/page-fault.tsx'
import { authProvider } from './session/auth-provider.ts'
import { Notices } from './shell/notices.tsx'
import { Shell } from './shell/shell.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } },
})

/** What was searched for stays in memory: nothing of a member outlives the tab. */
const store = memoryStore()

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
        >
          <CoreAdminUI
            dashboard={Overview}
            layout={Shell}
            loginPage={SignInPage}
            loading={LoadingPage}
            catchAll={MissingPage}
            error={PageFault}
            requireAuth
            disableTelemetry
          >
            <Resource name="members" list={MembersPage} />
            <Resource name="rounds" list={RoundsPage} />
            <Resource name="deposits" list={DepositsPage} />
            <Resource name="transfers" list={TransfersPage} />
            <Resource name="vendors" list={VendorsPage} edit={VendorPage} />
            <Resource name="reconciliation" list={ReconciliationPage} edit={RunPage} />
          </CoreAdminUI>
          <Notices />
        </CoreAdminContext>
      </BrowserRouter>
    </I18nProvider>
  )
}
