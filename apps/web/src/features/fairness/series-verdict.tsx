import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import type { CockfightRecord } from '@sanuk/verifier/cockfight/cockfight-record'
import { verifyCockfight } from '@sanuk/verifier/cockfight/verify-cockfight'
import type { SeriesRecord } from '@sanuk/verifier/series/series-record'
import { SERIES_CHECKS, type SeriesVerdict as Verdict, verifySeries } from '@sanuk/verifier/series/verify-series'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import styles from './fairness.module.css'
import { Judgement, Untold } from './judgement.tsx'
import { saveRecord } from './save-record.ts'
import { useIntoView } from './use-into-view.ts'
import { useRevisedFact } from './use-revised-fact.ts'

type AnySeriesRecord = SeriesRecord | CockfightRecord

/** What is asked of a series, whatever its records tell. */
function judge(record: AnySeriesRecord) {
  if (record.format === 'sanuk-cockfight-1') {
    return { verdict: verifyCockfight(record), game: 'cockfight' as const, count: record.fights.length, revised: [] }
  }
  const { game, outcomes, revised } = record
  return { verdict: verifySeries(record), game, count: outcomes.length, revised }
}

/** Whether a series of a live table holds, check by check, and what it was drawn from. */
export function SeriesVerdict({ record }: { readonly record: AnySeriesRecord }) {
  const { _ } = useLingui()
  const { verdict, game, count, ...judged } = useMemo(() => judge(record), [record])
  const { series, commitment, serverSeed, clientSeed } = record
  const revised = useRevisedFact(judged.revised)
  const server = serverSeed === null ? [] : [{ name: _('fairness.server_seed'), value: serverSeed, code: true }]
  return (
    <div ref={useIntoView()} className={styles.verdict} role="status">
      <SeriesJudgement verdict={verdict} />
      <Facts
        facts={[
          { name: _('fairness.game'), value: _(`fairness.live.${game}`) },
          { name: _('fairness.series'), value: series, code: true },
          { name: _('fairness.series.outcomes'), value: count },
          ...revised,
          { name: _('fairness.shoe.public'), value: clientSeed, code: true },
          { name: _('fairness.commitment'), value: commitment, code: true },
          ...server,
        ]}
      />
      <Button look="outline" icon={<Download />} onClick={() => saveRecord(`series-${series}`, record)}>
        {_('fairness.save')}
      </Button>
    </div>
  )
}

function SeriesJudgement({ verdict }: { readonly verdict: Verdict }) {
  const { _ } = useLingui()
  if (verdict === 'untold') return <Untold title={_('fairness.untold')} text={_('fairness.series.untold.text')} />
  return (
    <Judgement
      checks={SERIES_CHECKS.map((check) => ({
        name: check,
        words: _(`fairness.series.check.${check}`),
        holds: verdict[check] === null,
      }))}
      words={{
        holds: _('fairness.series.holds'),
        broken: _('fairness.series.broken'),
        brokenText: _('fairness.broken.text'),
      }}
    />
  )
}
