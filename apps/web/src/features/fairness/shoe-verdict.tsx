import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { type AnyShoeRecord, SHOE_CHECKS, type ShoeVerdict as Verdict, verifyShoe } from '@sanuk/verifier/verify-shoe'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import styles from './fairness.module.css'
import { Judgement, Untold } from './judgement.tsx'
import { saveRecord } from './save-record.ts'
import { useIntoView } from './use-into-view.ts'
import { useRevisedFact } from './use-revised-fact.ts'

/** Whether a shoe of a live table holds, check by check, and what it was shuffled from. */
export function ShoeVerdict({ record }: { readonly record: AnyShoeRecord }) {
  const { _ } = useLingui()
  const verdict = useMemo(() => verifyShoe(record), [record])
  const { shoe, coups, burn, commitment, serverSeed, clientSeed, nonce } = record
  const game = record.format === 'sanuk-shoe-1' ? 'baccarat' : 'dragon-tiger'
  const revised = useRevisedFact(record.revised?.map(({ coup, outcome }) => ({ number: coup, outcome })))
  const server = serverSeed === null ? [] : [{ name: _('fairness.server_seed'), value: serverSeed, code: true }]
  return (
    <div ref={useIntoView()} className={styles.verdict} role="status">
      <ShoeJudgement verdict={verdict} />
      <Facts
        facts={[
          { name: _('fairness.game'), value: _(`fairness.live.${game}`) },
          { name: _('fairness.shoe'), value: shoe, code: true },
          { name: _('fairness.shoe.coups'), value: coups.length },
          ...revised,
          { name: _('fairness.shoe.burn'), value: `${burn.card} (${burn.count})` },
          { name: _('fairness.nonce'), value: nonce },
          { name: _('fairness.shoe.public'), value: clientSeed, code: true },
          { name: _('fairness.commitment'), value: commitment, code: true },
          ...server,
        ]}
      />
      <Button look="outline" icon={<Download />} onClick={() => saveRecord(`shoe-${shoe}`, record)}>
        {_('fairness.save')}
      </Button>
    </div>
  )
}

function ShoeJudgement({ verdict }: { readonly verdict: Verdict }) {
  const { _ } = useLingui()
  if (verdict === 'untold') return <Untold title={_('fairness.untold')} text={_('fairness.shoe.untold.text')} />
  return (
    <Judgement
      checks={SHOE_CHECKS.map((check) => ({
        name: check,
        words: _(`fairness.shoe.check.${check}`),
        holds: verdict[check] === null,
      }))}
      words={{
        holds: _('fairness.shoe.holds'),
        broken: _('fairness.shoe.broken'),
        brokenText: _('fairness.broken.text'),
      }}
    />
  )
}
