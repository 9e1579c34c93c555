import { useLingui } from '@lingui/react'
import { heads } from '@sanuk/contracts/ledger'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { verifyYeekee } from '@sanuk/verifier/verify-yeekee'
import type { YeekeeRecord } from '@sanuk/verifier/yeekee-record'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { DrawJudgement } from './draw-verdict.tsx'
import styles from './fairness.module.css'
import { saveRecord } from './save-record.ts'
import { useIntoView } from './use-into-view.ts'

/** Whether a draw of Yeekee holds, check by check, and what it was added up from. */
export function YeekeeVerdict({ record }: { readonly record: YeekeeRecord }) {
  const { _ } = useLingui()
  const verdict = useMemo(() => verifyYeekee(record), [record])
  const { game, issue, result, commitment, seed, head, shots, own, fills } = record
  const drawn =
    result === null || own === null
      ? []
      : [
          { name: _('fairness.draw.result'), value: result.join(' ') },
          { name: _('lottery-yeekee.verdict.shots'), value: shots.length },
          { name: _('lottery-yeekee.verdict.own'), value: own },
        ]
  const filled = fills.length === 0 ? [] : [{ name: _('lottery-yeekee.verdict.fills'), value: fills.join(' ') }]
  const told = seed === null ? [] : [{ name: _('fairness.draw.seed'), value: seed, code: true }]
  const sealed =
    head === null ? [] : [{ name: _('fairness.draw.head', { number: head.number }), value: head.hash, code: true }]
  return (
    <div ref={useIntoView()} className={styles.verdict} role="status">
      <DrawJudgement verdict={verdict} />
      <Facts
        facts={[
          { name: _('fairness.game'), value: game },
          { name: _('fairness.draw.issue'), value: issue },
          ...drawn,
          ...filled,
          { name: _('fairness.draw.commitment'), value: commitment, code: true },
          ...told,
          ...sealed,
        ]}
      />
      {head && (
        <p className={styles.note}>
          {_('fairness.draw.head.text')}{' '}
          <a href={heads.path} target="_blank" rel="noopener noreferrer">
            {_('fairness.draw.heads')}
          </a>
        </p>
      )}
      <Button look="outline" icon={<Download />} onClick={() => saveRecord(`yeekee-${game}-${issue}`, record)}>
        {_('fairness.save')}
      </Button>
    </div>
  )
}
