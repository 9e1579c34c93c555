import { useLingui } from '@lingui/react'
import type { Payee } from '@sanuk/contracts/payees'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { useMoment } from '../../components/use-moment.ts'
import styles from './payees.module.css'

/** An account as its member knows it: bank, the end of its number, name, and whether it waits yet. */
export function AccountFace({ account: { bank, masked, holder, usableFrom } }: { readonly account: Payee }) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {THAI_BANKS[bank].symbol}
      </span>
      <span className={styles.who}>
        <span className={styles.number}>{masked}</span>
        <span className={styles.note}>
          {_(`payees.bank.${bank}`)} · {holder}
        </span>
        {waits(usableFrom) && <span className={styles.note}>{_('payees.waits', { at: moment(usableFrom) })}</span>}
      </span>
    </>
  )
}

/** Whether an account that is new is not paid to yet. */
export const waits = (usableFrom: string): boolean => Date.parse(usableFrom) > Date.now()
