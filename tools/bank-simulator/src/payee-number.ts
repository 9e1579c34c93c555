import type { PaymentCode } from './payment-code.ts'

/** A payee's number grouped as Thai banks print it: 080-123-4567, 1-1111-11111-11-1; others as they are. */
export function groupPayeeNumber({ kind, number }: PaymentCode['payee']): string {
  const local = /^0066(\d{2})(\d{3})(\d{4})$/.exec(number)
  if (kind === 'mobile' && local) return `0${local.slice(1).join('-')}`
  const citizen = /^(\d)(\d{4})(\d{5})(\d{2})(\d)$/.exec(number)
  return kind === 'national-id' && citizen ? citizen.slice(1).join('-') : number
}
