import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { CurrencyCode } from '@sanuk/money/currency'
import { AdjustMoney } from '../features/approvals/adjust-money.tsx'
import { PayOutClosed } from '../features/closed-accounts/pay-out-closed.tsx'
import { MemberVerification } from '../features/documents/member-verification.tsx'
import { MemberFreezes } from '../features/freezes/member-freezes.tsx'
import { MemberPage } from '../features/members/member-page.tsx'
import { MembersPage } from '../features/members/members-page.tsx'
import { MemberProtection } from '../features/protection/member-protection.tsx'
import { MemberFlags } from '../features/risk/member-flags.tsx'
import { useMay } from '../session/use-operator.ts'

/** The members, with what an operator may do for one of them. */
export function MembersDesk() {
  const may = useMay()
  return (
    <MembersPage more={(member) => <MoneyByStaff key={member.id} member={member} closed={member.closed} may={may} />} />
  )
}

/** One member, likewise. */
export function MemberDesk() {
  const may = useMay()
  return (
    <MemberPage
      more={(member) => <MoneyByStaff key={member.id} member={member} closed={member.closedAt !== null} may={may} />}
      below={(member) =>
        member.type !== TRIAL_TYPE && (
          <>
            {may('documents.see') && <MemberVerification key={`documents ${member.id}`} id={member.id} />}
            {may('risk.see') && <MemberFlags apart key={`risk ${member.id}`} id={member.id} />}
            <MemberFreezes key={`freezes ${member.id}`} member={member.id} />
            <MemberProtection key={member.id} member={member} />
          </>
        )
      }
    />
  )
}

type MoneyProps = {
  readonly member: {
    readonly id: string
    readonly username: string
    readonly type: number
    readonly currency: CurrencyCode
  }
  readonly closed: boolean
  readonly may: ReturnType<typeof useMay>
}

/** What staff do with a member's money: of a closed account it is paid out and no longer adjusted. */
function MoneyByStaff({ member, closed, may }: MoneyProps) {
  if (!closed) return may('members.adjust') && <AdjustMoney member={member} />
  return member.type !== TRIAL_TYPE && may('money.change') && <PayOutClosed member={member} />
}
