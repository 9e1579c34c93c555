import { MODULE_IDS, type ModuleId } from '@sanuk/contracts/modules'

/** Switches that want something first: a gateway for messages, or rules that two operators decide. */
const LATER: readonly ModuleId[] = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'NEWDEVVERIF3',
  'NEWADDRVERIF3',
  'MANPLAYREB3',
  'MEMTRANS3',
  'PTSYS3',
]

/** What a new brand has switched on: all that works as soon as it has a name. */
export const FIRST_MODULES = MODULE_IDS.filter((id) => !LATER.includes(id))
