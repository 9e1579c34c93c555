import { useLingui } from '@lingui/react'
import { registrationRules } from '@sanuk/contracts/system'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { PanelProps } from '../../panels/panel-table.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './form.module.css'
import { RegisterForm } from './register-form.tsx'
import { useSignedInAlready } from './use-signed-in-already.ts'

/** Opening an account. Which fields there are, and what they accept, is the brand's to say. */
export function RegisterDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  useSignedInAlready(open)
  const { data: rules, error, refetch } = useQuery(read(registrationRules))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.register.title')}
      description={_('identity.register.lead')}
      closeLabel={_('site.close')}
    >
      {rules && (
        <>
          <RegisterForm rules={rules} />
          <p className={styles.other}>
            {_('identity.register.member')}
            <Button look="ghost" size="small" onClick={() => panels.open('login')}>
              {_('identity.register.login')}
            </Button>
          </p>
        </>
      )}
      {!rules && !error && <FormSkeleton label={_('site.loading')} />}
      {!rules && error && (
        <ErrorState title={_('identity.register.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
    </Dialog>
  )
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.form} role="status" aria-label={label}>
      {['username', 'password', 'confirmation', 'birthday'].map((field) => (
        <div key={field} className={styles.fieldSkeleton}>
          <Skeleton width="90px" />
          <Skeleton shape="control" height="var(--touch)" />
        </div>
      ))}
      <Skeleton shape="control" height="var(--touch)" />
    </div>
  )
}
