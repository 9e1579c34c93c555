import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { useEffect, useEffectEvent } from 'react'
import { SITE_NAME, useBrand } from '../brand/use-brand.ts'
import { useModules } from '../brand/use-modules.ts'
import { usePageTitle } from '../brand/use-page-title.ts'
import { LoginWays } from '../features/identity/sign-in/login-ways.tsx'
import { OtherWays } from '../features/identity/sign-in/other-ways.tsx'
import { usePanels } from '../panels/use-panels.ts'
import { useLocation, useRouter } from '../router/use-router.ts'
import { BareFrame } from '../shell/bare-frame.tsx'
import styles from './door-page.module.css'

/** All there is of a brand that shows its pages to nobody before they signed in. */
export function DoorPage() {
  const { _ } = useLingui()
  const panels = usePanels()
  const isOn = useModules()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  usePageTitle(_('identity.login.submit'))
  useLoginAddress()
  return (
    <BareFrame>
      <section className={styles.card}>
        <h1 className={styles.title}>{_('identity.door.title', { brand })}</h1>
        <p className={styles.lead}>{_('identity.door.lead')}</p>
        <LoginWays />
        <OtherWays />
        {isOn('REG3') && (
          <p className={styles.other}>
            {_('identity.login.new')}
            <Button look="ghost" size="small" onClick={() => panels.open('register')}>
              {_('identity.login.register')}
            </Button>
          </p>
        )}
      </section>
    </BareFrame>
  )
}

/** Whatever was asked for, the address is that of the login, which leads on to it afterwards. */
function useLoginAddress(): void {
  const router = useRouter()
  const pathname = useLocation((location) => location.pathname)
  const redirect = useEffectEvent(() => {
    const next = pathname === '/' ? undefined : router.location().href
    return router.navigate({
      to: '/login',
      search: (before) => ({ ...before, next: before.next ?? next }),
      replace: true,
    })
  })
  useEffect(() => {
    if (pathname !== '/login') redirect()
  }, [pathname])
}
