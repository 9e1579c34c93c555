import { useLingui } from '@lingui/react'
import { addOperator } from '@sanuk/contracts/operators'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type HandedOver, HandOver } from '../../components/hand-over.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { OperatorFields, type OperatorValues } from './operator-fields.tsx'
import styles from './operators.module.css'
import { APPROVALS, OPERATORS } from './operators.ts'

const EMPTY: OperatorValues = { username: '', name: '', role: '' }

/** Adds somebody, or proposes it, and shows the password with which they come in, or its first half. */
export function AddOperator() {
  const { _ } = useLingui()
  const doing = useDoing(OPERATORS, APPROVALS)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<HandedOver | null>(null)
  const form = useForm({ defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState

  async function send({ username, name, role }: OperatorValues) {
    try {
      const body = { username: username.trim(), name: name.trim(), role }
      const added = await doing(() => call(addOperator, { body }))
      setOpen(false)
      setMade(
        added.result === 'done'
          ? { part: 'password', secret: added.password, username: body.username }
          : { part: 'first_half', secret: added.firstHalf, username: body.username },
      )
    } catch (fault) {
      if (!placeFaults(fault, ['username', 'name', 'role'], form.setError)) {
        form.setError('root', { message: faultText(fault, _) })
      }
    }
  }

  const start = () => {
    form.reset(EMPTY)
    setOpen(true)
  }
  return (
    <>
      <Button icon={<UserPlus />} onClick={start}>
        {_('operators.add')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={_('office.close')}
        title={_('operators.add')}
        error={errors.root?.message}
        footer={
          <Button type="submit" form={id} busy={isSubmitting}>
            {_('operators.add.do')}
          </Button>
        }
      >
        <form id={id} className={styles.form} noValidate onSubmit={form.handleSubmit(send)}>
          <OperatorFields form={form} isNew />
        </form>
      </Dialog>
      <HandOver what={made} onClose={() => setMade(null)} />
    </>
  )
}
