import { useLingui } from '@lingui/react'
import { MEMBER_KINDS } from '@sanuk/contracts/office'
import { Select } from '@sanuk/ui/select'
import { useListContext } from 'ra-core'
import { narrowingOf } from '../../lists/lists.ts'
import styles from './member.module.css'

/** Which kind of accounts the list shows, and whether open or closed ones. */
export function MemberFilters() {
  const { _ } = useLingui()
  const { filterValues, setFilters } = useListContext()
  const { kind, closed } = narrowingOf('members', filterValues)
  const narrow = (name: 'kind' | 'closed', value: string) => {
    const { [name]: _before, ...others } = filterValues
    setFilters(value ? { ...others, [name]: value } : others)
  }
  return (
    <>
      <Select
        className={styles.filter}
        label={_('members.filter.kind')}
        value={kind ?? ''}
        onChange={(value) => narrow('kind', value)}
        options={[
          { value: '', label: _('members.filter.kind.all') },
          ...MEMBER_KINDS.map((value) => ({ value, label: _(`office.member.type.${value}`) })),
        ]}
      />
      <Select
        className={styles.filter}
        label={_('members.filter.closed')}
        value={closed ?? ''}
        onChange={(value) => narrow('closed', value)}
        options={[
          { value: '', label: _('members.filter.closed.all') },
          { value: 'no', label: _('members.filter.closed.no') },
          { value: 'yes', label: _('members.filter.closed.yes') },
        ]}
      />
    </>
  )
}
