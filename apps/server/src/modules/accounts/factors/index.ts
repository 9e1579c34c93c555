export { createFactors, type Factors } from './factors.ts'
export { createFreshProof, type DemandProof, type FreshProof } from './fresh-proof.ts'
export type { WaysRow } from './store/ways.ts'
