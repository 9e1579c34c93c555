import { useLingui } from '@lingui/react'
import { useMoment } from '../../language/use-moment.ts'

/** Writes from and until when something is shown. */
export function useScheduleText(): (schedule: { from: string | null; until: string | null }) => string {
  const { _ } = useLingui()
  const moment = useMoment()
  return ({ from, until }) =>
    [
      from && _('office-content.from_at', { at: moment(from) }),
      until && _('office-content.until_at', { at: moment(until) }),
    ]
      .filter(Boolean)
      .join(' ') || _('office-content.always')
}
