import { useLingui } from '@lingui/react'
import { readReconciliation } from '@sanuk/contracts/office-reconciliation'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { Differences } from './differences.tsx'
import { ExportDifferences } from './export-differences.tsx'
import styles from './reconciliation.module.css'
import { RECONCILIATION, type Run } from './reconciliation.ts'
import { RunResult } from './run-result.tsx'
import { RunTotals } from './run-totals.tsx'

/** One comparison: what it was about, both sides' totals, and where they differ. */
export function RunPage() {
  const { _ } = useLingui()
  useTitle('reconciliation.title')
  const { id = '' } = useParams()
  const { data, error, refetch } = useAsked({
    key: [...RECONCILIATION, 'one', id],
    ask: (signal) => call(readReconciliation, { params: { id } }, signal),
  })
  return (
    <>
      <BackLink to="/reconciliation">{_('reconciliation.back')}</BackLink>
      <PageHead
        title={data ? `${data.vendor} · ${data.day}` : _('reconciliation.title')}
        note={data && <RunResult differences={data.differences} />}
      >
        {data && data.differences > 0 && <ExportDifferences run={data} />}
      </PageHead>
      {error && !data ? (
        <Card>
          <Failed title="reconciliation.one.failed" error={error} onRetry={refetch} />
        </Card>
      ) : data ? (
        <div className={styles.parts}>
          <RunTotals run={data} />
          <Differences run={data} />
          <RunFacts run={data} />
        </div>
      ) : (
        <Card>
          <Skeleton height="420px" shape="card" />
        </Card>
      )}
    </>
  )
}

function RunFacts({ run }: { run: Run }) {
  const { _, i18n } = useLingui()
  const moment = useMoment()
  return (
    <Card>
      <Facts
        facts={[
          { name: _('reconciliation.zone'), value: run.timeZone },
          { name: _('reconciliation.made'), value: moment(run.madeAt) },
          { name: _('reconciliation.made_by'), value: run.madeBy },
          { name: _('reconciliation.lines'), value: i18n.number(run.lines) },
          { name: _('reconciliation.file_name'), value: run.fileName || _('reconciliation.none') },
          { name: _('reconciliation.file_hash'), value: run.fileHash, code: true },
        ]}
      />
    </Card>
  )
}
