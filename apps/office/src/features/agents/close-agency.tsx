import { useLingui } from '@lingui/react'
import { type AgentClosing, changeAgentState, previewAgentClosing } from '@sanuk/contracts/office-agents'
import { type Fact, Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { Failed } from '../../components/failed.tsx'
import { useWrittenMoney } from '../../components/use-money.tsx'
import { useWriteDays } from '../../language/use-write-days.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord } from './agents.ts'

type Props = { readonly agent: AgentRecord; readonly onClose: () => void }

/** Closes an agency, after a look at what ends with it and what is still paid. */
export function CloseAgency({ agent: { id, username }, onClose }: Props) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    key: [...AGENTS, 'closing', id],
    ask: (signal) => call(previewAgentClosing, { params: { id } }, signal),
  })
  return (
    <ReasonDialog
      open
      about={AGENTS}
      onClose={onClose}
      title={_('office-agents.close.title', { username })}
      description={_('office-agents.close.note')}
      word={_('office-agents.close')}
      look="danger"
      disabled={!data}
      onSend={async (reason) => {
        await call(changeAgentState, { params: { id }, body: { state: 'closed', reason } })
        return _('office-agents.close.done', { username })
      }}
    >
      {data && <Consequences closing={data} />}
      {!data && error && <Failed title="office-agents.closing.failed" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height="180px" />}
    </ReasonDialog>
  )
}

function Consequences({ closing }: { readonly closing: AgentClosing }) {
  const { _ } = useLingui()
  const writeDays = useWriteDays()
  const { parent, members, holdsFrom, links, freezes, proposals } = closing
  const counted = (key: 'links' | 'freezes.kept' | 'freezes.lifted' | 'proposals', count: number): Fact[] =>
    count === 0
      ? []
      : [{ name: _(`office-agents.closing.${key}`), value: _(`office-agents.closing.${key}.count`, { count }) }]
  return (
    <>
      <Facts
        facts={[
          { name: _('office-agents.closing.from'), value: writeDays.long(holdsFrom) },
          {
            name: _('office-agents.closing.members'),
            value: parent
              ? _('office-agents.closing.members.to', { members, username: parent.username })
              : _('office-agents.closing.members.nobody', { members }),
          },
          ...usePayFacts(closing),
          ...counted('links', links),
          ...counted('freezes.kept', freezes.kept),
          ...counted('freezes.lifted', freezes.lifted),
          ...counted('proposals', proposals),
        ]}
      />
      <p className={styles.note}>{_('office-agents.closing.pay.note')}</p>
    </>
  )
}

/** Contracts and requests that end, and what is not paid yet. */
function usePayFacts({ contracts, requests, unpaid, holdsFrom }: AgentClosing): Fact[] {
  const { _ } = useLingui()
  const money = useWrittenMoney()
  const writeDays = useWriteDays()
  const scheme = (one: AgentClosing['contracts'][number]['scheme']) => _(`office-agent-money.scheme.${one}`)
  return [
    ...contracts.map((contract) => ({
      name: _('office-agents.closing.contract', { scheme: scheme(contract.scheme) }),
      value: _('office-agents.closing.contract.ends', {
        from: writeDays.short(holdsFrom),
        last: writeDays.short(contract.lastDay),
      }),
    })),
    ...requests.map((request) => ({
      name: _('office-agents.closing.request', { scheme: scheme(request.scheme) }),
      value: _(request.isOwn ? 'office-agents.closing.request.to' : 'office-agents.closing.request.from', {
        username: request.other.username,
      }),
    })),
    ...unpaid.flatMap(({ scheme: one, due, waiting }) => [
      ...(Number(due) === 0
        ? []
        : [
            {
              name: _('office-agents.closing.due', { scheme: scheme(one) }),
              value: _(due.startsWith('-') ? 'office-agents.closing.due.owed' : 'office-agents.closing.due.paid', {
                amount: money(due.replace('-', '')),
              }),
            },
          ]),
      ...(Number(waiting) === 0
        ? []
        : [
            {
              name: _('office-agents.closing.due', { scheme: scheme(one) }),
              value: _('office-agents.closing.due.waiting', { amount: money(waiting) }),
            },
          ]),
    ]),
  ]
}
