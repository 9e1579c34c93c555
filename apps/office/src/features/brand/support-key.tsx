import { useLingui } from '@lingui/react'
import { readSupportKey } from '@sanuk/contracts/office-brand'
import { Button } from '@sanuk/ui/button'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './brand.module.css'

/** The key by which the customer service checks who comes: shown when it is asked for. */
export function SupportKey() {
  const { _ } = useLingui()
  const [key, setKey] = useState<string>()
  const [fault, setFault] = useState<string>()
  const show = () =>
    call(readSupportKey).then(
      ({ key: told }) => setKey(told),
      (error: unknown) => setFault(faultText(error, _)),
    )
  return (
    <div className={styles.part}>
      <p className={styles.note}>{_('brand.support_key.note')}</p>
      {key === undefined ? (
        <div>
          <Button look="outline" size="small" icon={<KeyRound />} onClick={show}>
            {_('brand.support_key.show')}
          </Button>
        </div>
      ) : (
        <p>
          <code className={styles.code}>{key}</code> <CopyButton text={key} label={_('brand.support_key.copy')} />
        </p>
      )}
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}
