import { useLingui } from '@lingui/react'
import { Avatar } from '@sanuk/ui/avatar'
import { Button } from '@sanuk/ui/button'
import { Menu, MenuItem } from '@sanuk/ui/menu'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ChevronDown, LogOut, UserCog } from 'lucide-react'
import { useGetIdentity, useLogout } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import styles from './top-bar.module.css'

/** Who is signed in, and the way out. */
export function OperatorMenu() {
  const { _ } = useLingui()
  const { identity } = useGetIdentity()
  const logout = useLogout()
  const navigate = useNavigate()
  const name = identity?.fullName ?? ''
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
      <MenuItem icon={<LogOut />} onClick={() => logout({}, '/login', false)}>
        {_('office.sign_out')}
      </MenuItem>
    </Menu>
  )
}
