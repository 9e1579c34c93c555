import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { useParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { RoundRecord } from './round-record.tsx'

/** One round on a page of its own, to which the ledger and messages can lead. */
export function RoundPage() {
  const { _ } = useLingui()
  useTitle('office.round')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/rounds">{_('office.rounds')}</BackLink>
      <PageHead title={_('office.round')} />
      <Card>
        <RoundRecord key={id} id={id} />
      </Card>
    </>
  )
}
