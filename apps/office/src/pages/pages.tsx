import { CONTENT_KINDS } from '@sanuk/contracts/office-content'
import type { ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { AccountPage } from '../features/account/account-page.tsx'
import { ActivitiesPage } from '../features/activities/activities-page.tsx'
import { AgentMoneyPage } from '../features/agent-money/agent-money-page.tsx'
import { DividendsPage } from '../features/agent-money/dividends-page.tsx'
import { SignalsPage } from '../features/agent-signals/signals-page.tsx'
import { AgentsPage } from '../features/agents/agents-page.tsx'
import { ApprovalsPage } from '../features/approvals/approvals-page.tsx'
import { AuditPage } from '../features/audit/audit-page.tsx'
import { BooksPage } from '../features/books/books-page.tsx'
import { BrandPage } from '../features/brand/brand-page.tsx'
import { BrandsPage } from '../features/brands/brands-page.tsx'
import { CashierPage } from '../features/cashier-settings/cashier-page.tsx'
import { CataloguePage } from '../features/catalogue/catalogue-page.tsx'
import { ComparePage } from '../features/catalogue/compare-page.tsx'
import { ContentPage } from '../features/content/content-page.tsx'
import { EditorPage } from '../features/content/editor-page.tsx'
import { DepositPage } from '../features/deposits/deposit-page.tsx'
import { DepositsPage } from '../features/deposits/deposits-page.tsx'
import { PaymentPage } from '../features/deposits/payment-page.tsx'
import { DocumentsPage } from '../features/documents/documents-page.tsx'
import { FeedbackPage } from '../features/feedback/feedback-page.tsx'
import { CampaignPage } from '../features/free-rounds/campaign-page.tsx'
import { FreeRoundsPage } from '../features/free-rounds/free-rounds-page.tsx'
import { TablePage } from '../features/live-tables/table-page.tsx'
import { TablesPage } from '../features/live-tables/tables-page.tsx'
import { CalendarPage } from '../features/lottery/calendar-page.tsx'
import { ImportPage } from '../features/lottery/import-page.tsx'
import { IssuePage } from '../features/lottery/issue-page.tsx'
import { IssuesPage } from '../features/lottery/issues-page.tsx'
import { LotteriesPage } from '../features/lottery/lotteries-page.tsx'
import { NumbersPage } from '../features/lottery/numbers/numbers-page.tsx'
import { LotteryReportPage } from '../features/lottery/report/report-page.tsx'
import { TermsPage } from '../features/lottery/terms/terms-page.tsx'
import { EntriesPage } from '../features/members/entries-page.tsx'
import { MessagesPage } from '../features/messages/messages-page.tsx'
import { MissionsPage } from '../features/missions/missions-page.tsx'
import { PointsPage } from '../features/points/points-page.tsx'
import { PoolPage } from '../features/pools/pool-page.tsx'
import { PoolsPage } from '../features/pools/pools-page.tsx'
import { AwayPage } from '../features/protection/away-page.tsx'
import { ProvidersPage } from '../features/providers/providers-page.tsx'
import { RafflePage } from '../features/raffle/raffle-page.tsx'
import { RebatesPage } from '../features/rebates/rebates-page.tsx'
import { ReconciliationPage } from '../features/reconciliation/reconciliation-page.tsx'
import { RunPage } from '../features/reconciliation/run-page.tsx'
import { ReferralsPage } from '../features/referrals/referrals-page.tsx'
import { ReportPage } from '../features/reports/report-page.tsx'
import { RiskPage } from '../features/risk/risk-page.tsx'
import { RoundPage } from '../features/rounds/round-page.tsx'
import { RoundsPage } from '../features/rounds/rounds-page.tsx'
import { StatementPage } from '../features/statements/statement-page.tsx'
import { StatementsPage } from '../features/statements/statements-page.tsx'
import { TransfersPage } from '../features/transfers/transfers-page.tsx'
import { UplinePage } from '../features/upline/upline-page.tsx'
import { VendorPage } from '../features/vendors/vendor-page.tsx'
import { VendorsPage } from '../features/vendors/vendors-page.tsx'
import { VipPage } from '../features/vip/vip-page.tsx'
import { WithdrawalsPage } from '../features/withdrawals/withdrawals-page.tsx'
import { MemberDesk, MembersDesk } from './members-desk.tsx'
import { MissingPage } from './missing-page.tsx'
import { OperatorsDesk } from './operators-desk.tsx'
import { OverviewPage } from './overview-page.tsx'
import { WithdrawalDesk } from './withdrawal-desk.tsx'

/** Which page stands at an address; parts with a colon name a record. */
const PAGES: readonly (readonly [address: string, page: ComponentType])[] = [
  ['/', OverviewPage],
  ['/members', MembersDesk],
  ['/members/:id/entries', EntriesPage],
  ['/members/:id', MemberDesk],
  ['/rounds', RoundsPage],
  ['/rounds/:id', RoundPage],
  ['/lottery', LotteriesPage],
  ['/lottery/issues', IssuesPage],
  ['/lottery/issues/:id', IssuePage],
  ['/lottery/import', ImportPage],
  ['/lottery/calendar/:game', CalendarPage],
  ['/lottery/numbers/:game', NumbersPage],
  ['/lottery/terms/:game', TermsPage],
  ['/lottery/report', LotteryReportPage],
  ['/deposits', DepositsPage],
  ['/deposits/:id', DepositPage],
  ['/withdrawals', WithdrawalsPage],
  ['/withdrawals/:id', WithdrawalDesk],
  ['/transfers', TransfersPage],
  ['/catalogue', CataloguePage],
  ['/catalogue/:id', ComparePage],
  ['/vendors', VendorsPage],
  ['/vendors/:id', VendorPage],
  ['/reconciliation', ReconciliationPage],
  ['/reconciliation/:id', RunPage],
  ['/statements', StatementsPage],
  ['/statements/:id', StatementPage],
  ['/approvals', ApprovalsPage],
  ['/feedback', FeedbackPage],
  ['/brand', BrandPage],
  ['/brands', BrandsPage],
  ['/providers', ProvidersPage],
  ['/operators', OperatorsDesk],
  ['/audit', AuditPage],
  ['/account', AccountPage],
  ['/agents', AgentsPage],
  ['/agent-signals', SignalsPage],
  ['/agent-money', AgentMoneyPage],
  ['/agent-money/dividends', DividendsPage],
  ['/cashier', CashierPage],
  ['/payments/:id', PaymentPage],
  ['/raffle', RafflePage],
  ['/documents', DocumentsPage],
  ['/messages', MessagesPage],
  ['/points', PointsPage],
  ['/referrals', ReferralsPage],
  ['/risk', RiskPage],
  ['/upline', UplinePage],
  ['/rebates', RebatesPage],
  ['/activities', ActivitiesPage],
  ['/free-rounds', FreeRoundsPage],
  ['/free-rounds/:id', CampaignPage],
  ['/missions', MissionsPage],
  ['/vip', VipPage],
  ['/protection', AwayPage],
  ['/reports', ReportPage],
  ['/books', BooksPage],
  ['/live-tables', TablesPage],
  ['/live-tables/:vendor/:game', TablePage],
  ['/pools', PoolsPage],
  ['/pools/:vendor/:pool', PoolPage],
]

/** The page at the address that is open. */
export function Pages() {
  return (
    <Switch>
      {PAGES.map(([address, Page]) => (
        <Route key={address} path={address}>
          <Page />
        </Route>
      ))}
      {CONTENT_KINDS.map((kind) => (
        <Route key={kind} path={`/content/${kind}`}>
          <ContentPage kind={kind} />
        </Route>
      ))}
      {CONTENT_KINDS.map((kind) => (
        <Route key={`${kind}/:id`} path={`/content/${kind}/:id`}>
          <EditorPage kind={kind} />
        </Route>
      ))}
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  )
}
