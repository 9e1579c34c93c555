/** A table whose rows entries and columns refer to: a row is named by the first of `NAMING_COLUMNS` that it has. */
type Reference = { readonly of: string }

/** How a value is shown: words behind a prefix of the catalogues, a reference, or one of these. */
export type AuditFormat = 'money' | 'percent' | 'choice' | 'country' | 'language' | 'technical' | Words | Reference

type Words = { readonly words: string }

type AuditRecord = {
  /** Whose rows its entries are named by, where these are not rows of the table itself. */
  readonly of?: string
  /** Columns that mean something else here than in other tables. */
  readonly columns?: Readonly<Record<string, AuditFormat>>
}

const MEMBER = { of: 'members.member' }
const OPERATOR = { of: 'operators.operator' }
const MEMBER_TYPE = { type: { words: 'audit.value.member_type.' } }
const BRAND = { of: 'system.brand' }
const AGENT_SCHEME = { scheme: { words: 'office-agent-money.scheme.' } }

/** Every kind of record of which the audit tells. Its words are `audit.table.<kind>`. */
export const AUDIT_RECORDS: Readonly<Record<string, AuditRecord>> = {
  'activities.activity': {},
  'activities.participation': {},
  'agents.agent': { ...MEMBER, columns: MEMBER_TYPE },
  'agents.type': { columns: MEMBER_TYPE },
  'approvals.proposal': { columns: { kind: { words: 'approvals.kind.' } } },
  'audit.saved_list': {},
  'cashier.account': {},
  'cashier.deposit': {},
  'cashier.method': {},
  'cashier.payment': { columns: { asked: 'technical' } },
  'cashier.setting': BRAND,
  'cashier.slip': {},
  'catalogue.game_choice': { of: 'catalogue.game' },
  'catalogue.list': {},
  'catalogue.list_by_hand': {},
  'catalogue.vassalage_choice': {},
  'content.entry': {},
  'documents.document': {},
  'documents.rules': BRAND,
  'feedback.message': {},
  'free_rounds.campaign': {},
  'freezes.freeze': {
    columns: {
      agent: MEMBER,
      extended_by: OPERATOR,
      kind: { words: 'office-freezes.kind.' },
      lifted_by_agent: MEMBER,
      lifted_by_operator: OPERATOR,
    },
  },
  'identity.credential': MEMBER,
  'identity.session': MEMBER,
  'live_tables.request': {
    columns: {
      kind: { words: 'office-live-tables.request.' },
      coup: 'technical',
      state: { words: 'office-live-tables.request.state.' },
    },
  },
  'lottery.number_mark': { columns: { marked_by: OPERATOR, issue: 'technical' } },
  'lottery.number_rule': { columns: { half_from: 'money', closed_from: 'money' } },
  'lottery.reported_result': { columns: { result: 'technical', figures: 'technical' } },
  'lottery.schedule_exception': {},
  'lottery.terms': { columns: { proposed_by: OPERATOR } },
  'members.member': { columns: MEMBER_TYPE },
  'members.note': MEMBER,
  'members.profile_fields': BRAND,
  'messages.letter': {},
  'missions.plan': {},
  'operators.operator': {},
  'operators.role': {},
  'operators.session': OPERATOR,
  'pictures.picture': {},
  'points.redemption': {},
  'points.reward': {},
  'points.rules': {},
  'protection.member': MEMBER,
  'protection.own_limit': MEMBER,
  'providers.provider': {},
  'raffle.plan': BRAND,
  'rebates.plan': {},
  'reconciliation.run': {},
  'referrals.plan': {},
  'risk.flag': {},
  'risk.rules': BRAND,
  'salary.bill': {
    ...MEMBER,
    columns: {
      ...AGENT_SCHEME,
      above: MEMBER,
      approved: 'money',
      carried_in: 'money',
      carried_on: 'money',
      contract: 'technical',
      earned: 'money',
      granted: 'money',
      loss: 'money',
      net: 'money',
      valid: 'money',
    },
  },
  'salary.contract': { ...MEMBER, columns: { ...AGENT_SCHEME, reason: 'choice' } },
  'salary.defaults': {},
  'salary.rules': {},
  'signals.review': {
    ...MEMBER,
    columns: {
      kind: { words: 'office-agent-signals.kind.' },
      measure: 'technical',
      operator: OPERATOR,
      undone_by: OPERATOR,
    },
  },
  'statements.layout': { of: 'cashier.account' },
  'statements.settlement': {},
  'statements.statement': {},
  'system.brand': {},
  'system.maintenance': {},
  'transfers.transfer': {},
  'turnover.rules': {},
  'turnover.sums': BRAND,
  'upline.rules': {},
  'vendors.campaign': {},
  'vendors.key': {},
  'vendors.money_limit': {},
  'vendors.vendor': {},
  'vip.plan': BRAND,
  'withdrawals.terms': {},
  'withdrawals.withdrawal': { columns: { account: 'technical' } },
}

