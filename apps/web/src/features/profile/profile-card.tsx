import { useLingui } from '@lingui/react'
import { ownProfile } from '@sanuk/contracts/profile'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './profile.module.css'
import { ProfileDialog } from './profile-dialog.tsx'
import { useToldText } from './use-told-text.ts'

/** What the member told of themselves, and the way to change it. */
export function ProfileCard() {
  const { _ } = useLingui()
  const textOf = useToldText()
  const { data, error, refetch } = useQuery(read(ownProfile))
  const [open, setOpen] = useState(false)
  return (
    <Card level={3} title={_('profile.title')} className={styles.wide}>
      {error && !data && (
        <ErrorState title={_('profile.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton height="200px" />}
      {data && (
        <>
          <Facts
            facts={data.fields.map(({ name, value }) => ({
              name: _(`profile.${name}`),
              value: value ? (
                <span className={styles.told}>{textOf(name, value)}</span>
              ) : (
                <span className={styles.none}>{_('profile.none')}</span>
              ),
            }))}
          />
          <Button className={styles.edit} look="outline" icon={<PencilLine />} onClick={() => setOpen(true)}>
            {_('profile.edit')}
          </Button>
        </>
      )}
      {open && data && <ProfileDialog profile={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}
