import type { CentrePageProps } from '../../components/centre/centre-entry.ts'
import { SalaryPage } from './salary/salary-page.tsx'

/** Salaries by the day and by longer periods. A page of the agent centre. */
export const DailySalaryPage = ({ title }: CentrePageProps) => (
  <SalaryPage title={title} schemes={['daily-salary', 'weekly-salary', 'half-monthly-salary', 'monthly-salary']} />
)

/** The salary that is paid every hour. A page of the agent centre. */
export const HourlySalaryPage = ({ title }: CentrePageProps) => <SalaryPage title={title} schemes={['hourly-salary']} />

/** The salary that is paid every five minutes. A page of the agent centre. */
export const RealtimeSalaryPage = ({ title }: CentrePageProps) => (
  <SalaryPage title={title} schemes={['realtime-salary']} />
)
