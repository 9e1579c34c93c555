import { useLingui } from '@lingui/react'
import { Toaster, toast } from '@sanuk/ui/toast'
import { useNotificationContext, useTranslate } from 'ra-core'
import { useEffect } from 'react'

/** Where passing news appears: ours, and what react-admin has to say. */
export function Notices() {
  const { _ } = useLingui()
  const translate = useTranslate()
  const { notifications, takeNotification } = useNotificationContext()
  useEffect(() => {
    const notice = notifications.length > 0 ? takeNotification() : undefined
    if (!notice) return
    const { message, type, notificationOptions } = notice
    toast[type](typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message)
  }, [notifications, takeNotification, translate])
  return <Toaster label={_('office.notices')} closeLabel={_('office.close')} />
}
