import { type ModuleId, modulesOn } from '@sanuk/contracts/modules'
import { useBrand } from './use-brand.ts'

/** Whether the brand has switched something on; no, until it is known. */
export function useModules(): (module: ModuleId) => boolean {
  const brand = useBrand()
  const on = modulesOn(brand?.modules ?? [])
  return (module) => on.has(module)
}
