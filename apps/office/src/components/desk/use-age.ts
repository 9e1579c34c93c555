import { useLingui } from '@lingui/react'

const MINUTE_MS = 60_000

/** How long ago something was, in whole minutes or hours. */
export function useAge(): (instant: string) => string {
  const { _ } = useLingui()
  return (instant) => {
    const minutes = Math.max(Math.floor((Date.now() - Date.parse(instant)) / MINUTE_MS), 0)
    if (minutes < 120) return _('office.age.minutes', { minutes })
    return _('office.age.hours', { hours: Math.floor(minutes / 60) })
  }
}
