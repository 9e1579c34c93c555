import { listRoles } from '@sanuk/contracts/operators'
import { SENSITIVE_POWERS } from '@sanuk/contracts/powers'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { OPERATORS } from './operators.ts'

/** The brand's roles, in the order they were made. */
export const useRoles = () =>
  useAsked({ key: [...OPERATORS, 'roles'], ask: (signal) => call(listRoles, undefined, signal) })

/** Tells whether giving a role to somebody takes a second person. */
export function useTakesTwo(): (role: string) => boolean {
  const list = useRoles().data?.list ?? []
  const sensitive = new Set(
    list.filter(({ powers }) => powers.some((power) => SENSITIVE_POWERS.has(power))).map(({ id }) => id),
  )
  return (role) => sensitive.has(role)
}
