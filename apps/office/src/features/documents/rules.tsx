import { useLingui } from '@lingui/react'
import { DOCUMENT_NEEDS } from '@sanuk/contracts/documents'
import { type documentRules, readDocumentRules, saveDocumentRules } from '@sanuk/contracts/office-documents'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Dialog } from '@sanuk/ui/dialog'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { toast } from '@sanuk/ui/toast'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './documents.module.css'

const RULES = ['document-rules'] as const
type RulesOf = z.output<typeof documentRules>

/** What makes a member verified here, and from which withdrawal on they must be. */
export function Rules() {
  const { _ } = useLingui()
  const mayChange = useMay()('brand.change')
  const [open, setOpen] = useState(false)
  const { data } = useAsked({ key: RULES, ask: (signal) => call(readDocumentRules, undefined, signal) })
  if (!mayChange) return null
  return (
    <>
      <Button look="outline" icon={<Settings2 />} disabled={!data} onClick={() => setOpen(true)}>
        {_('office-documents.rules')}
      </Button>
      {open && data && <RulesDialog rules={data} onClose={() => setOpen(false)} />}
    </>
  )
}

function RulesDialog({ rules, onClose }: { rules: RulesOf; onClose: () => void }) {
  const { _ } = useLingui()
  const unit = useBrand()?.currency ?? currencyOf('THB')
  const { busy, fault, send } = useSending(RULES)
  const [needs, setNeeds] = useState(rules.needs)
  const [above, setAbove] = useState(rules.withdrawalsAbove ?? '')

  async function save() {
    if (!(await send(() => call(saveDocumentRules, { body: { needs, withdrawalsAbove: above || null } })))) return
    toast.success(_('office-documents.rules.saved'))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_('office-documents.rules')}
      error={fault}
      footer={
        <Button busy={busy} disabled={needs.length === 0} onClick={save}>
          {_('office-documents.rules.save')}
        </Button>
      }
    >
      <div className={styles.decide}>
        <FieldGroup label={_('office-documents.rules.needs')}>
          {DOCUMENT_NEEDS.map((need) => (
            <Checkbox
              key={need}
              checked={needs.includes(need)}
              onChange={({ target }) =>
                setNeeds((before) => (target.checked ? [...before, need] : before.filter((one) => one !== need)))
              }
            >
              {_(`documents.need.${need}`)}
            </Checkbox>
          ))}
        </FieldGroup>
        <Field label={_('office-documents.rules.above')} hint={_('office-documents.rules.above.hint')}>
          <MoneyInput currency={unit} value={above} onChange={setAbove} />
        </Field>
      </div>
    </Dialog>
  )
}
