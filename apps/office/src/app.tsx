import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { CONTENT_KINDS } from '@sanuk/contracts/office-content'
import { InputWordsProvider } from '@sanuk/ui/input-words'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'ra-core'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { AccountPage } from './features/account/account-page.tsx'
import { ActivitiesPage } from './features/activities/activities-page.tsx'
import { AgentsPage } from './features/agents/agents-page.tsx'
import { ApprovalsPage } from './features/approvals/approvals-page.tsx'
import { AuditPage } from './features/audit/audit-page.tsx'
import { BooksPage } from './features/books/books-page.tsx'
import { BrandPage } from './features/brand/brand-page.tsx'
import { BrandsPage } from './features/brands/brands-page.tsx'
import { CashierPage } from './features/cashier-settings/cashier-page.tsx'
import { CataloguePage } from './features/catalogue/catalogue-page.tsx'
import { ComparePage } from './features/catalogue/compare-page.tsx'
import { ContentPage } from './features/content/content-page.tsx'
import { EditorPage } from './features/content/editor-page.tsx'
import { DepositPage } from './features/deposits/deposit-page.tsx'
import { DepositsPage } from './features/deposits/deposits-page.tsx'
import { PaymentPage } from './features/deposits/payment-page.tsx'
import { DocumentsPage } from './features/documents/documents-page.tsx'
import { FeedbackPage } from './features/feedback/feedback-page.tsx'
import { CampaignPage } from './features/free-rounds/campaign-page.tsx'
import { FreeRoundsPage } from './features/free-rounds/free-rounds-page.tsx'
import { EntriesPage } from './features/members/entries-page.tsx'
import { MessagesPage } from './features/messages/messages-page.tsx'
import { MissionsPage } from './features/missions/missions-page.tsx'
import { PointsPage } from './features/points/points-page.tsx'
import { PoolPage } from './features/pools/pool-page.tsx'
import { PoolsPage } from './features/pools/pools-page.tsx'
import { AwayPage } from './features/protection/away-page.tsx'
import { ProvidersPage } from './features/providers/providers-page.tsx'
import { RafflePage } from './features/raffle/raffle-page.tsx'
import { RebatesPage } from './features/rebates/rebates-page.tsx'
import { ReconciliationPage } from './features/reconciliation/reconciliation-page.tsx'
import { RunPage } from './features/reconciliation/run-page.tsx'
import { ReferralsPage } from './features/referrals/referrals-page.tsx'
import { ReportPage } from './features/reports/report-page.tsx'
import { RiskPage } from './features/risk/risk-page.tsx'
import { RoundPage } from './features/rounds/round-page.tsx'
import { RoundsPage } from './features/rounds/rounds-page.tsx'
import { StatementPage } from './features/statements/statement-page.tsx'
import { StatementsPage } from './features/statements/statements-page.tsx'
import { TransfersPage } from './features/transfers/transfers-page.tsx'
import { UplinePage } from './features/upline/upline-page.tsx'
import { VendorPage } from './features/vendors/vendor-page.tsx'
import { VendorsPage } from './features/vendors/vendors-page.tsx'
import { VipPage } from './features/vip/vip-page.tsx'
import { WithdrawalsPage } from './features/withdrawals/withdrawals-page.tsx'
import { i18nProvider } from './language/i18n-provider.ts'
import { inputWords } from './language/input-words.ts'
import { dataProvider } from './lists/data-provider.ts'
import { LoadingPage } from './pages/loading-page.tsx'
import { MemberDesk, MembersDesk } from './pages/members-desk.tsx'
import { MissingPage } from './pages/missing-page.tsx'
import { OperatorsDesk } from './pages/operators-desk.tsx'
import { OverviewPage } from './pages/overview-page.tsx'
import { PageFault } from './pages/page-fault.tsx'
import { WithdrawalDesk } from './pages/withdrawal-desk.tsx'
import { authProvider } from './session/auth-provider.ts'
import { Notices } from './shell/notices.tsx'
import { Shell } from './shell/shell.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } },
})

/** What was searched for stays in memory: nothing of a member outlives the tab. */
const store = memoryStore()

/** A router that can ask before a page is left. */
const router = createBrowserRouter([{ path: '*', element: <Office /> }])

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <InputWordsProvider words={inputWords}>
        <RouterProvider router={router} />
      </InputWordsProvider>
    </I18nProvider>
  )
}

function Office() {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        dashboard={OverviewPage}
        layout={Shell}
        loginPage={SignInPage}
        loading={LoadingPage}
        catchAll={MissingPage}
        error={PageFault}
        requireAuth
        disableTelemetry
      >
        <Resource name="members" list={MembersDesk} edit={MemberDesk} />
        <Resource name="rounds" list={RoundsPage} edit={RoundPage} />
        <Resource name="deposits" list={DepositsPage} edit={DepositPage} />
        <Resource name="withdrawals" list={WithdrawalsPage} edit={WithdrawalDesk} />
        <Resource name="transfers" list={TransfersPage} />
        <Resource name="catalogue" list={CataloguePage} edit={ComparePage} />
        <Resource name="vendors" list={VendorsPage} edit={VendorPage} />
        <Resource name="reconciliation" list={ReconciliationPage} edit={RunPage} />
        <Resource name="statements" list={StatementsPage} edit={StatementPage} />
        <Resource name="approvals" list={ApprovalsPage} />
        <Resource name="feedback" list={FeedbackPage} />
        <Resource name="brand" list={BrandPage} />
        <Resource name="brands" list={BrandsPage} />
        <Resource name="providers" list={ProvidersPage} />
        <Resource name="operators" list={OperatorsDesk} />
        <Resource name="audit" list={AuditPage} />
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="/agents" element={<AgentsPage />} />
          <Route path="/cashier" element={<CashierPage />} />
          <Route path="/members/:id/entries" element={<EntriesPage />} />
          <Route path="/payments/:id" element={<PaymentPage />} />
          <Route path="/raffle" element={<RafflePage />} />
          <Route path="/documents" element={<DocumentsPage />} />
          <Route path="/messages" element={<MessagesPage />} />
          <Route path="/points" element={<PointsPage />} />
          <Route path="/referrals" element={<ReferralsPage />} />
          <Route path="/risk" element={<RiskPage />} />
          <Route path="/upline" element={<UplinePage />} />
          <Route path="/rebates" element={<RebatesPage />} />
          <Route path="/activities" element={<ActivitiesPage />} />
          <Route path="/free-rounds" element={<FreeRoundsPage />} />
          <Route path="/free-rounds/:id" element={<CampaignPage />} />
          <Route path="/missions" element={<MissionsPage />} />
          <Route path="/vip" element={<VipPage />} />
          <Route path="/protection" element={<AwayPage />} />
          <Route path="/reports" element={<ReportPage />} />
          <Route path="/books" element={<BooksPage />} />
          <Route path="/pools" element={<PoolsPage />} />
          <Route path="/pools/:vendor/:pool" element={<PoolPage />} />
          {CONTENT_KINDS.map((kind) => (
            <Route key={kind} path={`/content/${kind}`}>
              <Route index element={<ContentPage key={kind} kind={kind} />} />
              <Route path=":id" element={<EditorPage key={kind} kind={kind} />} />
            </Route>
          ))}
        </CustomRoutes>
      </CoreAdminUI>
      <Notices />
    </CoreAdminContext>
  )
}
