import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { type HandedOver, HandOver } from '../../components/hand-over.tsx'
import { ListCards } from '../../lists/list-body.tsx'
import { useList } from '../../lists/use-list.ts'
import styles from './approvals.module.css'
import { proposalsAboutOperators } from './proposal-lists.tsx'

/** What about operators and roles waits for a second person; nothing where nothing does. */
export function WaitingOperators() {
  const { _ } = useLingui()
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null)
  const list = proposalsAboutOperators({ onHandOver: setHandedOver })
  const state = useList(list)
  return (
    <>
      {(state.error || (state.rows && state.rows.length > 0)) && (
        <section className={styles.waiting} aria-label={_('operators.proposed')}>
          <h2>{_('operators.proposed')}</h2>
          <ListCards list={list} state={state} />
        </section>
      )}
      <HandOver what={handedOver} onClose={() => setHandedOver(null)} />
    </>
  )
}
