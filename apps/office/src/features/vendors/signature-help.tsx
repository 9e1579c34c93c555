import { useLingui } from '@lingui/react'
import { CopyButton } from '../../components/copy-button.tsx'
import styles from './call-details.module.css'
import type { WholeCall } from './vendors.ts'

/** Why a signature was not right, and what should have been signed. */
export function SignatureHelp({ signature }: { signature: NonNullable<WholeCall['signature']> }) {
  const { _ } = useLingui()
  return (
    <section className={styles.wrong}>
      <h3 className={styles.title}>{_('vendors.signature.wrong')}</h3>
      <ul className={styles.mistakes}>
        {signature.mistakes.map((mistake) => (
          <li key={mistake}>{_(`vendors.mistake.${mistake}`)}</li>
        ))}
      </ul>
      <div className={styles.textHead}>
        <h4>{_('vendors.signature.text')}</h4>
        <CopyButton text={signature.text} label={_('vendors.signature.copy')} />
      </div>
      <pre className={styles.raw}>{signature.text}</pre>
      <p className={styles.note}>{_('vendors.signature.text.note')}</p>
    </section>
  )
}
