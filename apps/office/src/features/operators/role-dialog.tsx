import { useLingui } from '@lingui/react'
import { addRole, changeRole, removeRole } from '@sanuk/contracts/operators'
import { POWERS, type Power, withGranted } from '@sanuk/contracts/powers'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useId, useState } from 'react'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './operators.module.css'
import { APPROVALS, OPERATORS, type Role } from './operators.ts'

/** A role to be made or changed. */
export function RoleDialog({ role, onClose }: { role: Role | 'new' | null; onClose: () => void }) {
  const { _ } = useLingui()
  const id = useId()
  const { busy, fault, send } = useSending(OPERATORS, APPROVALS)
  const known = role !== null && role !== 'new' ? role : null

  async function attempt(work: () => Promise<unknown>) {
    if (await send(work)) onClose()
  }

  const save = (body: { name: string; powers: Power[] }) =>
    attempt(async () => {
      if (!known) return call(addRole, { body })
      const { result } = await call(changeRole, { params: { id: known.id }, body })
      if (result === 'proposed') toast.success(_('office.done.proposed'))
    })
  return (
    <Dialog
      open={role !== null}
      onClose={onClose}
      size="large"
      closeLabel={_('office.close')}
      title={known ? known.name : _('operators.role.add')}
      description={_('operators.role.note')}
      error={fault}
      footer={
        <>
          {known && known.operators === 0 && (
            <Button
              look="danger"
              busy={busy}
              onClick={() => attempt(() => call(removeRole, { params: { id: known.id } }))}
            >
              {_('operators.role.remove')}
            </Button>
          )}
          <Button type="submit" form={id} busy={busy}>
            {_('operators.save')}
          </Button>
        </>
      }
    >
      {role !== null && <RoleForm key={known?.id ?? 'new'} id={id} role={known} onSave={save} />}
    </Dialog>
  )
}

type FormProps = { id: string; role: Role | null; onSave: (body: { name: string; powers: Power[] }) => void }

function RoleForm({ id, role, onSave }: FormProps) {
  const { _ } = useLingui()
  const may = useMay()
  const [name, setName] = useState(role?.name ?? '')
  const [powers, setPowers] = useState<readonly Power[]>(role?.powers ?? [])
  const along = withGranted(powers)
  const turn = (power: Power, on: boolean) =>
    setPowers(on ? [...powers, power] : powers.filter((one) => one !== power && !withGranted([one]).has(power)))
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ name: name.trim(), powers: [...along] })
      }}
    >
      <Field label={_('operators.role.name')}>
        <TextInput required maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div className={styles.areas}>
        {[...Map.groupBy(POWERS, (power) => power.split('.')[0] ?? '')].map(([area, inArea]) => (
          <fieldset key={area} className={styles.area}>
            <legend>{_(`operators.area.${areaOf(inArea[0])}`)}</legend>
            {inArea.map((power) => (
              <Checkbox
                key={power}
                checked={along.has(power)}
                disabled={!may(power)}
                onChange={(event) => turn(power, event.target.checked)}
              >
                {_(`operators.power.${power}`)}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </form>
  )
}

type Area<P extends Power = Power> = P extends `${infer Name}.${string}` ? Name : never

/** The subject of a power, which is its first word. */
const areaOf = (power: Power = 'overview.see') => power.split('.')[0] as Area
