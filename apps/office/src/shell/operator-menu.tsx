import { useLingui } from '@lingui/react'
import { Avatar } from '@sanuk/ui/avatar'
import { Button } from '@sanuk/ui/button'
import { Menu, MenuItem } from '@sanuk/ui/menu'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ChevronDown, LogOut, UserCog } from 'lucide-react'
import { useLocation } from 'wouter'
import { useOperator } from '../session/use-operator.ts'
import { useSignOut } from '../session/use-session.ts'
import styles from './top-bar.module.css'

/** Who is signed in, and the way out. */
export function OperatorMenu() {
  const { _ } = useLingui()
  const name = useOperator()?.name ?? ''
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  const trigger = (
    <Button look="ghost" className={styles.plain}>
      <Avatar name={name} size="small" />
      <VisuallyHidden>{_('office.account', { name })}</VisuallyHidden>
      <span className={styles.wide} aria-hidden="true">
        {name}
      </span>
      <ChevronDown className={styles.chevron} />
    </Button>
  )
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<UserCog />} onClick={() => navigate('/account')}>
        {_('office.own_account')}
      </MenuItem>
      <MenuItem icon={<LogOut />} onClick={signOut}>
        {_('office.sign_out')}
      </MenuItem>
    </Menu>
  )
}
