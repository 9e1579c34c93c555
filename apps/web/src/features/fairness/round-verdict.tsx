import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import type { RoundRecord } from '@sanuk/verifier/record'
import { checked, fingerprintOf, type Verdict, verifyRound } from '@sanuk/verifier/verify'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import styles from './fairness.module.css'
import { Judgement, Untold } from './judgement.tsx'
import { saveRecord } from './save-record.ts'
import { useIntoView } from './use-into-view.ts'

/** Whether a round holds, check by check, and what it was drawn from. */
export function RoundVerdict({ record }: { readonly record: RoundRecord }) {
  const { _ } = useLingui()
  const verdict = useMemo(() => verifyRound(record), [record])
  const { rules, seed, round, stake, win } = record
  const server =
    seed.serverSeed === null ? [] : [{ name: _('fairness.server_seed'), value: seed.serverSeed, code: true }]
  return (
    <div ref={useIntoView()} className={styles.verdict} role="status">
      <RoundJudgement verdict={verdict} />
      <Facts
        facts={[
          { name: _('fairness.round'), value: round, code: true },
          { name: _('fairness.game'), value: `${rules.code} ${rules.mathVersion}` },
          { name: _('fairness.rules'), value: fingerprintOf(record) },
          { name: _('fairness.staked'), value: stake },
          { name: _('fairness.won'), value: win },
          { name: _('fairness.nonce'), value: seed.nonce },
          { name: _('fairness.client_seed'), value: seed.clientSeed, code: true },
          { name: _('fairness.commitment'), value: seed.commitment, code: true },
          ...server,
        ]}
      />
      <Button look="outline" icon={<Download />} onClick={() => saveRecord(`round-${round}`, record)}>
        {_('fairness.save')}
      </Button>
    </div>
  )
}

function RoundJudgement({ verdict }: { readonly verdict: Verdict }) {
  const { _ } = useLingui()
  if (verdict === 'untold') return <Untold title={_('fairness.untold')} text={_('fairness.untold.text')} />
  return (
    <Judgement
      checks={checked(verdict).map(({ check, holds }) => ({
        name: check,
        words: _(`fairness.result.${check}`),
        holds,
      }))}
      words={{ holds: _('fairness.holds'), broken: _('fairness.broken'), brokenText: _('fairness.broken.text') }}
    />
  )
}
