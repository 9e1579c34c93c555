import { AccountPage } from '../features/member-centre/account-page.tsx'
import type { CentrePageProps } from '../features/member-centre/centre-entry.ts'
import { ContactsCard } from '../features/security/contacts-card.tsx'
import { FactorsCard } from '../features/security/factors-card.tsx'
import { PasskeysCard } from '../features/security/passkeys-card.tsx'
import { PasswordsCard } from '../features/security/passwords-card.tsx'
import { ProvidersCard } from '../features/security/providers-card.tsx'
import { SessionsCard } from '../features/security/sessions-card.tsx'

/** My account: who one is here, and everything that keeps it one's own. */
export function AccountCentrePage({ title }: CentrePageProps) {
  return (
    <AccountPage title={title}>
      <ContactsCard />
      <PasswordsCard />
      <FactorsCard />
      <PasskeysCard />
      <ProvidersCard />
      <SessionsCard />
    </AccountPage>
  )
}
