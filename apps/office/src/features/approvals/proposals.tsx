import { useLingui } from '@lingui/react'
import type { listProposals } from '@sanuk/contracts/approvals'
import type { AnswerOf } from '@sanuk/contracts/route'
import { type ReactNode, useState } from 'react'
import { type HandedOver, HandOver } from '../../components/hand-over.tsx'
import { CardList } from '../../lists/card-list.tsx'
import type { useAskedPages } from '../../wire/use-asked-pages.ts'
import { ProposalCard } from './proposal-card.tsx'

type Props = {
  readonly asked: ReturnType<typeof useAskedPages<AnswerOf<typeof listProposals>>>
  readonly empty: ReactNode
  /** What stands around the list. */
  readonly frame?: (list: ReactNode) => ReactNode
}

/** Proposals, a card each. What a decision gives the reader to hand over outlasts the card. */
export function Proposals({ asked, empty, frame = (list) => list }: Props) {
  const { _ } = useLingui()
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null)
  const list = (
    <CardList
      label={_('approvals.title')}
      asked={asked}
      empty={empty}
      card={(proposal) => <ProposalCard proposal={proposal} onHandOver={setHandedOver} />}
    />
  )
  return (
    <>
      {frame(list)}
      <HandOver what={handedOver} onClose={() => setHandedOver(null)} />
    </>
  )
}
