import { useLingui } from '@lingui/react'
import { retireBrand, setBrandHosts } from '@sanuk/contracts/office-brands'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Facts } from '@sanuk/ui/facts'
import { Sheet } from '@sanuk/ui/sheet'
import { toast } from '@sanuk/ui/toast'
import { RefusedError } from '@sanuk/wire/faults'
import { useState } from 'react'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './brands.module.css'
import { BRANDS, type BrandRow, hostsOf, wrongHost } from './brands.ts'
import { HostsField } from './hosts-field.tsx'

/** One brand: what it is, its host names, and whether its site is open. */
export function BrandSheet({ brand, onClose }: { brand: BrandRow | null; onClose: () => void }) {
  const { _ } = useLingui()
  const may = useMay()
  const moment = useMoment()
  return (
    <Sheet open={brand !== null} onClose={onClose} side="right" title={brand?.name} closeLabel={_('office.close')}>
      {brand && (
        <>
          <Facts
            facts={[
              { name: _('office-brands.code'), value: brand.code },
              { name: _('office-brands.currency'), value: brand.currency },
              { name: _('office-brands.time_zone'), value: brand.timeZone },
              { name: _('office-brands.country'), value: brand.country },
              { name: _('office-brands.made'), value: moment(brand.madeAt) },
              ...(brand.retiredAt ? [{ name: _('office-brands.retired_at'), value: moment(brand.retiredAt) }] : []),
            ]}
          />
          {may('brands.change') ? (
            <div className={styles.form}>
              <HostsForm key={brand.domains.join()} brand={brand} />
              {!brand.home && <Retire brand={brand} />}
            </div>
          ) : (
            <Facts facts={[{ name: _('office-brands.hosts'), value: brand.domains.join(', ') }]} />
          )}
        </>
      )}
    </Sheet>
  )
}

function HostsForm({ brand: { code, name, domains } }: { brand: BrandRow }) {
  const { _ } = useLingui()
  const doing = useDoing(BRANDS)
  const [typed, setTyped] = useState(domains.join('\n'))
  const [fault, setFault] = useState<string>()

  async function save() {
    const hosts = hostsOf(typed)
    const host = wrongHost(hosts)
    if (host) return setFault(_('office-brands.hosts.wrong', { host }))
    try {
      await doing(() => call(setBrandHosts, { params: { code }, body: { domains: hosts } }))
      toast.success(_('office-brands.hosts.saved', { brand: name }))
    } catch (refused) {
      const [field] = refused instanceof RefusedError ? refused.fields : []
      setFault(field?.message ?? faultText(refused, _))
    }
  }

  function edit(next: string) {
    setFault(undefined)
    setTyped(next)
  }

  return (
    <>
      <HostsField value={typed} onChange={edit} error={fault} own={code} />
      <Button className={styles.save} onClick={save}>
        {_('office-brands.hosts.save')}
      </Button>
    </>
  )
}

/** Closes a brand's site for good, or opens it again. */
function Retire({ brand: { code, name, retiredAt } }: { brand: BrandRow }) {
  const { _ } = useLingui()
  const doing = useDoing(BRANDS)
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const way = retiredAt ? 'reopen' : 'retire'

  async function turn() {
    try {
      await doing(() => call(retireBrand, { params: { code }, body: { retired: way === 'retire' } }))
      setAsking(false)
      toast.success(_(`office-brands.${way}.done`, { brand: name }))
    } catch (error) {
      setFault(error)
    }
  }

  return (
    <>
      <Button
        className={styles.save}
        look={retiredAt ? 'outline' : 'danger'}
        onClick={() => {
          setFault(undefined)
          setAsking(true)
        }}
      >
        {_(`office-brands.${way}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_(`office-brands.${way}.title`, { brand: name })}
        cancelLabel={_('office.cancel')}
        confirmLabel={_(`office-brands.${way}`)}
        danger={way === 'retire'}
        onConfirm={turn}
        error={fault === undefined ? undefined : faultText(fault, _)}
      >
        {_(`office-brands.${way}.note`)}
      </ConfirmDialog>
    </>
  )
}
