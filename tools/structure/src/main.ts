import { report } from './check.ts'
import { checkFloorPlan } from './floor-plan.ts'
import { proveFloorPlan } from './floor-plan-proof.ts'
import { checkLockedPackages } from './locked-packages.ts'
import { sourceFiles } from './source-files.ts'
import { checkTidiness } from './tidy.ts'
import { checkUnused } from './unused.ts'
import { checkUnusedWords } from './unused-words.ts'
import { checkVisibleText } from './visible-text.ts'

const checks = (await Promise.all([checkFloorPlan(), proveFloorPlan(), checkUnused()])).flat()
const files = sourceFiles()
const words = [checkVisibleText(files), checkUnusedWords(files)]
const { passed, failed } = report([...checks, ...checkTidiness(files), ...words, checkLockedPackages()])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
