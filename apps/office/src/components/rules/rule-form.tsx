import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Calculator } from 'lucide-react'
import type { FormEventHandler, ReactNode } from 'react'
import { FormFault } from '../form-fault.tsx'
import styles from './rules.module.css'

type Props = {
  readonly fault: string | undefined
  readonly busy: boolean
  /** Whether the reader may propose, and nothing waits yet. */
  readonly mayChange: boolean
  readonly onPropose: FormEventHandler
  /** What the button says, where a page has several such forms. */
  readonly proposeWord?: string
  /** What it would come to, where that can be asked before. */
  readonly foresee?: { readonly word: string; readonly onAsk: () => unknown; readonly answer: ReactNode }
  readonly children: ReactNode
}

/** Other rules than those that hold. They are proposed: a colleague decides. */
export function RuleForm({ fault, busy, mayChange, onPropose, proposeWord, foresee, children }: Props) {
  const { _ } = useLingui()
  return (
    <form className={styles.page} noValidate onSubmit={onPropose}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        {children}
      </fieldset>
      {(foresee || mayChange) && (
        <div className={styles.deeds}>
          {foresee && (
            <Button look="outline" icon={<Calculator />} busy={busy} onClick={foresee.onAsk}>
              {foresee.word}
            </Button>
          )}
          {mayChange && (
            <Button type="submit" busy={busy}>
              {proposeWord ?? _('office.rules.propose')}
            </Button>
          )}
        </div>
      )}
      {foresee?.answer}
    </form>
  )
}
