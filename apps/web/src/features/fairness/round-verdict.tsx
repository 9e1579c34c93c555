import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import type { RoundRecord } from '@sanuk/verifier/record'
import { checked, fingerprintOf, type Verdict, verifyRound } from '@sanuk/verifier/verify'
import { CircleCheck, CircleX, Download, LockKeyhole } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import styles from './fairness.module.css'
import { saveRecord } from './save-record.ts'

/** Whether a round holds, check by check, and what it was drawn from. */
export function RoundVerdict({ record }: { readonly record: RoundRecord }) {
  const { _ } = useLingui()
  const verdict = useMemo(() => verifyRound(record), [record])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { rules, seed, round, stake, win } = record
  const server =
    seed.serverSeed === null ? [] : [{ name: _('fairness.server_seed'), value: seed.serverSeed, code: true }]
  return (
    <div ref={place} className={styles.verdict} role="status">
      <Judgement verdict={verdict} />
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
      <Button look="outline" icon={<Download />} onClick={() => saveRecord(record)}>
        {_('fairness.save')}
      </Button>
    </div>
  )
}

function Judgement({ verdict }: { readonly verdict: Verdict }) {
  const { _ } = useLingui()
  if (verdict === 'untold')
    return (
      <div className={styles.judgement}>
        <LockKeyhole />
        <div>
          <h3>{_('fairness.untold')}</h3>
          <p>{_('fairness.untold.text')}</p>
        </div>
      </div>
    )
  const checks = checked(verdict)
  const holds = checks.every((one) => one.holds)
  return (
    <>
      <div className={styles.judgement} data-holds={holds}>
        {holds ? <CircleCheck /> : <CircleX />}
        <div>
          <h3>{_(holds ? 'fairness.holds' : 'fairness.broken')}</h3>
          {!holds && <p>{_('fairness.broken.text')}</p>}
        </div>
      </div>
      <ul className={styles.results}>
        {checks.map(({ check, holds }) => (
          <li key={check} data-holds={holds}>
            {holds ? <CircleCheck /> : <CircleX />}
            {_(`fairness.result.${check}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
