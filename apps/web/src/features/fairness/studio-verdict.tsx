import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import type { StudioRecord } from '@sanuk/verifier/studio/studio-record'
import { STUDIO_CHECKS, verifyStudio } from '@sanuk/verifier/studio/verify-studio'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import styles from './fairness.module.css'
import { Judgement } from './judgement.tsx'
import { saveRecord } from './save-record.ts'
import { useIntoView } from './use-into-view.ts'

/** Whether coups of a studio follow from what it told; which cards came cannot be verified. */
export function StudioVerdict({ record }: { readonly record: StudioRecord }) {
  const { _ } = useLingui()
  const verdict = useMemo(() => verifyStudio(record), [record])
  const { game, variant, series, studio, coups } = record
  return (
    <div ref={useIntoView()} className={styles.verdict} role="status">
      <Judgement
        checks={STUDIO_CHECKS.map((check) => ({
          name: check,
          words: _(`fairness.studio.check.${check}`),
          holds: verdict[check] === null,
        }))}
        words={{
          holds: _('fairness.studio.holds'),
          broken: _('fairness.studio.broken'),
          brokenText: _('fairness.broken.text'),
        }}
      />
      <p className={styles.note}>{_('fairness.studio.note')}</p>
      <Facts
        facts={[
          { name: _('fairness.game'), value: _(`fairness.live.${variant === 'french' ? 'french-roulette' : game}`) },
          { name: _('fairness.studio.code'), value: studio },
          { name: _('fairness.series'), value: series, code: true },
          { name: _('fairness.studio.coups'), value: coups.length },
        ]}
      />
      <Button look="outline" icon={<Download />} onClick={() => saveRecord(`studio-${series}`, record)}>
        {_('fairness.save')}
      </Button>
    </div>
  )
}
