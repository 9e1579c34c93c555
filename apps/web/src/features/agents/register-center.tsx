import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Tabs } from '@sanuk/ui/tabs'
import { Link2, UserRoundPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { LinkList } from './links/link-list.tsx'
import styles from './links/links.module.css'
import { OpenAccount } from './links/open-account.tsx'
import { useLinks } from './links/use-links.ts'

type Part = 'links' | 'account'

/** Registering people: by links that they open themselves, or by an account that the agent opens. A page of the agent centre. */
export function RegisterCenterPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const [part, setPart] = useState<Part>('links')
  const pages = useLinks()
  const links = pages.data?.pages[0]
  return (
    <>
      <PanelHead title={title} />
      {pages.isLoadingError && (
        <ErrorState title={_('agent-links.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
          {faultText(pages.error, _)}
        </ErrorState>
      )}
      {!links && !pages.isLoadingError && <Skeleton shape="card" className={styles.waiting} />}
      {links && (
        <Tabs<Part>
          label={_('agent-links.tabs')}
          value={part}
          onChange={setPart}
          tabs={[
            {
              value: 'links',
              label: _('agent-links.tab.links'),
              icon: <Link2 />,
              panel: <LinkList links={links} pages={pages} />,
            },
            {
              value: 'account',
              label: _('agent-links.tab.account'),
              icon: <UserRoundPlus />,
              panel: <OpenAccount types={links.types} offers={links.offers} />,
            },
          ]}
        />
      )}
    </>
  )
}
