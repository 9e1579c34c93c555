import { useLingui } from '@lingui/react'
import { heads } from '@sanuk/contracts/ledger'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import type { DrawRecord } from '@sanuk/verifier/draw-record'
import { DRAW_CHECKS, type DrawVerdict as Verdict, verifyDraw } from '@sanuk/verifier/verify-draw'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import styles from './fairness.module.css'
import { Judgement, Untold } from './judgement.tsx'
import { saveRecord } from './save-record.ts'
import { useIntoView } from './use-into-view.ts'

/** Whether a draw of a lottery holds, check by check, and what it was drawn from. */
export function DrawVerdict({ record }: { readonly record: DrawRecord }) {
  const { _ } = useLingui()
  const verdict = useMemo(() => verifyDraw(record), [record])
  const { game, issue, result, commitment, seed, head } = record
  const drawn = result === null ? [] : [{ name: _('fairness.draw.result'), value: result.join(' ') }]
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
      <Button look="outline" icon={<Download />} onClick={() => saveRecord(`draw-${game}-${issue}`, record)}>
        {_('fairness.save')}
      </Button>
    </div>
  )
}

/** What came of the checks of a draw. */
export function DrawJudgement({ verdict }: { readonly verdict: Verdict }) {
  const { _ } = useLingui()
  if (verdict === 'untold') return <Untold title={_('fairness.draw.untold')} text={_('fairness.draw.untold.text')} />
  return (
    <Judgement
      checks={DRAW_CHECKS.map((check) => ({
        name: check,
        words: _(`fairness.draw.check.${check}`),
        holds: verdict[check],
      }))}
      words={{
        holds: _('fairness.draw.holds'),
        broken: _('fairness.draw.broken'),
        brokenText: _('fairness.broken.text'),
      }}
    />
  )
}
