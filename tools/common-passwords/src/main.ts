import { writeFileSync } from 'node:fs'
import { COMMON_PASSWORDS_FILE } from '../../../apps/server/src/platform/common-passwords.ts'
import { buildCommonPasswords } from './common-passwords.ts'

writeFileSync(COMMON_PASSWORDS_FILE, buildCommonPasswords())
