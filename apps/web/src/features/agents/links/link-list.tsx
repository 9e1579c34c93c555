import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { LinkCard } from './link-card.tsx'
import styles from './links.module.css'
import { NewLinkDialog } from './new-link-dialog.tsx'
import type { Links, useLinks } from './use-links.ts'

type LinkListProps = { readonly links: Links; readonly pages: ReturnType<typeof useLinks> }

/** The agent's links, how many more there can be, and the button that makes one. */
export function LinkList({ links, pages }: LinkListProps) {
  const { _ } = useLingui()
  const [making, setMaking] = useState(false)
  const list = pages.data?.pages.flatMap((page) => page.list) ?? []
  const canMake = links.left > 0 && links.types.length > 0
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <p className={styles.lead}>
          {_('agent-links.lead')}{' '}
          {links.types.length > 0 ? _('agent-links.left', { left: links.left }) : _('agent-links.no_types')}
        </p>
        <Button icon={<Plus />} disabled={!canMake} onClick={() => setMaking(true)}>
          {_('agent-links.new')}
        </Button>
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<Link2 />} title={_('agent-links.none')}>
          {_('agent-links.none.note')}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.cards} aria-label={_('agent-links.list')}>
            {list.map((link) => (
              <li key={link.id}>
                <LinkCard link={link} />
              </li>
            ))}
          </ul>
          <ListEnd pages={pages} words={_('agent-links.end')} />
        </>
      )}
      {making && <NewLinkDialog links={links} onClose={() => setMaking(false)} />}
    </div>
  )
}
