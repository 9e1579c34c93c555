import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import type { FormEvent, ReactNode } from 'react'
import { FormFault } from '../../components/form-fault.tsx'
import { useMay } from '../../session/use-operator.ts'
import styles from './brand.module.css'

type Props = {
  fault: string | undefined
  busy: boolean
  onSave: () => void
  children: ReactNode
}

/** A part of the settings that is saved by itself. Who may only look sees it closed. */
export function PartForm({ fault, busy, onSave, children }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('brand.change')
  function send(event: FormEvent) {
    event.preventDefault()
    toast.dismiss()
    onSave()
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        {children}
      </fieldset>
      {mayChange && (
        <Button type="submit" busy={busy} className={styles.save}>
          {_('brand.save')}
        </Button>
      )}
    </form>
  )
}
