import { i18n } from '@lingui/core'
import { useEffect } from 'react'
import { notify } from '../../toasts/toasts.ts'

/** With so many minutes left of the time that members allow themselves, they hear of it. */
const SAID_AT = [1, 5, 10]

/** Says in passing that the time to play is nearly over, so that no round is cut off unforeseen. */
export function useTimeLeft(minutesLeft: number | null): void {
  const mark = minutesLeft === null || minutesLeft < 1 ? undefined : SAID_AT.find((minutes) => minutesLeft <= minutes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once at each mark, not at every minute
  useEffect(() => {
    if (mark !== undefined) notify('info', i18n._('site.time_left', { minutes: minutesLeft }))
  }, [mark])
}
