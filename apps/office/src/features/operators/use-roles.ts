import { listRoles } from '@sanuk/contracts/operators'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { OPERATORS } from './operators.ts'

/** The brand's roles, in the order they were made. */
export const useRoles = () =>
  useAsked({ key: [...OPERATORS, 'roles'], ask: (signal) => call(listRoles, undefined, signal) })
