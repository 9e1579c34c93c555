import { useLingui } from '@lingui/react'
import { listFactors, removeTotp, renewRecoveryCodes, startTotp } from '@sanuk/contracts/factors'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useMoment } from '../../components/use-moment.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { read } from '../../wire/read.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import styles from './security.module.css'
import { TotpDialog } from './totp-dialog.tsx'
import { useProof } from './use-proof.tsx'

type Secret = AnswerOf<typeof startTotp>

/** The authenticator app, and the codes on paper for whoever loses it. */
export function FactorsCard() {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, refetch } = useQuery(read(listFactors))
  const { prove, asking } = useProof()
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()

  const setUp = () => prove(async (proof) => setSecret(await call(startTotp, { body: { proof } })))
  const renew = () =>
    prove(async (proof) => setCodes((await call(renewRecoveryCodes, { body: { proof } })).recoveryCodes))
  const remove = async () => {
    if (await prove((proof) => call(removeTotp, { body: { proof } }))) notify('info', _('security.totp.removed'))
    await refetch()
  }

  return (
    <Card level={3} title={_('security.totp')} className={styles.wide}>
      {!data && <Skeleton shape="control" height="56px" />}
      {data && (
        <div className={styles.row}>
          <ShieldCheck aria-hidden="true" />
          <div className={styles.grow}>
            <p className={styles.name}>
              {_('security.totp.app')} {data.totp && <Badge look="good">{_('security.on')}</Badge>}
            </p>
            <p className={styles.note}>
              {data.totp
                ? _('security.totp.since', { at: moment(data.totp.since), left: data.recoveryCodes })
                : _('security.totp.lead')}
            </p>
          </div>
          {data.totp ? (
            <div className={styles.buttons}>
              <Button look="outline" size="small" onClick={renew}>
                {_('security.totp.renew')}
              </Button>
              <Button look="outline" size="small" onClick={remove}>
                {_('security.remove')}
              </Button>
            </div>
          ) : (
            <Button size="small" onClick={setUp}>
              {_('security.totp.set_up')}
            </Button>
          )}
        </div>
      )}
      {asking}
      {secret && (
        <TotpDialog
          secret={secret}
          onClose={() => setSecret(undefined)}
          onDone={(fresh) => {
            setSecret(undefined)
            setCodes(fresh)
            refetch()
          }}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            refetch()
          }}
        />
      )}
    </Card>
  )
}
