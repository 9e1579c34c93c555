import { useLingui } from '@lingui/react'
import type { ProposedMissionPlan } from '@sanuk/contracts/office-missions'
import { add, parseAmount, writeAmount } from '@sanuk/money/amount'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Table } from '@sanuk/ui/table'
import { Target } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import styles from '../../components/rules/rules.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { GivenSum } from './given.tsx'
import type { Foreseen } from './missions.ts'

/** What a plan would have given in the last thirty days. */
export function Foresight({ foreseen }: { readonly foreseen: Foreseen }) {
  const { _, i18n } = useLingui()
  const { getValues } = useFormContext<ProposedMissionPlan>()
  const { from, to, missions, checkIn, board } = foreseen
  const given = [...missions.map(({ paid }) => paid), checkIn, board]
  const sum = (kind: 'cash' | 'points') => writeAmount(add(...given.map((one) => parseAmount(one[kind]))))
  const nameOf = (id: string): string => {
    const names = getValues('missions').find((mission) => mission.id === id)?.names
    return names ? (i18n.locale === 'th' ? names.th : names.en) : id
  }
  return (
    <section className={styles.fields} aria-label={_('office-missions.foresee')}>
      <p role="status">
        {_('office-missions.foreseen', { from, to })}{' '}
        <b>
          <GivenSum cash={sum('cash')} points={sum('points')} />
        </b>
      </p>
      <Table
        label={_('office-missions.foresee')}
        rows={missions}
        rowKey={({ mission }) => mission}
        empty={<EmptyState icon={<Target />} title={_('office-missions.figures.none')} />}
        columns={[
          {
            ...{ key: 'mission', header: _('office-missions.title'), phone: 'heading' },
            cell: ({ mission }) => nameOf(mission),
          },
          { key: 'members', header: _('office-missions.members'), align: 'end', cell: ({ members }) => members },
          {
            ...{ key: 'completions', header: _('office-missions.completions'), align: 'end' },
            cell: ({ completions }) => completions,
          },
          {
            ...{ key: 'paid', header: _('office-missions.would_pay'), align: 'end' },
            cell: ({ paid }) => <GivenSum {...paid} />,
          },
        ]}
      />
      <div>
        <SaveWhole
          name="missions-foreseen"
          columns={[
            { header: _('office-missions.title'), text: ({ mission }) => nameOf(mission) },
            { header: _('office-missions.members'), text: ({ members }) => String(members) },
            { header: _('office-missions.completions'), text: ({ completions }) => String(completions) },
            { header: _('office-missions.would_pay'), text: ({ paid }) => paid.cash },
            { header: _('office-missions.would_pay.points'), text: ({ paid }) => paid.points },
          ]}
          rows={missions}
        />
      </div>
      <p>
        {_('office-missions.check_in')}: <GivenSum {...checkIn} /> · {_('office-missions.board')}:{' '}
        <GivenSum {...board} />
      </p>
      <p className={styles.note}>{_('office-missions.foreseen.note')}</p>
    </section>
  )
}
