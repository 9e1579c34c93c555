import { useLingui } from '@lingui/react'
import { linkProvider, ownProviders, startProvider, unlinkProvider } from '@sanuk/contracts/providers'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useMoment } from '../../components/use-moment.ts'
import { spendProviderReturn } from '../../session/provider-return.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './security.module.css'
import { useProof } from './use-proof.tsx'

/** Accounts of others that sign this member in. Nothing is shown where the brand offers none. */
export function ProvidersCard() {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, refetch } = useQuery(read(ownProviders))
  const { prove, asking } = useProof()

  const link = (provider: string) =>
    call(startProvider, { params: { provider }, body: { page: 'account' } }).then(
      ({ url }) => location.assign(url),
      (fault: unknown) => notify('error', faultText(fault, _)),
    )
  const unlink = async (provider: string) => {
    if (await prove((proof) => call(unlinkProvider, { body: { provider, proof } }))) {
      notify('info', _('security.providers.unlinked'))
    }
    await refetch()
  }
  const comeBack = useEffectEvent(async () => {
    const returned = spendProviderReturn()
    if (!returned) return
    if ('refusal' in returned) return notify('error', _('security.providers.failed'))
    if (await prove((proof) => call(linkProvider, { body: { ticket: returned.ticket, proof } }))) {
      notify('success', _('security.providers.linked'))
    }
    await refetch()
  })
  useEffect(() => void comeBack(), [])

  if (!data || data.providers.length === 0) return asking
  return (
    <Card level={3} title={_('security.providers')} className={styles.wide}>
      <ul className={styles.list}>
        {data.providers.map(({ code, name, linked }) => (
          <li key={code} className={styles.row}>
            <Link2 aria-hidden="true" />
            <div className={styles.grow}>
              <p className={styles.name}>{name}</p>
              <p className={styles.note}>
                {linked
                  ? [linked.email, _('security.providers.since', { at: moment(linked.since) })]
                      .filter(Boolean)
                      .join(' · ')
                  : _('security.providers.none')}
              </p>
            </div>
            <Button
              look="outline"
              size="small"
              aria-label={_(linked ? 'security.providers.unlink.of' : 'security.providers.link.of', { name })}
              onClick={() => (linked ? unlink(code) : link(code))}
            >
              {_(linked ? 'security.providers.unlink' : 'security.providers.link')}
            </Button>
          </li>
        ))}
      </ul>
      {asking}
    </Card>
  )
}
