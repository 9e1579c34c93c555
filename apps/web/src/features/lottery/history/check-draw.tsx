import { useLingui } from '@lingui/react'
import { drawRecord } from '@sanuk/contracts/lottery'
import { IconButton } from '@sanuk/ui/icon-button'
import { ShieldCheck } from 'lucide-react'
import { useRouter } from '../../../router/use-router.ts'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { shortIssue } from '../issue-name.ts'

type CheckDrawProps = { readonly gameCode: string; readonly number: string }

/** Takes what a house draw was made from to the page that draws it again. */
export function CheckDraw({ gameCode, number }: CheckDrawProps) {
  const { _ } = useLingui()
  const router = useRouter()
  async function check() {
    try {
      const record = await call(drawRecord, { params: { gameCode, number } })
      await router.navigate({ to: '/fairness', state: { record: JSON.stringify(record, null, 2) } })
    } catch (fault) {
      await notify('error', faultText(fault, _))
    }
  }
  return (
    <IconButton size="small" label={_('lottery.check', { number: shortIssue(number) })} onClick={check}>
      <ShieldCheck />
    </IconButton>
  )
}
