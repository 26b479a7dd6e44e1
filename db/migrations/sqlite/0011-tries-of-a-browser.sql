-- A known browser gets a new secret at each login; its tries are counted under the name it had first.
alter table known_browsers add column counted_as text not null default '';
update known_browsers set counted_as = token_hash;
