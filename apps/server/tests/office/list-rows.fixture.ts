/** Of each list there are three rows. The first is of the day before 5 March in Bangkok, the others are of that day. */
export const DAYS = ['2026-03-04T16:59:59.999Z', '2026-03-04T17:00:00Z', '2026-03-05T16:59:59.999Z'] as const
export const AMOUNTS = ['100', '300', '200'] as const
export const PEOPLE = ['filtermali', 'filterniran', 'filterchai'] as const

const NOBODY = '00000000-0000-0000-0000-000000000000'
const RULE = '{"kind":"application","most":"1000.00","alone":"1.00","pictures":false}'

/** One value in the second row, another in the first and the third. */
const second = (one: string, other: string): string => `case turn when 1 then ${one} else ${other} end`

/**
 * Writes down what each list shows, from rows `given` with `turn` (0 to 2), `id`, `brand`, `at`, `amount`, `member` (the
 * first of `PEOPLE` twice, the second once) and `alone` (another of them each).
 */
const ROWS: Readonly<Record<string, string>> = {
  deposits: `
    insert into cashier.deposit (id, brand, member, request_id, reference, method, kind, amount, asked, currency, payload,
                                 state, requested_at, expires_at)
    select id, brand, member, id, 'FD' || turn, 'promptpay', 'promptpay', amount, amount, 'THB', '-',
           ${second("'cancelled'", "'expired'")}, at, at from given`,
  withdrawals: `
    insert into payees.holder (member, brand, name, given_at) select distinct member, brand, 'Mali', now() from given;
    insert into payees.account (id, brand, member, bank, number_sealed, number_hash, number_length, last_four, holder,
                                added_at, usable_from)
    select id, brand, member, '004', '', id::text::bytea, 10, '1234', 'Mali', at, at from given;
    insert into withdrawals.withdrawal (id, brand, member, request_id, reference, account, amount, fee, currency, state,
                                        requested_at, since)
    select id, brand, member, id, 'FW' || turn, id, amount, 0, 'THB', 'waiting', at, at from given;
    update withdrawals.withdrawal
       set returned = withdrawal.amount, state = ${second("'rejected'", "'cancelled'")}
      from given where given.id = withdrawal.id`,
  payments: `
    insert into cashier.payment (id, brand, provider, bank_reference, reference, way, amount, currency, paid_at,
                                 received_at, result, held_because, return_reference, deposit)
    select id, brand, 'BANK', id, 'FP' || turn, 'promptpay', amount, 'THB', at, at,
           ${second("'returned'", "'held_for_review'")}, ${second("'by_hand'", "'unknown'")}, ${second('id', 'null')}, id from given`,
  transfers: `
    insert into transfers.transfer (id, brand, member, request_id, vendor, direction, amount, currency, requested_at,
                                    settled_at, ask_at, state, reason, vendor_balance)
    select id, brand, member, id, 'STUDIO', 'out', amount, 'THB', at, at, at, ${second("'done'", "'refused'")},
           ${second('null', "'NEVER_CAME'")}, 0 from given`,
  members: `
    update members.member set joined_at = given.at, closed_at = ${second('given.at', 'null')}
      from given where given.alone = member.id`,
  statements: `
    insert into statements.statement (id, brand, account, currency, file_name, file_hash, made_by, made_at, first_at, until,
                                      covers_from, lines, fresh, money_in, money_out, lines_in, lines_out, gaps,
                                      gaps_named, books, held, tolerance_minutes)
    select id, brand, ${second("'main'", `'${NOBODY}'`)}, 'THB', 'file', id, 'nok', at, at, at, at, 1, 1, 0, 0, 0, 0, 0,
           '[]', 0, 0, 0 from given;
    insert into statements.difference (id, brand, account, statement, kind, state, entry, our_amount, our_at, our_reference)
    select id, brand, 'main', id, 'only_in_books', ${second("'open'", "'settled'")}, id, 1, at, 'R' from given`,
  reconciliations: `
    insert into reconciliation.run (id, vendor, day, time_zone, file_name, file_hash, made_by, made_at, lines, totals)
    select id, ${second("'OTHER'", "'STUDIO'")}, (at at time zone 'Asia/Bangkok')::date, 'UTC', 'file', id, 'nok', at, 1,
           '[]' from given;
    insert into reconciliation.tally (run, kind, differences)
    select id, 'other_amount', ${second('2', '0')} from given`,
  approvals: `
    insert into approvals.proposal (id, brand, kind, state, about, subject_id, details, proposed_by, proposed_at)
    select id, brand, 'members.adjust', 'waiting', ${second("'niran 100%'", "'Mali'")}, id, '{}', '${NOBODY}', at
      from given`,
  'points/redemptions': `
    insert into points.reward (id, brand, category, title, description, points, open, position)
    select id, brand, 'goods', '{}', '{}', 1, true, 1 from given;
    insert into points.redemption (id, brand, member, request_id, reward, category, title, quantity, points, state, hold,
                                   asked_at, decided_at)
    select id, brand, member, id, id, 'goods', '{"th":"A","en":"A"}', 1, amount / 10000, 'cancelled', '${NOBODY}', at, at
      from given`,
  'activities/applications': `
    insert into activities.activity (id, brand, names, rule, period, least_level, play, budget, given, open, made_at)
    select id, brand, '{"th":"A","en":"A"}', '${RULE}', 'once', 0, 0, amount, amount, false, at from given;
    insert into activities.participation (id, brand, activity, member, period, state, rule, play, remark, amount,
                                          joined_at, changed_at)
    select id, brand, id, member, 'once', 'issued', '${RULE}', 0, 'please', amount, '${DAYS[0]}', at from given`,
  documents: `
    insert into documents.document (id, brand, member, kind, state, pictures, sent_at, decided_at, decided_by, reason)
    select id, brand, member, ${second("'passport'", "'id_card'")}, 'rejected', '{${NOBODY}}', at, at, '${NOBODY}',
           'blurred' from given`,
  risk: `
    insert into risk.flag (id, brand, member, kind, state, evidence, fingerprint, raised_at, decided_at)
    select id, brand, member, ${second("'velocity'", "'large_sum'")}, 'cleared', '{}', id, at, at from given`,
  feedback: `
    insert into feedback.message (id, brand, topic, content, language, pictures, given_at, settled_at)
    select id, brand, 'other', ${second("'The door'", "'A window'")}, 'th', '{}', at, ${second('at', 'null')} from given`,
  messages: `
    insert into messages.letter (id, brand, audience, reach, title, content, sent_by, sent_at, shown_at, told_at,
                                 recalled_at)
    select id, brand, 'all', 1, json_build_object('th', ${second("'สวัสดี'", "'ข่าว'")}, 'en', ${second("'Hello'", "'News'")}),
           '{"th":"","en":""}', '${NOBODY}', at, at, at, ${second('at', 'null')} from given`,
  'agents/search': `
    insert into agents.agent (member, brand, type, state, appointed_at, since)
    select alone, brand, ${second('2', '1')}, ${second("'suspended'", "'active'")}, at, at from given`,
  upline: `
    insert into upline.transfer (id, brand, member, receiver, request_id, day, amount, sent_at)
    select id, brand, member, '${NOBODY}', id, '2026-03-05', amount, at from given`,
  'free-rounds': `
    insert into free_rounds.campaign (id, brand, names, vendor, games, rounds, stake, most_win, play, from_at, until_at,
                                      made_at, made_by, stopped_at, stopped_by)
    select id, brand, json_build_object('th', 'A', 'en', ${second("'Tigers'", "'Dragons'")}), 'STUDIO', '{test-slot}', 1, 1,
           amount, 0, at, '2026-04-01', at, '${NOBODY}', ${second('at', 'null')}, ${second(`'${NOBODY}'::uuid`, 'null')}
      from given;
    insert into free_rounds.grant (id, brand, campaign, member, rounds, most_win, used, won, paid, told_at, changed_at)
    select id, brand, id, member, 1, amount, 1, amount, amount, at, at from given`,
  'protection/away': `
    insert into protection.member (member, brand, closure, closed_at, closed_until)
    select alone, brand, ${second("'time_out'", "'exclusion'")}, at, '2027-06-01' from given`,
  rounds: `
    insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                              started_at, settled_at, account, first_change, last_change)
    select id, brand, member, 'STUDIO', id, 'test-slot', 'RNG', 'THB', 10000, amount, (${second("'open'", "'settled'")})::wagers.round_state, at,
           ${second('null', 'at')}, 0, 1, 2 from given`,
}

