import { useLingui } from '@lingui/react'
import { addPasskey, listFactors, removePasskey, startAddingPasskey } from '@sanuk/contracts/factors'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useMoment } from '../../components/use-moment.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { makePasskey } from '../../wire/passkey.ts'
import { read } from '../../wire/read.ts'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import styles from './security.module.css'
import { useProof } from './use-proof.tsx'

/** Passkeys: a finger, a face or a device's PIN instead of the password. */
export function PasskeysCard() {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, refetch } = useQuery(read(listFactors))
  const { prove, asking } = useProof()
  const [renamed, setRenamed] = useState<{ readonly id: string; readonly name: string }>()

  const add = async () => {
    const done = await prove(async (proof) => {
      const response = await makePasskey(await call(startAddingPasskey, { body: { proof } }))
      await call(addPasskey, { body: { name: _('security.passkeys.new', { number: countOf(data) + 1 }), response } })
      notify('success', _('security.passkeys.added'))
    })
    if (done) await refetch()
  }
  const remove = async (id: string) => {
    if (await prove((proof) => call(removePasskey, { body: { id, proof } })))
      notify('info', _('security.passkeys.removed'))
    await refetch()
  }

  return (
    <Card
      level={3}
      title={_('security.passkeys')}
      className={styles.wide}
      action={
        'PublicKeyCredential' in globalThis && (
          <Button size="small" onClick={add}>
            {_('security.passkeys.add')}
          </Button>
        )
      }
    >
      <p className={styles.note}>{_('security.passkeys.lead')}</p>
      <ul className={styles.list}>
        {data?.passkeys.map(({ id, name, madeAt, usedAt }) => (
          <li key={id} className={styles.row}>
            <KeyRound aria-hidden="true" />
            <div className={styles.grow}>
              <p className={styles.name}>{name}</p>
              <p className={styles.note}>
                {_('security.passkeys.made', { at: moment(madeAt) })}
                {usedAt && ` · ${_('security.passkeys.used', { at: moment(usedAt) })}`}
              </p>
            </div>
            <div className={styles.buttons}>
              <Button
                look="outline"
                size="small"
                aria-label={_('security.passkeys.rename.of', { name })}
                onClick={() => setRenamed({ id, name })}
              >
                {_('security.passkeys.rename.short')}
              </Button>
              <Button
                look="outline"
                size="small"
                aria-label={_('security.remove.of', { name })}
                onClick={() => remove(id)}
              >
                {_('security.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asking}
      {renamed && (
        <RenamePasskeyDialog
          passkey={renamed}
          onClose={() => {
            setRenamed(undefined)
            refetch()
          }}
        />
      )}
    </Card>
  )
}

const countOf = (data: { readonly passkeys: readonly unknown[] } | undefined): number => data?.passkeys.length ?? 0
