import { useLingui } from '@lingui/react'
import { lookAgainAtStatement, readStatement } from '@sanuk/contracts/office-statements'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { toast } from '@sanuk/ui/toast'
import { SearchCheck } from 'lucide-react'
import { useParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import { StatementBalances } from './statement-balances.tsx'
import { StatementDifferences } from './statement-differences.tsx'
import { StatementExport } from './statement-export.tsx'
import { StatementResult } from './statement-result.tsx'
import styles from './statements.module.css'
import { accountName, STATEMENTS, type Statement } from './statements.ts'

/** One comparison: the balances of both sides, what differs, and whose file it was. */
export function StatementPage() {
  const { _ } = useLingui()
  useTitle('statements.title')
  const { id = '' } = useParams()
  const { data, error, refetch } = useAsked({
    key: [...STATEMENTS, 'one', id],
    ask: (signal) => call(readStatement, { params: { id } }, signal),
  })
  return (
    <>
      <BackLink to="/statements">{_('statements.back')}</BackLink>
      <PageHead
        title={data ? accountName(data, _) : _('statements.title')}
        note={data && <StatementResult {...data} />}
      >
        {data && data.open > 0 && <LookAgain id={data.id} />}
        {data && data.differences > 0 && <StatementExport statement={data} />}
      </PageHead>
      {error && !data ? (
        <Card>
          <Failed title="statements.one.failed" error={error} onRetry={refetch} />
        </Card>
      ) : data ? (
        <div className={styles.parts}>
          <StatementBalances statement={data} />
          <StatementDifferences statement={data} />
          <StatementFacts statement={data} />
        </div>
      ) : (
        <Card>
          <Skeleton height="420px" shape="card" />
        </Card>
      )}
    </>
  )
}

function LookAgain({ id }: { id: string }) {
  const { _ } = useLingui()
  const may = useMay()
  const { busy, fault, send } = useSending(STATEMENTS)
  if (!may('statements.change')) return null
  const look = () =>
    send(async () => {
      const { cleared } = await call(lookAgainAtStatement, { params: { id } })
      toast.info(_('statements.again.done', { cleared }))
    })
  return (
    <>
      <Button look="outline" icon={<SearchCheck />} busy={busy} title={_('statements.again.hint')} onClick={look}>
        {_('statements.again')}
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </>
  )
}

function StatementFacts({ statement }: { statement: Statement }) {
  const { _, i18n } = useLingui()
  const moment = useMoment()
  const { from, until, coversFrom, madeAt, madeBy, lines, fresh, matched, fileName, fileHash } = statement
  return (
    <Card>
      <Facts
        facts={[
          {
            name: _('statements.period'),
            value: _('statements.between', { from: moment(from), until: moment(until) }),
          },
          { name: _('statements.covers'), value: moment(coversFrom) },
          { name: _('statements.lines'), value: _('statements.lines.of', { fresh, lines }) },
          { name: _('statements.matched'), value: i18n.number(matched) },
          { name: _('statements.made'), value: moment(madeAt) },
          { name: _('statements.made_by'), value: madeBy },
          { name: _('statements.file_name'), value: fileName || _('statements.none') },
          { name: _('statements.file_hash'), value: fileHash, code: true },
        ]}
      />
    </Card>
  )
}