/** Lists whose rows are members: each row is another person. */
const OF_MEMBERS: ReadonlySet<string> = new Set(['members', 'agents/search', 'protection/away'])

/** What a list is asked for beside days, amounts and order, and which rows that leaves, the newest first. */
type Narrowing = readonly [query: Readonly<Record<string, string>>, found: readonly number[]]

const MALI: Narrowing = [{ search: 'FilterMali' }, [2, 0]]
const CHAI: Narrowing = [{ search: 'filterchai' }, [2]]

/** By the path of each list: what it is asked for to show all three rows, and what narrows it. */
const NARROWINGS: Readonly<Record<string, readonly [Readonly<Record<string, string>>, ...Narrowing[]]>> = {
  deposits: [{ view: 'over' }, MALI, [{ search: 'fd1' }, [1]], [{ view: 'open' }, []]],
  withdrawals: [{ view: 'over' }, MALI, [{ search: 'fw1' }, [1]], [{ view: 'disputed' }, []]],
  payments: [{ view: 'all' }, MALI, [{ search: 'FP1' }, [1]], [{ view: 'settled' }, [1]], [{ view: 'held' }, [2, 0]]],
  transfers: [{}, MALI, [{ state: 'done' }, [1]], [{ state: 'refused' }, [2, 0]]],
  members: [{ search: 'filter' }, CHAI, [{ closed: 'yes' }, [1]], [{ closed: 'no' }, [2, 0]], [{ kind: 'trial' }, []]],
  statements: [{}, [{ result: 'open' }, [1]], [{ result: 'settled' }, [2, 0]], [{ account: 'main' }, [1]]],
  reconciliations: [{}, [{ search: 'other' }, [1]], [{ result: 'different' }, [1]], [{ result: 'equal' }, [2, 0]]],
  approvals: [{}, [{ search: 'MALI' }, [2, 0]], [{ search: '100%' }, [1]], [{ state: 'decided' }, []]],
  'points/redemptions': [{ state: 'cancelled' }, MALI, [{ state: 'rejected' }, []]],
  'activities/applications': [{ decided: '1' }, MALI, [{ decided: '0' }, []]],
  documents: [{ state: 'rejected' }, MALI, [{ kind: 'passport' }, [1]], [{ state: 'accepted' }, []]],
  risk: [{ state: 'cleared' }, MALI, [{ kind: 'velocity' }, [1]], [{ state: 'open' }, []]],
  feedback: [{}, [{ search: 'WINDOW' }, [2, 0]], [{ open: 'true' }, [2, 0]]],
  messages: [{}, [{ search: 'สวัสดี' }, [1]], [{ search: 'NEWS' }, [2, 0]], [{ state: 'recalled' }, [1]]],
  'agents/search': [{}, CHAI, [{ state: 'suspended' }, [1]], [{ type: '1' }, [2, 0]]],
  upline: [{}, MALI],
  'free-rounds': [{}, [{ search: 'dragon' }, [2, 0]], [{ state: 'stopped' }, [1]], [{ state: 'over' }, [2, 0]]],
  'protection/away': [{}, CHAI, [{ kind: 'time_out' }, [1]], [{ kind: 'exclusion' }, [2, 0]]],
  rounds: [{}, MALI, [{ state: 'open' }, [1]]],
}

/** Every list with how its rows are written down, what shows all three, and what narrows it. */
export const LISTS = Object.entries(ROWS).map(([path, sql]) => {
  const [all = {}, ...narrowings] = NARROWINGS[path] ?? []
  return { path, sql, all, narrowings, isOfMembers: OF_MEMBERS.has(path) }
})
