import { useLingui } from '@lingui/react'
import { addVendor } from '@sanuk/contracts/office-vendors'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './vendors.module.css'
import { VENDORS } from './vendors.ts'

type Values = { code: string; name: string; wallet: 'seamless' | 'transfer'; address: string }

const EMPTY: Values = { code: '', name: '', wallet: 'seamless', address: '' }

/** Enters a vendor, and opens its page: there it gets its key, its limits and a test of its address. */
export function AddVendor() {
  const { _ } = useLingui()
  const doing = useDoing(VENDORS)
  const [, navigate] = useLocation()
  const id = useId()
  const [open, setOpen] = useState(false)
  const form = useForm<Values>({ defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState

  async function send({ code: typed, name, wallet, address }: Values) {
    const code = typed.trim().toUpperCase()
    const body = { code, wallet, name: name.trim() || code, address: address.trim() || null }
    try {
      await doing(() => call(addVendor, { body }))
      navigate(`/vendors/${encodeURIComponent(code)}?part=keys`)
    } catch (fault) {
      if (!placeFaults(fault, ['code', 'name', 'address'], form.setError)) {
        form.setError('root', { message: faultText(fault, _) })
      }
    }
  }

  function start() {
    form.reset(EMPTY)
    setOpen(true)
  }

  return (
    <>
      <Button icon={<Plus />} onClick={start}>
        {_('vendors.add')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={_('vendors.close')}
        title={_('vendors.add')}
        description={_('vendors.add.note')}
        error={errors.root?.message}
        footer={
          <Button type="submit" form={id} busy={isSubmitting}>
            {_('vendors.add.do')}
          </Button>
        }
      >
        <form id={id} className={styles.panel} noValidate onSubmit={form.handleSubmit(send)}>
          <Fields form={form} />
        </form>
      </Dialog>
    </>
  )
}

function Fields({ form: { register, control, formState } }: { form: UseFormReturn<Values> }) {
  const { _ } = useLingui()
  const { errors } = formState
  const isCode = (typed: string) => /^[A-Z0-9_]{1,32}$/.test(typed.trim().toUpperCase()) || _('vendors.code.hint')
  return (
    <>
      <Field label={_('vendors.code')} hint={_('vendors.code.hint')} error={errors.code?.message}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('code', { validate: isCode })}
        />
      </Field>
      <Field label={_('vendors.name')} error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={64} {...register('name')} />
      </Field>
      <Controller
        control={control}
        name="wallet"
        render={({ field: { value, onChange } }) => (
          <div>
            <Segmented
              label={_('vendors.wallet')}
              value={value}
              onChange={onChange}
              options={[
                { value: 'seamless', label: _('vendors.wallet.seamless') },
                { value: 'transfer', label: _('vendors.wallet.transfer') },
              ]}
            />
            <p className={styles.note}>{_(`vendors.wallet.${value}.hint`)}</p>
          </div>
        )}
      />
      <Field label={_('vendors.address')} hint={_('vendors.address.hint')} error={errors.address?.message}>
        <TextInput type="url" inputMode="url" {...register('address')} />
      </Field>
    </>
  )
}
