import { useLingui } from '@lingui/react'
import styles from './call-details.module.css'
import type { WholeCall } from './vendors.ts'

/** A call and its answer letter by letter. */
export function RawCall({ whole }: { whole: WholeCall }) {
  const { _ } = useLingui()
  const headers = whole.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')
  const blocks = [
    [_('vendors.call.headers'), `${whole.method} ${whole.path}\n${headers}`],
    [_('vendors.call.body'), whole.body ?? _('vendors.call.no_body')],
    [_('vendors.call.answer'), whole.answer],
  ]
  return blocks.map(([title, text]) => (
    <section key={title}>
      <h3 className={styles.title}>{title}</h3>
      <pre className={styles.raw}>{text}</pre>
    </section>
  ))
}
