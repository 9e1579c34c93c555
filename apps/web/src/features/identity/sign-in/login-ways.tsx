import { useLingui } from '@lingui/react'
import { Tabs } from '@sanuk/ui/tabs'
import { useState } from 'react'
import { useModules } from '../../../brand/use-modules.ts'
import { readPanelSearch } from '../../../panels/panel-names.ts'
import { useSearch } from '../../../router/use-router.ts'
import { LoginForm } from './login-form.tsx'
import { SmsLoginForm } from './sms-login-form.tsx'

/** By username, and by mobile number where the brand offers it. */
export function LoginWays() {
  const { _ } = useLingui()
  const isOn = useModules()
  const { by } = useSearch(readPanelSearch)
  const [way, setWay] = useState<'username' | 'sms'>(by ?? 'username')
  if (!isOn('MOBILEVERCODELOGIN3')) return <LoginForm />
  return (
    <Tabs
      label={_('identity.login.title')}
      wide
      value={way}
      onChange={setWay}
      tabs={[
        { value: 'username', label: _('identity.by_username'), panel: <LoginForm /> },
        { value: 'sms', label: _('identity.by_mobile'), panel: <SmsLoginForm /> },
      ]}
    />
  )
}
