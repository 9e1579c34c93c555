import { ownSecurity } from '@sanuk/contracts/security'
import { useQuery } from '@tanstack/react-query'
import type { CentrePageProps } from '../components/centre/centre-entry.ts'
import { DocumentsCard } from '../features/documents/documents-card.tsx'
import { AccountPage } from '../features/member-centre/account-page.tsx'
import { AccountsCard } from '../features/payees/accounts-card.tsx'
import { AvatarButton } from '../features/profile/avatar-button.tsx'
import { ProfileCard } from '../features/profile/profile-card.tsx'
import { ContactsCard } from '../features/security/contacts-card.tsx'
import { FactorsCard } from '../features/security/factors-card.tsx'
import { PasskeysCard } from '../features/security/passkeys-card.tsx'
import { PasswordsCard } from '../features/security/passwords-card.tsx'
import { ProvidersCard } from '../features/security/providers-card.tsx'
import { SessionsCard } from '../features/security/sessions-card.tsx'
import { read } from '../wire/read.ts'

/** My account: who one is here, and everything that keeps it one's own. */
export function AccountCentrePage({ title }: CentrePageProps) {
  return (
    <AccountPage title={title} portrait={<AvatarButton />}>
      <ProfileCard />
      <DocumentsCard />
      <ContactsCard />
      <PasswordsCard />
      <BankAccounts />
      <FactorsCard />
      <PasskeysCard />
      <ProvidersCard />
      <SessionsCard />
    </AccountPage>
  )
}

/** Accounts are added by the payment password: whoever has none sets it above first. */
function BankAccounts() {
  const { data } = useQuery(read(ownSecurity))
  return <AccountsCard mayAdd={data?.paymentPassword === true} />
}
