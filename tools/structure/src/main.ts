import { report } from './check.ts'
import { checkFloorPlan } from './floor-plan.ts'
import { proveFloorPlan } from './floor-plan-proof.ts'
import { sourceFiles } from './source-files.ts'
import { checkTidiness } from './tidy.ts'
import { checkUnused } from './unused.ts'

const checks = (await Promise.all([checkFloorPlan(), proveFloorPlan(), checkUnused()])).flat()
const { passed, failed } = report([...checks, ...checkTidiness(sourceFiles())])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
