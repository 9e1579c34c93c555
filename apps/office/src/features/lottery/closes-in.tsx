import { useLingui } from '@lingui/react'
import { Countdown, useSecondsLeft } from '@sanuk/ui/countdown'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Counts down to when bets end: by the second within two days. */
export function ClosesIn({ at }: { readonly at: string }) {
  const { _ } = useLingui()
  const deadline = Date.parse(at)
  const seconds = useSecondsLeft(deadline, 0)
  if (seconds === 0) return _('office-lottery.closed')
  if (seconds >= 2 * DAY) {
    const values = { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) }
    return _('office-lottery.closes_in.days', values)
  }
  // A list has many of them: none is read out by itself.
  return <Countdown deadline={deadline} label={_('office-lottery.closes_in')} announceAt={[]} announce={() => ''} />
}
