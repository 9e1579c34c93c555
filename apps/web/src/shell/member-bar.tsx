import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Plus } from 'lucide-react'
import { usePanels } from '../panels/use-panels.ts'
import { AccountMenu } from './account-menu.tsx'
import { BalanceView } from './balance-view.tsx'
import styles from './member-bar.module.css'
import { useMoneyHome } from './use-money-home.ts'

/** The signed-in member's part of the top bar. Loaded with the first sign-in. */
export function MemberBar() {
  const { _ } = useLingui()
  const { open } = usePanels()
  useMoneyHome()
  return (
    <div className={styles.bar}>
      <BalanceView />
      <Button className={styles.deposit} icon={<Plus />} onClick={() => open('depositv2')}>
        {_('site.deposit')}
      </Button>
      <AccountMenu />
    </div>
  )
}
