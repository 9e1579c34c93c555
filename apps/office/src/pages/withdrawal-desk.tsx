import { MemberFlags } from '../features/risk/member-flags.tsx'
import { WithdrawalPage } from '../features/withdrawals/withdrawal-page.tsx'
import { useMay } from '../session/use-operator.ts'

/** One withdrawal, beside it why staff should look at whoever asks. */
export function WithdrawalDesk() {
  const may = useMay()
  return <WithdrawalPage beside={(member) => may('risk.see') && <MemberFlags key={member} id={member} />} />
}
