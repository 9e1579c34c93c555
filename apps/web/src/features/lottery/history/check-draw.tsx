import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { ShieldCheck } from 'lucide-react'
import { shortIssue } from '../issue-name.ts'
import { type CheckedDraw, useCheckRecord } from './use-check-record.ts'

/** Takes what a house draw was made from to the page that draws it again. */
export function CheckDraw(draw: CheckedDraw) {
  const { _ } = useLingui()
  const check = useCheckRecord()
  return (
    <IconButton
      size="small"
      label={_('lottery.check', { number: shortIssue(draw.number) })}
      onClick={() => check(draw)}
    >
      <ShieldCheck />
    </IconButton>
  )
}
