import { useLingui } from '@lingui/react'
import { changeOperator, resetOperator } from '@sanuk/contracts/operators'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Facts } from '@sanuk/ui/facts'
import { Sheet } from '@sanuk/ui/sheet'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay, useOperator } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { MadePassword } from './made-password.tsx'
import { OperatorFields, type OperatorValues } from './operator-fields.tsx'
import styles from './operators.module.css'
import { OPERATORS, type OperatorRow } from './operators.ts'

/** One operator: what they are, and what a colleague may change. */
export function OperatorSheet({ operator, onClose }: { operator: OperatorRow | null; onClose: () => void }) {
  const { _ } = useLingui()
  const may = useMay()
  const own = useOperator()
  const moment = useMoment()
  const changes = operator && may('operators.change') && own?.id !== operator.id
  return (
    <Sheet
      open={operator !== null}
      onClose={onClose}
      side="right"
      title={operator?.username}
      closeLabel={_('office.close')}
    >
      {operator && (
        <>
          <Facts
            facts={[
              { name: _('operators.name'), value: operator.name },
              { name: _('operators.role'), value: operator.role.name },
              { name: _('operators.since'), value: moment(operator.madeAt) },
              { name: _('office.id'), value: operator.id, code: true },
            ]}
          />
          {changes && <ChangeForm key={operator.id} operator={operator} onDone={onClose} />}
        </>
      )}
    </Sheet>
  )
}

function ChangeForm({ operator, onDone }: { operator: OperatorRow; onDone: () => void }) {
  const { _ } = useLingui()
  const doing = useDoing(OPERATORS)
  const [asking, setAsking] = useState<'close' | 'reset' | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const form = useForm<OperatorValues>({
    defaultValues: { username: operator.username, name: operator.name, role: operator.role.id },
  })
  const { id, username } = operator
  const closed = operator.closedAt !== null

  async function change(values: OperatorValues, ends: boolean) {
    try {
      const body = { name: values.name.trim(), role: values.role, closed: ends }
      await doing(() => call(changeOperator, { params: { id }, body }))
      toast.success(_('operators.changed', { username }))
      onDone()
    } catch (fault) {
      setAsking(null)
      if (!placeFaults(fault, ['name', 'role'], form.setError)) {
        form.setError('root', { message: faultText(fault, _) })
      }
    }
  }

  async function renew() {
    try {
      const { password } = await doing(() => call(resetOperator, { params: { id } }))
      setAsking(null)
      setMade(password)
    } catch (fault) {
      setAsking(null)
      form.setError('root', { message: faultText(fault, _) })
    }
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => change(values, closed))}>
        <FormFault>{form.formState.errors.root?.message}</FormFault>
        <OperatorFields form={form} isNew={false} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {_('operators.save')}
          </Button>
          <Button look="outline" onClick={() => setAsking('reset')}>
            {_('operators.reset')}
          </Button>
          {closed ? (
            <Button look="outline" onClick={form.handleSubmit((values) => change(values, false))}>
              {_('operators.reopen')}
            </Button>
          ) : (
            <Button look="danger" onClick={() => setAsking('close')}>
              {_('operators.close')}
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={asking !== null}
        onCancel={() => setAsking(null)}
        title={_(`operators.${asking ?? 'reset'}.title`, { username })}
        cancelLabel={_('office.cancel')}
        confirmLabel={_(`operators.${asking ?? 'reset'}`)}
        danger={asking === 'close'}
        onConfirm={() => (asking === 'close' ? change(form.getValues(), true) : renew())}
      >
        {_(`operators.${asking ?? 'reset'}.note`)}
      </ConfirmDialog>
      <MadePassword password={made} username={username} onClose={onDone} />
    </>
  )
}
