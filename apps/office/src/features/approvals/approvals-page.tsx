import { useState } from 'react'
import { type HandedOver, HandOver } from '../../components/hand-over.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { allProposals } from './proposal-lists.tsx'

/** Proposals, a card each. What a decision gives the reader to hand over outlasts the card. */
export function ApprovalsPage() {
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null)
  return (
    <>
      <DescribedList list={allProposals({ onHandOver: setHandedOver })} />
      <HandOver what={handedOver} onClose={() => setHandedOver(null)} />
    </>
  )
}
