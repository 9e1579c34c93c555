import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { MapPinOff } from 'lucide-react'
import { Link } from 'wouter'
import { useTitle } from '../language/use-title.ts'

/** For addresses that the office does not have. */
export function MissingPage() {
  const { _ } = useLingui()
  useTitle('office.missing')
  return (
    <EmptyState
      icon={<MapPinOff />}
      title={_('office.missing')}
      action={
        <Link to="/" className={buttonClass()}>
          {_('office.home')}
        </Link>
      }
    >
      {_('office.missing.note')}
    </EmptyState>
  )
}
