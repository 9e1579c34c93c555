/* Contracts end with the agency. Those of agents who are closed already ended in the tree alone. */
alter table salary.contract
  drop constraint contract_reason_check,
  add constraint contract_reason_check
    check (reason in ('operator', 'agreement', 'lower_above', 'given', 'default', 'closed'));

/* The first day on which agents who are closed now stood no more, or are yet to. */
create temporary table closed_from on commit drop as
select agent.member as agent, max(stands.until_day) as day
  from agents.agent join agents.stands on stands.agent = agent.member
 where agent.state = 'closed' group by agent.member;

update salary.contract set tiers = '[]', reason = 'closed'
  from closed_from where contract.agent = closed_from.agent and contract.from_day >= closed_from.day and tiers <> '[]';

with ended as (
  update salary.contract set until_day = closed_from.day
    from closed_from
   where contract.agent = closed_from.agent and contract.tiers <> '[]' and contract.from_day < closed_from.day
     and (contract.until_day is null or contract.until_day > closed_from.day)
  returning contract.brand, contract.scheme, contract.agent, closed_from.day
)
insert into salary.contract (id, brand, scheme, agent, tiers, from_day, until_day, reason, decided_at)
select gen_random_uuid(), ended.brand, ended.scheme, ended.agent, '[]', ended.day, (
         select min(next.from_day) from salary.contract next
          where next.scheme = ended.scheme and next.agent = ended.agent and next.from_day > ended.day),
       'closed', clock_timestamp()
  from ended;

-- Nobody can accept a request of a closed agent, or to one.
update salary.request set state = 'outdated', answered_at = clock_timestamp()
  from agents.agent
 where request.state = 'waiting' and agent.state = 'closed' and agent.member in (request.agent, request.upline);
