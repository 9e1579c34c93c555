import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { CopyButton } from '../../components/copy-button.tsx'
import styles from './security.module.css'

type Props = { readonly codes: readonly string[]; readonly onClose: () => void }

/** Ten codes for whoever loses the app. They are shown this once, and must be put away before it closes. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { _ } = useLingui()
  return (
    <Dialog
      role="alertdialog"
      open
      onClose={onClose}
      title={_('security.codes.title')}
      description={_('security.codes.lead')}
      footer={
        <Button size="large" wide onClick={onClose}>
          {_('security.codes.kept')}
        </Button>
      }
    >
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.secret}>
        {_('security.codes.copy')}
        <CopyButton text={codes.join('\n')} label={_('security.codes.copy')} />
      </p>
    </Dialog>
  )
}
