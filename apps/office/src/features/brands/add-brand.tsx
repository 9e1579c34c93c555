import { useLingui } from '@lingui/react'
import { addBrand } from '@sanuk/contracts/office-brands'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CopyButton } from '../../components/copy-button.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { BrandFields, type BrandValues, NEW_BRAND } from './brand-fields.tsx'
import styles from './brands.module.css'
import { BRANDS, type BrandRow, hostsOf } from './brands.ts'

/** Makes a brand, and says how its first two operators are made. */
export function AddBrand({ brands }: { brands: readonly BrandRow[] }) {
  const { _ } = useLingui()
  const doing = useDoing(BRANDS)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const form = useForm<BrandValues>({ defaultValues: NEW_BRAND })
  const { errors, isSubmitting } = form.formState

  async function send({ code, name, domains, timeZone, country, copyOf, ...chosen }: BrandValues) {
    const body = {
      ...chosen,
      code: code.trim().toUpperCase(),
      name: name.trim(),
      domains: hostsOf(domains),
      timeZone: timeZone.trim(),
      country: country.trim().toUpperCase(),
      copyOf: copyOf || null,
    }
    try {
      const added = await doing(() => call(addBrand, { body }))
      setOpen(false)
      setMade(added.code)
    } catch (fault) {
      const shown = ['code', 'name', 'domains', 'currency', 'languages', 'timeZone', 'country', 'copyOf'] as const
      if (!placeFaults(fault, shown, form.setError)) form.setError('root', { message: faultText(fault, _) })
    }
  }

  function start() {
    form.reset(NEW_BRAND)
    setOpen(true)
  }

  return (
    <>
      <Button icon={<Plus />} onClick={start}>
        {_('office-brands.add')}
      </Button>
      <Dialog
        open={open}
        size="medium"
        onClose={() => setOpen(false)}
        closeLabel={_('office.close')}
        title={_('office-brands.add')}
        description={_('office-brands.add.note')}
        error={errors.root?.message}
        footer={
          <Button type="submit" form={id} busy={isSubmitting}>
            {_('office-brands.add.do')}
          </Button>
        }
      >
        <form id={id} className={styles.form} noValidate onSubmit={form.handleSubmit(send)}>
          <BrandFields form={form} brands={brands} />
        </form>
      </Dialog>
      <NextStep code={made} onClose={() => setMade(null)} />
    </>
  )
}

/** Nobody works there yet: the first two are made where the platform runs. */
function NextStep({ code, onClose }: { code: string | null; onClose: () => void }) {
  const { _ } = useLingui()
  const command = `./sanuk operator add NAME --brand ${code}`
  return (
    <Dialog
      open={code !== null}
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-brands.added', { brand: code ?? '' })}
      description={_('office-brands.added.note')}
    >
      <p className={styles.command}>
        <code>{command}</code>
        <CopyButton text={command} label={_('office-brands.added.copy')} />
      </p>
    </Dialog>
  )
}
