import { useLingui } from '@lingui/react'
import {
  BREAK_TERMS,
  type BreakTerm,
  EXCLUSION_TERMS,
  type Protection,
  TIME_OUT_TERMS,
} from '@sanuk/contracts/protection'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Chips } from '@sanuk/ui/chips'
import { useState } from 'react'
import { BreakDialog } from './break-dialog.tsx'
import styles from './protection.module.css'

/** The ways to stay away; while one holds, only longer ones. */
export function BreakCard({ protection }: { readonly protection: Protection }) {
  const { _ } = useLingui()
  const [term, setTerm] = useState<BreakTerm>()
  const [sure, setSure] = useState(false)
  const { closure } = protection
  if (closure?.kind === 'exclusion' && closure.until === null) return null
  const groups = [
    { name: 'protection.break.time_out' as const, terms: TIME_OUT_TERMS },
    { name: 'protection.break.exclusion' as const, terms: EXCLUSION_TERMS },
  ]
  return (
    <Card level={3} title={_(closure ? 'protection.closed.longer' : 'protection.break')}>
      <p className={styles.note}>{_('protection.break.note')}</p>
      <div className={styles.form}>
        {groups
          .filter(({ terms }) => terms !== TIME_OUT_TERMS || closure?.kind !== 'exclusion')
          .map(({ name, terms }) => (
            <div key={name} className={styles.terms}>
              <h4 className={styles.kindName}>{_(name)}</h4>
              <Chips
                label={_(name)}
                value={term}
                onPick={setTerm}
                options={BREAK_TERMS.filter((one) => terms.some((known) => known === one)).map((one) => ({
                  value: one,
                  label: _(`protection.term.${one}`),
                }))}
              />
            </div>
          ))}
        <Button look="danger" disabled={!term} onClick={() => setSure(true)} className={styles.begin}>
          {_('protection.break.begin')}
        </Button>
      </div>
      {sure && term && <BreakDialog term={term} withPassword={protection.hasPassword} onClose={() => setSure(false)} />}
    </Card>
  )
}
