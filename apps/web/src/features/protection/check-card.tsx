import { useLingui } from '@lingui/react'
import { CHECK_MINUTES, setCheckMinutes } from '@sanuk/contracts/protection'
import { Card } from '@sanuk/ui/card'
import { Segmented } from '@sanuk/ui/segmented'
import { useMutation } from '@tanstack/react-query'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './protection.module.css'
import { keepProtection } from './use-protection.ts'

/** How often the page says how play is going. */
export function CheckCard({ minutes }: { readonly minutes: number }) {
  const { _ } = useLingui()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (next: number) => call(setCheckMinutes, { body: { minutes: next } }),
    onSuccess: (protection) => {
      keepProtection(protection)
      notify('success', _('protection.check.saved', { minutes: protection.checkMinutes }))
    },
    onError: (fault) => notify('error', faultText(fault, _)),
  })
  return (
    <Card level={3} title={_('protection.check')}>
      <p className={styles.note}>{_('protection.check.note')}</p>
      <Segmented
        wide
        label={_('protection.check.every')}
        value={String(isPending ? variables : minutes)}
        onChange={(next) => mutate(Number(next))}
        options={CHECK_MINUTES.map((one) => ({
          value: String(one),
          label: _('protection.minutes', { minutes: one }),
        }))}
      />
    </Card>
  )
}
