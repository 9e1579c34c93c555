import { useLingui } from '@lingui/react'
import { proposeLotteryTerms, type ReadLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { useMemo, useState } from 'react'
import { FormFault } from '../../../components/form-fault.tsx'
import { call } from '../../../wire/call.ts'
import { useSending } from '../../../wire/use-sending.ts'
import styles from '../lottery.module.css'
import { LOTTERY } from '../lottery.ts'
import { changesBetween } from './changes.ts'
import { areOddsSound, draftOf, playsOf, rowsOf, termsOf } from './draft.ts'
import { LimitFields } from './limit-fields.tsx'
import { OddsTable } from './odds-table.tsx'
import { TermsChanges } from './terms-changes.tsx'

type Props = { readonly answer: ReadLotteryTerms; readonly mayChange: boolean }

/** Other prices and limits: what changes is listed before it is proposed, and a colleague decides. */
export function TermsForm({ answer, mayChange }: Props) {
  const { _ } = useLingui()
  const plays = useMemo(() => playsOf(answer), [answer])
  const before = useMemo(() => draftOf(answer.inForce, plays), [answer, plays])
  const [draft, setDraft] = useState(before)
  const { busy, fault, faults, send } = useSending(LOTTERY)
  const rows = rowsOf(draft, plays)
  const changes = changesBetween(before, draft, plays)
  const isSound = areOddsSound(rows)

  async function propose() {
    const body = { terms: termsOf(draft, plays), base: answer.version }
    const sent = () => call(proposeLotteryTerms, { params: { gameCode: answer.gameCode }, body })
    if (await send(sent)) toast.success(_('office-lottery-terms.proposed'))
  }

  return (
    // No form of the browser: Enter in the search or in a rate must not propose anything.
    <div className={styles.page}>
      <LimitFields draft={draft} onDraft={setDraft} mayChange={mayChange} faults={faults} />
      {draft.series === null && (
        <OddsTable answer={answer} draft={draft} rows={rows} onDraft={setDraft} mayChange={mayChange} />
      )}
      {mayChange && (
        <>
          <TermsChanges changes={changes} family={answer.family} />
          <FormFault>{isSound ? fault : _('office-lottery-terms.faulty')}</FormFault>
          <div className={styles.actions}>
            <Button busy={busy} disabled={changes.length === 0 || !isSound} onClick={propose}>
              {_('office-lottery-terms.propose')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
