import { useLingui } from '@lingui/react'
import { type Play, RETURN_MAX } from '@sanuk/engines/lottery/bets'
import { Button } from '@sanuk/ui/button'
import { DecimalInput } from '@sanuk/ui/decimal-input'
import { Field } from '@sanuk/ui/field'
import { useState } from 'react'
import styles from '../lottery.module.css'
import { type Draft, withReturn, withUsual } from './draft.ts'

/** In per cent. */
const MOST = (Number(RETURN_MAX.over) * 100) / Number(RETURN_MAX.under)
const PERCENT = /^\d{1,2}(\.\d{1,2})?$/

type Props = { readonly plays: readonly Play[]; readonly draft: Draft; readonly onDraft: (draft: Draft) => void }

/** Sets the odds of all plays that are listed: from a return, or back to the platform's. */
export function BulkReturn({ plays, draft, onDraft }: Props) {
  const { _ } = useLingui()
  const [percent, setPercent] = useState('92')
  const isUsable = PERCENT.test(percent) && Number(percent) > 0 && Number(percent) <= MOST
  return (
    <div className={styles.actions}>
      <Field label={_('office-lottery-terms.bulk')} hint={_('office-lottery-terms.bulk.hint')}>
        <DecimalInput decimals={2} suffix="%" value={percent} onChange={setPercent} />
      </Field>
      <Button look="outline" disabled={!isUsable} onClick={() => onDraft(withReturn(draft, plays, percent))}>
        {_('office-lottery-terms.bulk.apply', { count: plays.length })}
      </Button>
      <Button look="ghost" onClick={() => onDraft(withUsual(draft, plays))}>
        {_('office-lottery-terms.bulk.usual')}
      </Button>
    </div>
  )
}
