import { useLingui } from '@lingui/react'
import { proposeDepositMethod, proposeMethodChange } from '@sanuk/contracts/office-cashier-settings'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import { draftOf, METHODS, type Method, type MethodDraft, NEW_METHOD, settingsOf } from './cashier-settings.ts'
import { FeeFields, HoursFields, SumFields } from './method-fields.tsx'
import { KindFields, NameFields } from './method-names.tsx'

type Props = { readonly method: Method | null; readonly gateway: boolean; readonly onClose: () => void }

/** Everything about one way to pay in, or about one that shall be. A colleague decides. */
export function MethodDialog({ method, gateway, onClose }: Props) {
  const { _ } = useLingui()
  const language = useLanguage()
  const form = useId()
  const [draft, setDraft] = useState<MethodDraft>(method ? draftOf(method) : NEW_METHOD)
  const { busy, fault, faults, send } = useSending(METHODS)
  const put = (part: Partial<MethodDraft>) => setDraft({ ...draft, ...part })
  const part = { draft, put, faults }

  async function propose(event: FormEvent) {
    event.preventDefault()
    const body = settingsOf(draft)
    const sent = await send(() =>
      method
        ? call(proposeMethodChange, { params: { code: method.code }, body })
        : call(proposeDepositMethod, { body }),
    )
    if (!sent) return
    onClose()
    toast.success(_('office.done.proposed'))
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={method ? _('office-cashier.change.of', { name: method.names[language] }) : _('office-cashier.new')}
      description={_('office-cashier.two.note')}
      closeLabel={_('office.close')}
      error={fault}
      footer={
        <Button type="submit" form={form} busy={busy}>
          {_('office-cashier.account.propose')}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={propose}>
        <KindFields {...part} isNew={method === null} gateway={gateway} />
        <NameFields {...part} />
        <SumFields {...part} />
        <FeeFields {...part} />
        <HoursFields {...part} />
      </form>
    </Dialog>
  )
}
