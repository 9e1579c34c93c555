import { useLingui } from '@lingui/react'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { ListEnd } from '../../../components/records/list-end.tsx'
import terms from '../terms/terms.module.css'
import styles from './dividend.module.css'
import { ExportBillMembers } from './export-bill-members.tsx'
import type { DetailPages, DividendDetail } from './use-dividend.ts'
import { useWriteNet } from './use-write-net.ts'

type BillMembersProps = { readonly scheme: DividendScheme; readonly day: string; readonly pages: DetailPages }

/** Whose play the members' net result of a period comes from, the greatest loss first. */
export function BillMembers({ scheme, day, pages }: BillMembersProps) {
  const { _ } = useLingui()
  const members = pages.data?.pages.flatMap((page) => page.members) ?? []
  const name = _('agent-dividend.members')
  return (
    <Card
      level={3}
      title={name}
      action={<ExportBillMembers scheme={scheme} day={day} disabled={members.length === 0} />}
    >
      {members.length === 0 ? (
        <p className={terms.note}>{_('agent-dividend.members.none')}</p>
      ) : (
        <>
          <ul className={terms.list} aria-label={name}>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
          <ListEnd pages={pages} words={_('agent-dividend.members.end')} />
        </>
      )}
    </Card>
  )
}

function MemberRow({ member: { username, valid, net } }: { readonly member: DividendDetail['members'][number] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const written = useWriteNet()(net)
  return (
    <li className={styles.member}>
      <span>
        <b>{username}</b>{' '}
        <span className={styles.note}>
          {_('agent-dividend.valid')} <Money amount={parseAmount(valid)} currency={currency} />
        </span>
      </span>{' '}
      <span>{parseAmount(net) > 0n ? <Badge look="luck">{written}</Badge> : written}</span>
    </li>
  )
}
