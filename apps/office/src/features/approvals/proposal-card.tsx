import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import type { HandedOver } from '../../components/hand-over.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useOperator } from '../../session/use-operator.ts'
import styles from './approvals.module.css'
import type { Proposal } from './approvals.ts'
import { ContentProposal } from './content-proposal.tsx'
import { Decide } from './decide.tsx'
import { LetterProposal } from './letter-proposal.tsx'
import { useProposalFacts } from './use-proposal-facts.tsx'

const LOOKS = { waiting: 'luck', approved: 'good', rejected: 'bad', withdrawn: 'plain', outdated: 'plain' } as const

type Props = { proposal: Proposal; onHandOver: (what: HandedOver) => void }

/** One proposal: what it would do, who made it, and the decision. */
export function ProposalCard({ proposal, onHandOver }: Props) {
  const { _ } = useLingui()
  const moment = useMoment()
  const own = useOperator()?.id === proposal.proposedBy.id
  const details = useProposalFacts(proposal)
  const { decidedBy, decidedAt, reason, note } = proposal
  return (
    <Card
      title={_(`approvals.kind.${proposal.kind}`, { about: proposal.about })}
      mark={<Badge look={LOOKS[proposal.state]}>{_(`approvals.state.${proposal.state}`)}</Badge>}
    >
      {proposal.kind === 'messages.send' && <LetterProposal proposal={proposal} />}
      {proposal.kind === 'content.publish' && <ContentProposal proposal={proposal} />}
      <div className={styles.details}>
        <Facts
          facts={[
            ...details,
            { name: _('approvals.by'), value: `${proposal.proposedBy.username} · ${moment(proposal.proposedAt)}` },
            ...(decidedBy && decidedAt
              ? [{ name: _('approvals.decided'), value: `${decidedBy.username} · ${moment(decidedAt)}` }]
              : []),
            ...(note ? [{ name: _('approvals.word'), value: note }] : []),
            ...(reason ? [{ name: _('office.reason'), value: reason }] : []),
          ]}
        />
      </div>
      {proposal.state === 'waiting' && (
        <Decide
          proposal={proposal}
          own={own}
          onHandOver={(secret) => onHandOver({ part: 'second_half', secret, username: proposal.about })}
        />
      )}
    </Card>
  )
}
