import { useLingui } from '@lingui/react'
import { ArrowDownToLine } from 'lucide-react'
import { SoundSwitch } from '../../components/sounds/sound-switch.tsx'
import { viewFilter } from '../../lists/filter.tsx'
import { START_TAB, TABS } from './deposits.ts'
import { useWaitingDeposits } from './use-waiting-deposits.ts'

/** Which part of the desk is looked at. */
export const TAB_FILTER = viewFilter('view', {
  inAddress: 'tab',
  values: TABS,
  word: (tab) => `office-cashier.tab.${tab}`,
  start: START_TAB,
})

/** What both lists of the desk have: orders of members, and money that banks told of. */
export const ON_THE_DESK = {
  title: 'office.deposits',
  note: () => <HowMuchWaits />,
  switches: <SoundSwitch name="deposits" label="office-cashier.sound" />,
  empty: { icon: <ArrowDownToLine />, word: 'office-cashier.empty', note: 'office-cashier.empty.note' },
} as const

function HowMuchWaits() {
  const { _ } = useLingui()
  const waiting = useWaitingDeposits()
  return waiting && _('office-cashier.note', { ...waiting, minutes: waiting.targetMinutes })
}
