import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../lists/save-file.ts'
import styles from './recovery-codes.module.css'

/** Codes for the day the phone is lost. They are shown this once; going on takes the word that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { _ } = useLingui()
  const [kept, setKept] = useState(false)
  return (
    <div className={styles.codes}>
      <p>{_('office.recovery.note')}</p>
      <ol className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button
        look="outline"
        icon={<Download />}
        onClick={() => saveFile('sanuk-recovery-codes.txt', `${codes.join('\n')}\n`)}
      >
        {_('office.recovery.save')}
      </Button>
      <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
        {_('office.recovery.kept')}
      </Checkbox>
      <Button size="large" wide disabled={!kept} onClick={onKept}>
        {_('office.recovery.go_on')}
      </Button>
    </div>
  )
}
