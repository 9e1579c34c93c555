import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Segmented } from '@sanuk/ui/segmented'
import { Switch } from '@sanuk/ui/switch'
import { useSearchParams } from 'react-router-dom'
import styles from '../../components/desk/desk.module.css'
import { PageHead } from '../../components/page-head.tsx'
import { useSound } from '../../components/sounds/use-sound.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { isOfPayments, TABS, type Tab } from './deposits.ts'
import { DepositsTable } from './deposits-table.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { SaveDeposits } from './save-deposits.tsx'
import { useWaitingDeposits } from './use-waiting-deposits.ts'

/** The desk of money that comes: slips and held payments first, then every order. */
export function DepositsPage() {
  const { _ } = useLingui()
  useTitle('office.deposits')
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const tab = TABS.find((known) => known === query.get('tab')) ?? (search ? 'all' : 'slips')
  const waiting = useWaitingDeposits()
  const sound = useSound('deposits')
  const narrow = (part: { tab?: Tab; search?: string }) =>
    setQuery({ tab, ...(search && { search }), ...part }, { replace: true })
  return (
    <>
      <PageHead
        title={_('office.deposits')}
        note={waiting && _('office-cashier.note', { ...waiting, minutes: waiting.targetMinutes })}
      >
        <Switch checked={sound.isOn} onChange={(event) => sound.turn(event.target.checked)}>
          {_('office-cashier.sound')}
        </Switch>
        <SaveDeposits tab={tab} search={search} />
      </PageHead>
      <Card className={list.list}>
        <div className={list.narrowing}>
          <div className={list.search}>
            <PausedSearch
              label={_(isOfPayments(tab) ? 'office-cashier.payments.search' : 'office-cashier.search')}
              text={search}
              onSearch={(text) => narrow({ search: text })}
            />
          </div>
          <Segmented
            label={_('office.state')}
            className={styles.views}
            options={TABS.map((value) => ({ value, label: _(`office-cashier.tab.${value}`) }))}
            value={tab}
            onChange={(chosen) => narrow({ tab: chosen })}
          />
        </div>
        {isOfPayments(tab) ? (
          <PaymentsTable view={tab} search={search} />
        ) : (
          <DepositsTable view={tab} search={search} />
        )}
      </Card>
    </>
  )
}
