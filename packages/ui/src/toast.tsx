import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toaster as Base } from 'sonner'
import { Spinner } from './spinner.tsx'
import styles from './toast.module.css'

/** Shows a short message: `toast.success(title, { description })`, `toast.error`, `toast.info`, `toast.promise`. */
export { toast } from 'sonner'

export type ToasterProps = {
  /** What the list of messages is called. */
  label: string
  /** What a message's close button is called. */
  closeLabel: string
}

const classes = {
  toast: `${styles.toast}`,
  content: `${styles.content}`,
  title: `${styles.title}`,
  description: `${styles.description}`,
  icon: `${styles.icon}`,
  closeButton: `${styles.close}`,
  actionButton: `${styles.action}`,
  cancelButton: `${styles.action}`,
  success: `${styles.success}`,
  error: `${styles.error}`,
  warning: `${styles.warning}`,
}

const icons = {
  success: <CircleCheck />,
  error: <CircleAlert />,
  warning: <TriangleAlert />,
  info: <Info />,
  loading: <Spinner />,
  close: <X />,
}

/** Where messages appear. Once in an app; messages sent before it is there wait for it. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <Base
      customAriaLabel={label}
      position="top-center"
      closeButton
      gap={8}
      offset={72}
      mobileOffset={{ top: 56, left: 12, right: 12 }}
      icons={icons}
      toastOptions={{ unstyled: true, classNames: classes, closeButtonAriaLabel: closeLabel }}
    />
  )
}
