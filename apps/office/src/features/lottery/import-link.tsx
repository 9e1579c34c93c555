import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { Link } from 'wouter'
import { useMay } from '../../session/use-operator.ts'

/** The way to the import of results, for those who may enter them. */
export function ImportLink() {
  const { _ } = useLingui()
  const may = useMay()
  if (!may('lottery.results')) return null
  return (
    <Link to="/lottery/import" className={buttonClass({ look: 'outline' })}>
      {_('office-lottery.import')}
    </Link>
  )
}
