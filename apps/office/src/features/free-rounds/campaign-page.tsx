import { useLingui } from '@lingui/react'
import { type FreeRoundsCampaign, readFreeRounds, stopFreeRounds } from '@sanuk/contracts/office-free-rounds'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import { CampaignMembers } from './campaign-members.tsx'
import styles from './free-rounds.module.css'
import { FREE_ROUNDS, STATE_LOOKS } from './free-rounds.ts'

/** One campaign: what it gives, what became of it, and who has played how far. */
export function CampaignPage() {
  const { _, i18n } = useLingui()
  useTitle('office-free-rounds.title')
  const { id = '' } = useParams()
  const { data, error, refetch } = useAsked({
    key: [...FREE_ROUNDS, 'one', id],
    ask: (signal) => call(readFreeRounds, { params: { id } }, signal),
  })
  const name = data?.names[i18n.locale === 'en' ? 'en' : 'th']
  return (
    <>
      <BackLink to="/free-rounds">{_('office-free-rounds.back')}</BackLink>
      <PageHead
        title={name ?? _('office-free-rounds.title')}
        note={data && <Badge look={STATE_LOOKS[data.state]}>{_(`office-free-rounds.state.${data.state}`)}</Badge>}
      >
        {data && <Stop campaign={data} />}
      </PageHead>
      {error && !data ? (
        <Card>
          <Failed title="office-free-rounds.failed" error={error} onRetry={refetch} />
        </Card>
      ) : data ? (
        <div className={styles.parts}>
          <CampaignFacts campaign={data} />
          <CampaignMembers campaign={data} />
        </div>
      ) : (
        <Card>
          <Skeleton height="420px" shape="card" />
        </Card>
      )}
    </>
  )
}

function Stop({ campaign: { id, state } }: { readonly campaign: FreeRoundsCampaign }) {
  const { _ } = useLingui()
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const { fault, send } = useSending(FREE_ROUNDS)
  if (!may('money.change') || state === 'over' || state === 'stopped') return null
  const stop = async () => {
    if (await send(() => call(stopFreeRounds, { params: { id } }))) setAsking(false)
  }
  return (
    <>
      <Button look="outline" icon={<CircleStop />} onClick={() => setAsking(true)}>
        {_('office-free-rounds.stop')}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_('office-free-rounds.stop.title')}
        cancelLabel={_('office.cancel')}
        confirmLabel={_('office-free-rounds.stop')}
        onConfirm={stop}
        danger
        error={fault}
      >
        {_('office-free-rounds.stop.note')}
      </ConfirmDialog>
    </>
  )
}

function CampaignFacts({ campaign }: { readonly campaign: FreeRoundsCampaign }) {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const language = i18n.locale === 'en' ? 'en' : 'th'
  const { games, rounds, stake, mostWin, play, from, until, reach, told, players, played, won, paid } = campaign
  const { madeAt, madeBy, stoppedAt, stoppedBy } = campaign
  return (
    <div className={styles.halves}>
      <Card title={_('office-free-rounds.given')}>
        <Facts
          facts={[
            { name: _('office-free-rounds.games'), value: games.map(({ names }) => names[language]).join(', ') },
            { name: _('office-free-rounds.rounds'), value: i18n.number(rounds) },
            { name: _('office-free-rounds.stake'), value: money(stake) },
            { name: _('office-free-rounds.most'), value: money(mostWin) },
            { name: _('office-free-rounds.play'), value: `${play}%` },
            { name: _('office-free-rounds.from'), value: moment(from) },
            { name: _('office-free-rounds.until'), value: moment(until) },
            { name: _('office-free-rounds.made'), value: `${moment(madeAt)} · ${madeBy}` },
            ...(stoppedAt
              ? [{ name: _('office-free-rounds.stopped'), value: `${moment(stoppedAt)} · ${stoppedBy ?? ''}` }]
              : []),
          ]}
        />
      </Card>
      <Card title={_('office-free-rounds.came')}>
        <Facts
          facts={[
            { name: _('office-free-rounds.reach'), value: i18n.number(reach) },
            { name: _('office-free-rounds.told'), value: i18n.number(told) },
            { name: _('office-free-rounds.players'), value: i18n.number(players) },
            { name: _('office-free-rounds.played'), value: i18n.number(played) },
            { name: _('office-free-rounds.won'), value: money(won) },
            { name: _('office-free-rounds.paid'), value: money(paid) },
          ]}
        />
      </Card>
    </div>
  )
}
