-- A business that wants its tax number on the invoice, with its name, as JSON; null for everybody else.
alter table orders add column business text;
