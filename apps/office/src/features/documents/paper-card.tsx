import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useMoment } from '../../language/use-moment.ts'
import { PAPER_LOOKS, type Paper } from './documents.ts'
import { LookDialog } from './look-dialog.tsx'

/** One document: whose, of which kind, since when, and who works on it. */
export function PaperCard({ paper }: { paper: Paper }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const [open, setOpen] = useState(false)
  const { member, kind, state, sentAt, dueAt, claimedBy, decidedBy, decidedAt, reason, note } = paper
  const isLate = state === 'waiting' && Date.parse(dueAt) < Date.now()
  return (
    <Card
      title={_(`documents.kind.${kind}`)}
      mark={
        <>
          <Badge look={PAPER_LOOKS[state]}>{_(`documents.document.${state}`)}</Badge>
          {isLate && <Badge look="live">{_('office-documents.late')}</Badge>}
        </>
      }
    >
      <Facts
        facts={[
          { name: _('office-documents.member'), value: <Link to={`/members/${member.id}`}>{member.username}</Link> },
          { name: _('office-documents.sent'), value: moment(sentAt) },
          ...(state === 'waiting' ? [{ name: _('office-documents.due'), value: moment(dueAt) }] : []),
          ...(claimedBy ? [{ name: _('office-documents.claimed'), value: claimedBy.username }] : []),
          ...(decidedBy && decidedAt
            ? [{ name: _('office-documents.decided'), value: `${decidedBy.username} · ${moment(decidedAt)}` }]
            : []),
          ...(reason ? [{ name: _('office.reason'), value: _(`documents.reason.${reason}`) }] : []),
          ...(note ? [{ name: _('office-documents.remark'), value: note }] : []),
        ]}
      />
      <Button look="outline" size="small" icon={<Eye />} onClick={() => setOpen(true)}>
        {_('office-documents.look')}
      </Button>
      {open && <LookDialog paper={paper} onClose={() => setOpen(false)} />}
    </Card>
  )
}
