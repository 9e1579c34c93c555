/*
 * Contracts that count on a day: in force, of agents who stand in the tree on it. Whoever was closed meanwhile and
 * appointed again needs a new contract, also where the contract was approved on the very day of the closing: both hold
 * from the next day.
 */
create or replace function salary.contracts_on(of_brand uuid, on_day date)
returns table (id uuid, agent uuid, rate integer, from_day date) language sql stable as $$
  select contract.id, contract.agent, contract.rate, contract.from_day
    from salary.contract
   where contract.brand = of_brand and contract.rate > 0 and contract.from_day <= on_day
     and (contract.until_day is null or contract.until_day > on_day)
     and exists (
       select from agents.stands
        where stands.agent = contract.agent and stands.from_day <= on_day
          and (stands.until_day is null or stands.until_day > on_day))
     and not exists (
       select from agents.stands ended
        where ended.agent = contract.agent and ended.until_day >= contract.from_day and ended.until_day <= on_day
          and not exists (
            select from agents.stands next where next.agent = ended.agent and next.from_day = ended.until_day))
$$;
