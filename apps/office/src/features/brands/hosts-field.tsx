import { useLingui } from '@lingui/react'
import { checkHost } from '@sanuk/contracts/office-brands'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { LinesInput } from '../../components/lines-input.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './brands.module.css'
import { hostsOf, wrongHost } from './brands.ts'

type Checked = { readonly host: string } & AnswerOf<typeof checkHost>

type Props = {
  value: string
  onChange: (typed: string) => void
  error: string | undefined
  /** Whose host names they are; nobody's yet of a brand that is being made. */
  own: string | null
}

/** Host names of a brand, and a look at whose they are and whether they lead anywhere. */
export function HostsField({ value, onChange, error, own }: Props) {
  const { _ } = useLingui()
  const [checked, setChecked] = useState<readonly Checked[]>([])
  const [fault, setFault] = useState<string>()

  async function check() {
    const hosts = hostsOf(value)
    const host = wrongHost(hosts)
    setFault(host && _('office-brands.hosts.wrong', { host }))
    if (host) return setChecked([])
    try {
      const ask = async (name: string) => ({ host: name, ...(await call(checkHost, { query: { name } })) })
      setChecked(await Promise.all(hosts.map(ask)))
    } catch (refused) {
      setFault(faultText(refused, _))
    }
  }

  function edit(typed: string) {
    setChecked([])
    setFault(undefined)
    onChange(typed)
  }

  return (
    <div className={styles.hosts}>
      <Field label={_('office-brands.hosts')} hint={_('office-brands.hosts.hint')} error={fault ?? error}>
        <LinesInput rows={3} value={value} onChange={(event) => edit(event.target.value)} />
      </Field>
      <Button look="outline" size="small" icon={<SearchCheck />} onClick={check}>
        {_('office-brands.hosts.check')}
      </Button>
      <ul className={styles.checked} aria-live="polite">
        {checked.map((one) => (
          <li key={one.host}>
            <span>{one.host}</span> <HostState checked={one} own={own} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function HostState({ checked: { owner, addresses }, own }: { checked: Checked; own: string | null }) {
  const { _ } = useLingui()
  if (owner !== null && owner !== own) return <Badge look="bad">{_('office-brands.host.taken', { owner })}</Badge>
  if (addresses.length === 0) return <Badge look="luck">{_('office-brands.host.unresolved')}</Badge>
  return <Badge look="good">{_('office-brands.host.resolves', { addresses: addresses.join(', ') })}</Badge>
}
