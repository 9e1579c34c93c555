import { useLingui } from '@lingui/react'
import { FLAG_STATES, type FlagState, listFlags, RISK_KINDS, type RiskKind } from '@sanuk/contracts/office-risk'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { ShieldCheck, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { CardList } from '../../lists/card-list.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { FlagCard } from './flag-card.tsx'
import styles from './risk.module.css'
import { RISK } from './risk.ts'
import { RulesDialog } from './rules-dialog.tsx'
import { useSavedFlags } from './use-saved-flags.ts'

const ALL = 'all'

/** Members that staff should look at, with the reason, the newest first. */
export function RiskPage() {
  const { _ } = useLingui()
  useTitle('office-risk.title')
  const mayChange = useMay()('risk.change')
  const [query, setQuery] = useSearchParams()
  const [isSetting, setSetting] = useState(false)
  const state = FLAG_STATES.find((known) => known === query.get('state')) ?? 'open'
  const kind = RISK_KINDS.find((known) => known === query.get('kind'))
  const member = query.get('member')
  const choose = (change: { state?: FlagState; kind?: RiskKind | undefined }) => {
    const { state: chosen, kind: narrowed } = { state, kind, ...change }
    setQuery({ state: chosen, ...(narrowed && { kind: narrowed }), ...(member && { member }) }, { replace: true })
  }
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(
      listFlags,
      { query: { state, ...(kind && { kind }), ...(member && { member }), ...(cursor && { cursor }) } },
      signal,
    )
  const asked = useAskedPages({ key: [...RISK, state, kind ?? ALL, member], ask: read })
  return (
    <>
      <PageHead title={_('office-risk.title')} note={_('office-risk.note')}>
        <SaveList name="risk" columns={useSavedFlags()} readFrom={read} />
        {mayChange && (
          <Button look="outline" icon={<SlidersHorizontal />} onClick={() => setSetting(true)}>
            {_('office-risk.rules')}
          </Button>
        )}
      </PageHead>
      <div className={styles.narrowing}>
        <Segmented<FlagState>
          label={_('office.state')}
          options={FLAG_STATES.map((value) => ({ value, label: _(`office-risk.state.${value}`) }))}
          value={state}
          onChange={(chosen) => choose({ state: chosen })}
        />
        <div className={styles.reason}>
          <Select<RiskKind | typeof ALL>
            label={_('office-risk.kind')}
            value={kind ?? ALL}
            onChange={(chosen) => choose({ kind: chosen === ALL ? undefined : chosen })}
            options={[
              { value: ALL, label: _('office-risk.kind.all') },
              ...RISK_KINDS.map((value) => ({ value, label: _(`office-risk.kind.${value}`) })),
            ]}
          />
        </div>
        {member && (
          <Button look="outline" size="small" onClick={() => setQuery({ state }, { replace: true })}>
            {_('office-risk.member.all')}
          </Button>
        )}
      </div>
      <CardList
        label={_('office-risk.title')}
        asked={asked}
        empty={
          <EmptyState icon={<ShieldCheck />} title={_(`office-risk.empty.${state}`)}>
            {_('office-risk.empty.note')}
          </EmptyState>
        }
        card={(flag) => <FlagCard flag={flag} />}
      />
      {isSetting && <RulesDialog onClose={() => setSetting(false)} />}
    </>
  )
}
