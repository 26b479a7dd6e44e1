-- A settlement that was noted by mistake stays in the list, with who took it back; its parcels are owed again.
alter table cash_settlements add column back_at bigint;
alter table cash_settlements add column back_by text;
