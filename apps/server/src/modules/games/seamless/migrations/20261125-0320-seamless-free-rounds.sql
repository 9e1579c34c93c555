-- Of a stake that nobody paid and of what it won: by which grant of free rounds. `amount` is what the vendor called it.
alter table seamless.transaction add column grant_id uuid;
