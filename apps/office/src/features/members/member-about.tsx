import { useLingui } from '@lingui/react'
import { lookAtMemberProfile, readMemberProfile } from '@sanuk/contracts/office-member-profile'
import { INCOME_SOURCES } from '@sanuk/contracts/profile'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './member.module.css'
import { type MemberRecord, memberKey } from './member.ts'
import { Portrait } from './portrait.tsx'

type Told = AnswerOf<typeof lookAtMemberProfile>['told']

/** What a member told of themselves, and how they look. What is sensitive is shown to who asks for it. */
export function MemberAbout({ member }: { readonly member: MemberRecord }) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    key: [...memberKey(member.id), 'profile'],
    ask: (signal) => call(readMemberProfile, { params: { id: member.id } }, signal),
  })
  return (
    <Card className={styles.part} title={_('members.about')}>
      {error && !data && <Failed title="members.about.failed" error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height="160px" />}
      {data && (
        <div className={styles.about}>
          <Portrait member={member} portrait={data.portrait} />
          <Telling id={member.id} told={data.told} />
          <Agreed agreed={data.agreed} />
        </div>
      )}
    </Card>
  )
}

/** Which versions of the brand's texts they accepted. Whoever never registered accepted none. */
function Agreed({ agreed }: { readonly agreed: AnswerOf<typeof readMemberProfile>['agreed'] }) {
  const { _ } = useLingui()
  const moment = useMoment()
  if (!agreed) return null
  const { at, terms, privacy } = agreed
  const values = { date: moment(at), terms: terms ?? '–', privacy: privacy ?? '–' }
  return <Facts facts={[{ name: _('members.agreed'), value: _('members.agreed.versions', values) }]} />
}

function Telling({ id, told }: { readonly id: string; readonly told: Told }) {
  const { _ } = useLingui()
  const may = useMay()('members.change')
  const [whole, setWhole] = useState<Told | null>(null)
  const { busy, fault, send } = useSending([...memberKey(id), 'looks'])
  const look = () => send(async () => setWhole((await call(lookAtMemberProfile, { params: { id } })).told))
  if (told.length === 0) return <p className={styles.by}>{_('members.about.none')}</p>
  const isMasked = told.some(({ masked }) => masked)
  return (
    <div className={styles.telling}>
      <Facts
        facts={(whole ?? told).map(({ name, value }) => {
          const income = name === 'sourceOfIncome' && INCOME_SOURCES.find((known) => known === value)
          return { name: _(`profile.${name}`), value: income ? _(`profile.income.${income}`) : value }
        })}
      />
      <FormFault>{fault}</FormFault>
      {may && isMasked && !whole && (
        <div className={styles.look}>
          <Button look="outline" size="small" icon={<Eye />} busy={busy} onClick={look}>
            {_('members.about.look')}
          </Button>
          <span className={styles.by}>{_('members.about.look.note')}</span>
        </div>
      )}
      {whole && (
        <Button look="outline" size="small" icon={<EyeOff />} onClick={() => setWhole(null)}>
          {_('members.about.hide')}
        </Button>
      )}
    </div>
  )
}