/** What a row is called by, the best name first. A localized one is a name in both languages. */
export const NAMING_COLUMNS = [
  'username',
  'reference',
  'bank_reference',
  'about',
  'titles',
  'title',
  'names',
  'code',
  'name',
  'file_name',
  'number',
  'effective_from',
  'day',
] as const

/** What a row belongs to, by which it is told as well. */
export const OWNING_COLUMNS = ['member', 'activity', 'deposit'] as const

const columnsOf = (format: AuditFormat, names: string): [string, AuditFormat][] =>
  names.split(' ').map((name) => [name, format])

const COLUMNS = new Map<string, AuditFormat>([
  ...columnsOf('money', 'amount asked books budget closing convert_daily_max fee fee_fixed float given held'),
  ...columnsOf('money', 'hourly_win largest_jackpot maximum maximum_stake minimum minimum_stake money_in money_out'),
  ...columnsOf('money', 'most_win next_amount opening paid quick_amounts returned stake stake_per_point'),
  ...columnsOf('money', 'stake_per_ticket sum_per_day two_from vendor_balance withdrawals_above'),
  ...columnsOf('percent', 'alarm_percent play reward_play'),
  ...columnsOf('choice', 'algorithm audience category closure direction fee_by held_because icon kind looked needs'),
  ...columnsOf('choice', 'period result state wallet way'),
  ...columnsOf('country', 'blocked_countries sms_countries'),
  ...columnsOf('language', 'language languages'),
  ...columnsOf({ words: 'profile.' }, 'fields'),
  ...columnsOf({ words: 'office.category.' }, 'game_type lottery_type'),
  ...columnsOf({ words: 'operators.power.' }, 'powers'),
  ...columnsOf({ words: 'brand.module.' }, 'modules'),
  ...columnsOf({ words: 'audit.value.member_type.' }, 'agent_centre_types'),
  ...columnsOf(MEMBER, 'agent member invited_by parent'),
  ...columnsOf(OPERATOR, 'claimed_by concerns decided_by made_by operator proposed_by sent_by settled_by stopped_by'),
  ...columnsOf({ of: 'activities.activity' }, 'activity'),
  ...columnsOf({ of: 'cashier.account' }, 'account'),
  ...columnsOf({ of: 'cashier.deposit' }, 'deposit'),
  ...columnsOf({ of: 'cashier.payment' }, 'payment'),
  ...columnsOf({ of: 'catalogue.game' }, 'node_id'),
  ...columnsOf({ of: 'content.entry' }, 'promotion'),
  ...columnsOf({ of: 'operators.role' }, 'role'),
  ...columnsOf({ of: 'points.reward' }, 'reward'),
  ...columnsOf('technical', 'ask_at brand changed_at client_id difference email_key file_hash files fingerprint hash'),
  ...columnsOf('technical', 'hold id payload picture pictures questions redirect request_id revision seen_at'),
  ...columnsOf('technical', 'subject_id token_hash told_at updated_at username_key'),
])

/** How a column of a kind of record is shown; `null` as what it is: text, a number, yes or no, a structure. */
export function auditFormat(subject: string, column: string): AuditFormat | null {
  return AUDIT_RECORDS[subject]?.columns?.[column] ?? COLUMNS.get(column) ?? null
}

/** By whose rows the entries of a kind of record are named. */
export const namedAs = (subject: string): string => AUDIT_RECORDS[subject]?.of ?? subject

/** Whose rows a format refers to, or `null`. */
export const referenceOf = (format: AuditFormat | null): string | null =>
  format !== null && typeof format === 'object' && 'of' in format ? format.of : null
