import { useLingui } from '@lingui/react'
import { memberVerification } from '@sanuk/contracts/office-documents'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './documents.module.css'
import { PAPER_LOOKS } from './documents.ts'

const LOOKS = { none: 'plain', waiting: 'luck', verified: 'good' } as const

/** Whether a member has shown who they are, and by which papers. */
export function MemberVerification({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, error, refetch } = useAsked({
    key: ['member', id, 'verification'],
    ask: (signal) => call(memberVerification, { params: { id } }, signal),
  })
  return (
    <Card
      className={styles.ofMember}
      title={_('office-documents.member.card')}
      mark={data && <Badge look={LOOKS[data.state]}>{_(`documents.state.${data.state}`)}</Badge>}
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height="80px" />}
      {data && data.list.length === 0 && <p className={styles.quiet}>{_('office-documents.member.none')}</p>}
      {data && data.missing.length > 0 && (
        <p className={styles.quiet}>
          {_('office-documents.member.missing', {
            needs: data.missing.map((need) => _(`documents.need.${need}`)).join(' · '),
          })}
        </p>
      )}
      {data && data.list.length > 0 && (
        <>
          <ul className={styles.papers}>
            {data.list.map(({ id: paper, kind, state, sentAt, expiresOn, reason }) => (
              <li key={paper}>
                <Facts
                  facts={[
                    {
                      name: _(`documents.kind.${kind}`),
                      value: <Badge look={PAPER_LOOKS[state]}>{_(`documents.document.${state}`)}</Badge>,
                    },
                    { name: _('office-documents.sent'), value: moment(sentAt) },
                    ...(expiresOn ? [{ name: _('office-documents.expires'), value: expiresOn }] : []),
                    ...(reason ? [{ name: _('office.reason'), value: _(`documents.reason.${reason}`) }] : []),
                  ]}
                />
              </li>
            ))}
          </ul>
          <Link
            to={`/documents?${new URLSearchParams({ member: id, state: data.list[0]?.state ?? 'waiting' })}`}
            className={buttonClass({ look: 'outline', size: 'small' })}
          >
            {_('office-documents.member.queue')}
          </Link>
        </>
      )}
    </Card>
  )
}
