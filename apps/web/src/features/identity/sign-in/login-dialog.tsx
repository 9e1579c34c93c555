import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { useModules } from '../../../brand/use-modules.ts'
import { readPanelSearch } from '../../../panels/panel-names.ts'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { useRouter, useSearch } from '../../../router/use-router.ts'
import styles from '../form.module.css'
import { useSignedInAlready } from '../use-signed-in-already.ts'
import { FreePlayButton } from './free-play-button.tsx'
import { LoginWays } from './login-ways.tsx'
import { OtherWays } from './other-ways.tsx'

/** Signing in. It also stands before whatever a visitor asked for that needs an account. */
export function LoginDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  const router = useRouter()
  const isOn = useModules()
  const { panel } = useSearch(readPanelSearch)
  useSignedInAlready(open)
  const gated = panel !== undefined && panel !== 'login'
  const toRegister = () => panels.open('register', gated ? router.location().href : undefined)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.login.title')}
      description={_(gated ? 'identity.login.gated' : 'identity.login.lead')}
      closeLabel={_('site.close')}
    >
      <div className={styles.form}>
        <LoginWays />
        <OtherWays />
        {isOn('FREEPLAY3') && <FreePlayButton />}
      </div>
      {isOn('REG3') && (
        <p className={styles.other}>
          {_('identity.login.new')}
          <Button look="ghost" size="small" onClick={toRegister}>
            {_('identity.login.register')}
          </Button>
        </p>
      )}
    </Dialog>
  )
}
