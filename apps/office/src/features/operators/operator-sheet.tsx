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
import { type HandedOver, HandOver } from '../../components/hand-over.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay, useOperator } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { OperatorFields, type OperatorValues } from './operator-fields.tsx'
import styles from './operators.module.css'
import { APPROVALS, OPERATORS, type OperatorRow } from './operators.ts'
import { useTakesTwo } from './use-roles.ts'

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
              ...(operator.decidesFrom
                ? [{ name: _('operators.decides_from'), value: moment(operator.decidesFrom) }]
                : []),
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
  const doing = useDoing(OPERATORS, APPROVALS)
  const takesTwo = useTakesTwo()(operator.role.id)
  const [asking, setAsking] = useState<'close' | 'reset' | null>(null)
  const [made, setMade] = useState<HandedOver | null>(null)
  const form = useForm<OperatorValues>({
    defaultValues: { username: operator.username, name: operator.name, role: operator.role.id },
  })
  const { id, username } = operator
  const closed = operator.closedAt !== null

  async function change(values: OperatorValues, ends: boolean) {
    try {
      const body = { name: values.name.trim(), role: values.role, closed: ends }
      const { result } = await doing(() => call(changeOperator, { params: { id }, body }))
      toast.success(result === 'done' ? _('operators.changed', { username }) : _('office.done.proposed'))
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
      const reset = await doing(() => call(resetOperator, { params: { id } }))
      setAsking(null)
      setMade(
        reset.result === 'done'
          ? { part: 'password', secret: reset.password, username }
          : { part: 'first_half', secret: reset.firstHalf, username },
      )
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
        {_(asking === 'reset' && takesTwo ? 'operators.reset.takes_two' : `operators.${asking ?? 'reset'}.note`)}
      </ConfirmDialog>
      <HandOver what={made} onClose={onDone} />
    </>
  )
}
