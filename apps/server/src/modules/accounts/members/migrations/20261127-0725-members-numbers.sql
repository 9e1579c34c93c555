/*
 * A short number of eight digits by which a member is named to the brand's staff, unique in the brand. It is drawn, so
 * that it tells neither how many members there are nor what the number of another is.
 */
alter table members.member add column number int
  constraint number_has_eight_digits check (number between 10000000 and 99999999);

/* A number that nobody of a brand has. The random bits are those of a UUID, which PostgreSQL takes from the system. */
create function members.draw_number(of_brand uuid) returns int
language plpgsql as $$
declare
  drawn int;
begin
  loop
    drawn := 10000000 + ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 90000000;
    exit when not exists (select from members.member m where m.brand = of_brand and m.number = drawn);
  end loop;
  return drawn;
end $$;

create unique index member_number on members.member (brand, number);

do $$
declare
  one record;
begin
  for one in select id, brand from members.member loop
    update members.member set number = members.draw_number(one.brand) where id = one.id;
  end loop;
end $$;
alter table members.member alter column number set not null;

create function members.give_number() returns trigger
language plpgsql as $$
begin
  new.number := coalesce(new.number, members.draw_number(new.brand));
  return new;
end $$;
create trigger member_gets_number before insert on members.member
  for each row execute function members.give_number();

grant execute on function members.draw_number, members.give_number to sanuk_application;
