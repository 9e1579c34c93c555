-- How a brand pays out, from a day on, until the next. A later decision about the same day replaces an earlier one.
create table withdrawals.terms (
  id uuid primary key,
  brand uuid not null,
  effective_from date not null,
  details jsonb not null,
  decided_at timestamptz not null
);
create index terms_in_force on withdrawals.terms (brand, effective_from desc, decided_at desc);
call platform.wall('withdrawals.terms');
call audit.watch('withdrawals.terms');
grant select, insert on withdrawals.terms to sanuk_application;

-- What was set until now holds as if it had been decided before anybody looked.
insert into withdrawals.terms (id, brand, effective_from, details, decided_at)
select gen_random_uuid(), brand, date '2026-01-01', jsonb_build_object(
         'minimum', trim_scale(minimum::numeric / 10000)::text, 'maximum', trim_scale(maximum::numeric / 10000)::text,
         'ordersPerDay', orders_per_day, 'sumPerDay', trim_scale(sum_per_day::numeric / 10000)::text,
         'feeFixed', trim_scale(fee_fixed::numeric / 10000)::text,
         'feePercent', trim_scale(fee_rate::numeric / 100)::text, 'freePerDay', 0,
         'twoFrom', trim_scale(two_from::numeric / 10000)::text,
         'answerMinutes', answer_minutes, 'targetMinutes', target_minutes), clock_timestamp()
  from withdrawals.setting;
drop table withdrawals.setting;
