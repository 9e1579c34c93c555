import { WaitingOperators } from '../features/approvals/waiting-operators.tsx'
import { OperatorsPage } from '../features/operators/operators-page.tsx'

/** Who works here, with what waits for a second person. */
export function OperatorsDesk() {
  return <OperatorsPage waiting={<WaitingOperators />} />
}
