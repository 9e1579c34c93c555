import { Badge } from '@sanuk/ui/badge'
import type { CallLine } from './vendors.ts'

/** How a call was answered: its status, or the bare HTTP status where it has none. */
export function CallStatus({ line: { status, httpStatus } }: { line: CallLine }) {
  const look = status === 'OK' ? 'good' : httpStatus < 422 ? 'bad' : 'luck'
  return (
    <Badge look={look}>
      {httpStatus} {status}
    </Badge>
  )
}
