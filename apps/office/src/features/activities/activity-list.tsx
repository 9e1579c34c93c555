import { useLingui } from '@lingui/react'
import { type OfficeActivity, officeActivities, stopActivity } from '@sanuk/contracts/office-activities'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { CircleStop, Gift, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { activityFacts } from '../../components/activity-facts.ts'
import { Failed } from '../../components/failed.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './activities.module.css'
import { ACTIVITIES } from './activities.ts'
import { ActivityDialog } from './activity-dialog.tsx'

/** Every activity with what it has given so far. */
export function ActivityList() {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change')
  const [edited, setEdited] = useState<OfficeActivity | 'new' | null>(null)
  const { data, error, refetch } = useAsked({
    key: [...ACTIVITIES, 'list'],
    ask: (signal) => call(officeActivities, undefined, signal),
  })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  return (
    <div className={styles.page}>
      <div className={styles.deeds}>
        {mayChange && (
          <Button icon={<Plus />} onClick={() => setEdited('new')}>
            {_('office-activities.add')}
          </Button>
        )}
        {data && <SaveActivities rows={data.list} />}
      </div>
      {!data && <Skeleton height="320px" shape="card" />}
      {data?.list.length === 0 && <EmptyState icon={<Gift />} title={_('office-activities.none')} />}
      <div className={styles.cards}>
        {data?.list.map((activity) => (
          <ActivityCard
            key={activity.id}
            activity={activity}
            onEdit={mayChange ? () => setEdited(activity) : undefined}
          />
        ))}
      </div>
      {edited && <ActivityDialog activity={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function SaveActivities({ rows }: { readonly rows: readonly OfficeActivity[] }) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <SaveWhole
      name="activities"
      columns={[
        { header: _('office-activities.name'), text: ({ names }) => names[language] },
        { header: _('office-activities.kind'), text: ({ rule }) => _(`office-activities.kind.${rule.kind}`) },
        {
          header: _('office.state'),
          text: ({ open }) => _(open ? 'office-activities.open' : 'office-activities.shut'),
        },
        { header: _('office-activities.given'), text: ({ given }) => given },
        { header: _('office-activities.joined'), text: ({ joined }) => String(joined) },
        { header: _('office-activities.view.waiting'), text: ({ waiting }) => String(waiting) },
        { header: _('office.id'), text: ({ id }) => id },
      ]}
      rows={rows}
    />
  )
}

type CardProps = { readonly activity: OfficeActivity; readonly onEdit: (() => void) | undefined }

function ActivityCard({ activity, onEdit }: CardProps) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const language = useLanguage()
  const [isStopping, setStopping] = useState(false)
  const { fault, send } = useSending(ACTIVITIES)
  const { id, names, open, given, joined, waiting, proposal, rule, opened } = activity

  async function stop() {
    if (await send(() => call(stopActivity, { params: { id } }))) setStopping(false)
  }

  return (
    <Card
      title={names[language]}
      mark={
        <Badge look={open ? 'good' : 'plain'}>{_(open ? 'office-activities.open' : 'office-activities.shut')}</Badge>
      }
    >
      <div className={styles.page}>
        <Facts
          facts={[
            { name: _('office-activities.given'), value: money(given) },
            { name: _('office-activities.joined'), value: joined },
            ...(rule.kind === 'red_packet'
              ? [
                  {
                    name: _('office-activities.packets.left'),
                    value: _('office-activities.packets.left.of', {
                      ...{ left: rule.packets - opened, packets: rule.packets },
                    }),
                  },
                ]
              : []),
            ...(waiting > 0 ? [{ name: _('office-activities.view.waiting'), value: waiting }] : []),
            ...activityFacts(activity, { say: _, money, moment }),
          ]}
        />
        {proposal && <p className={styles.waits}>{_('office.rules.waits')}</p>}
        {onEdit && (
          <div className={styles.deeds}>
            <Button look="outline" icon={<Pencil />} disabled={proposal !== null} onClick={onEdit}>
              {_('office-activities.change')}
            </Button>
            {open && (
              <Button look="outline" icon={<CircleStop />} onClick={() => setStopping(true)}>
                {_('office-activities.stop')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isStopping}
        onCancel={() => setStopping(false)}
        title={_('office-activities.stop.ask', { name: names[language] })}
        cancelLabel={_('office.close')}
        confirmLabel={_('office-activities.stop')}
        onConfirm={stop}
        error={fault}
      >
        {_('office-activities.stop.effect')}
      </ConfirmDialog>
    </Card>
  )
}
