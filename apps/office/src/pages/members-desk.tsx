import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { AdjustMoney } from '../features/approvals/adjust-money.tsx'
import { MemberVerification } from '../features/documents/member-verification.tsx'
import { MemberPage } from '../features/members/member-page.tsx'
import { MembersPage } from '../features/members/members-page.tsx'
import { MemberProtection } from '../features/protection/member-protection.tsx'
import { MemberFlags } from '../features/risk/member-flags.tsx'
import { useMay } from '../session/use-operator.ts'

/** The members, with what an operator may do for one of them. */
export function MembersDesk() {
  const may = useMay()
  return <MembersPage more={(member) => may('members.adjust') && <AdjustMoney key={member.id} member={member} />} />
}

/** One member, likewise. */
export function MemberDesk() {
  const may = useMay()
  return (
    <MemberPage
      more={(member) => may('members.adjust') && <AdjustMoney key={member.id} member={member} />}
      below={(member) =>
        member.type !== TRIAL_TYPE && (
          <>
            {may('documents.see') && <MemberVerification key={`documents ${member.id}`} id={member.id} />}
            {may('risk.see') && <MemberFlags apart key={`risk ${member.id}`} id={member.id} />}
            <MemberProtection key={member.id} member={member} />
          </>
        )
      }
    />
  )
}
