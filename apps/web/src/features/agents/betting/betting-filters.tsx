import { useLingui } from '@lingui/react'
import { TEAM_ROUND_STATES } from '@sanuk/contracts/agent-betting'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { Button } from '@sanuk/ui/button'
import { Select } from '@sanuk/ui/select'
import { FilterX, Search, UserRound } from 'lucide-react'
import styles from '../filters/filters.module.css'
import { PausedInput } from '../filters/paused-input.tsx'
import type { BettingFilter, BettingSums } from './use-betting.ts'

type BettingFiltersProps = {
  readonly filter: BettingFilter
  readonly onFilter: (filter: BettingFilter) => void
  readonly vendors: BettingSums['vendors']
}

/** Stands for a filter that narrows nothing: no value of any of them is called so. */
const ALL = 'ALL'

/** By what bets are narrowed besides their days. */
export function BettingFilters({ filter, onFilter, vendors }: BettingFiltersProps) {
  const { _ } = useLingui()
  const { span, ...others } = filter
  const isNarrowed = Object.values(others).some((value) => value !== undefined)
  const change = (part: Partial<BettingFilter>) => onFilter({ ...filter, ...part })
  return (
    <search className={styles.filters} aria-label={_('agent-betting.filters')}>
      <Select
        label={_('wagers.state')}
        options={[
          { value: ALL, label: _('agent-betting.state.all') },
          ...TEAM_ROUND_STATES.map((value) => ({ value, label: _(`agent-betting.state.${value}`) })),
        ]}
        value={filter.state ?? ALL}
        onChange={(choice) => change({ state: choice === ALL ? undefined : choice })}
      />
      <Select
        label={_('wagers.category')}
        options={[
          { value: ALL, label: _('wagers.category.all') },
          ...GAME_TYPES.map((value) => ({ value, label: _(`wagers.category.${value}`) })),
        ]}
        value={filter.gameType ?? ALL}
        onChange={(choice) => change({ gameType: choice === ALL ? undefined : choice })}
      />
      <Select
        label={_('wagers.vendor')}
        className={styles.wide}
        options={[
          { value: ALL, label: _('agent-betting.vendor.all') },
          ...vendors.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={filter.vendor ?? ALL}
        onChange={(choice) => change({ vendor: choice === ALL ? undefined : choice })}
      />
      <div className={styles.wide}>
        <PausedInput
          label={_('agent-betting.member.search')}
          clearLabel={_('agent-centre.team.search.clear')}
          icon={<UserRound />}
          value={filter.member ?? ''}
          onChange={(typed) => change({ member: typed || undefined })}
        />
      </div>
      <div className={styles.wide}>
        <PausedInput
          label={_('agent-betting.search')}
          clearLabel={_('agent-centre.team.search.clear')}
          icon={<Search />}
          value={filter.search ?? ''}
          onChange={(typed) => change({ search: typed || undefined })}
        />
      </div>
      {isNarrowed && (
        <Button look="ghost" icon={<FilterX />} onClick={() => onFilter({ span })}>
          {_('agent-betting.filters.clear')}
        </Button>
      )}
    </search>
  )
}
