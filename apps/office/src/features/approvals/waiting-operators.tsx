import { useLingui } from '@lingui/react'
import { listProposals } from '@sanuk/contracts/approvals'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './approvals.module.css'
import { APPROVALS } from './approvals.ts'
import { Proposals } from './proposals.tsx'

/** What about operators and roles waits for a second person; nothing where nothing does. */
export function WaitingOperators() {
  const { _ } = useLingui()
  const asked = useAskedPages({
    key: [...APPROVALS, 'operators'],
    ask: (cursor, signal) =>
      call(listProposals, { query: { room: 'operators', ...(cursor ? { cursor } : {}) } }, signal),
  })
  const isShown = asked.error !== null || asked.pages?.some(({ list }) => list.length > 0)
  return (
    <Proposals
      asked={asked}
      empty={null}
      frame={(list) =>
        isShown && (
          <section className={styles.waiting} aria-label={_('operators.proposed')}>
            <h2>{_('operators.proposed')}</h2>
            {list}
          </section>
        )
      }
    />
  )
}
