import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { classNames } from '@sanuk/ui/class-names'
import { Smartphone, UserRound } from 'lucide-react'
import { useBrand } from '../brand/use-brand.ts'
import { useModules } from '../brand/use-modules.ts'
import list from '../components/hover-list.module.css'
import { useDisclosure } from '../components/use-disclosure.ts'
import { usePanels } from '../panels/use-panels.ts'
import { useTheme } from '../theme/theme.ts'
import styles from './top-bar.module.css'

/** The ways in, where a brand lets people open an account by themselves also that one. */
export function VisitorBar() {
  const { _ } = useLingui()
  const { open } = usePanels()
  const isKnown = useBrand() !== undefined
  const isOn = useModules()
  return (
    <div className={styles.visitor} data-way-in>
      <SignInButton />
      {(isOn('DIRECTREG3') || !isKnown) && <Button onClick={() => open('register')}>{_('site.join')}</Button>}
    </div>
  )
}

/** Opens the login. Where there are two of them, the mouse picks one on its way; everybody else does by its tabs. */
function SignInButton() {
  const { _ } = useLingui()
  const { open, openLogin } = usePanels()
  const isOn = useModules()
  const theme = useTheme()
  const menu = useDisclosure()
  const pick = (by?: 'sms') => {
    menu.close()
    return by ? openLogin(by) : open('login')
  }
  return (
    <div className={list.frame} {...menu.frame}>
      <Button look="outline" className={styles.signIn} onClick={() => pick()}>
        {_('site.sign_in')}
      </Button>
      {menu.open && isOn('MOBILEVERCODELOGIN3') && (
        <ul className={classNames(list.list, list.end)} data-theme={theme}>
          <li>
            <button type="button" className={list.item} onClick={() => pick()}>
              <UserRound />
              {_('site.sign_in.username')}
            </button>
          </li>
          <li>
            <button type="button" className={list.item} onClick={() => pick('sms')}>
              <Smartphone />
              {_('site.sign_in.mobile')}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
