-- Whose each paisa of tax is, as it was sold; null where nobody can say any more.
alter table order_lines add column hsn_code text;
-- What a code took off this line.
alter table order_lines add column less_paise bigint not null default 0;
alter table order_lines add column tax_percent_hundredths integer;
alter table order_lines add column tax_paise bigint;
alter table order_charges add column tax_percent_hundredths integer;
alter table order_charges add column tax_paise bigint;

update order_lines set less_paise = shared.paise
from (
  select order_id, position,
    div(less * up_to, subtotal) - div(less * (up_to - own), subtotal) as paise
  from (
    select line.order_id, line.position, -code.paise as less, line.quantity * line.unit_paise as own,
      sum(line.quantity * line.unit_paise) over (partition by line.order_id order by line.position) as up_to,
      sum(line.quantity * line.unit_paise) over (partition by line.order_id) as subtotal
    from order_lines line join order_charges code on code.order_id = line.order_id and code.kind = 'promo'
  ) lines
  where subtotal > 0
) shared
where order_lines.order_id = shared.order_id and order_lines.position = shared.position;

-- A tax of two halves has a row for each; of one rate there are as many rows as names.
create table order_rates as
select order_id, max(inside) as inside, sum(paise) as tax, count(*) as named, count(distinct words) as parts,
  max(round((params::json ->> 'percent')::numeric * 100)::bigint
    + case when inside = 1 and words in ('cgst', 'sgst', 'utgst')
      then round((params::json ->> 'percent')::numeric * 100)::bigint else 0 end) as highest
from order_charges where kind = 'tax' group by order_id;
create unique index order_rates_of on order_rates (order_id);

-- On top of the goods: rounded once, so each line has its share of it.
update order_lines set tax_percent_hundredths = shared.highest, tax_paise = shared.paise
from (
  select order_id, position, highest,
    case when subtotal > 0
      then div(tax * up_to, subtotal) - div(tax * (up_to - own), subtotal)
      else 0 end as paise
  from (
    select line.order_id, line.position, rate.tax, rate.highest,
      line.quantity * line.unit_paise - line.less_paise as own,
      sum(line.quantity * line.unit_paise - line.less_paise)
        over (partition by line.order_id order by line.position) as up_to,
      sum(line.quantity * line.unit_paise - line.less_paise) over (partition by line.order_id) as subtotal
    from order_lines line join order_rates rate on rate.order_id = line.order_id and rate.inside = 0 and rate.named = 1
  ) lines
) shared
where order_lines.order_id = shared.order_id and order_lines.position = shared.position;

-- Inside the prices: all that is added follows the highest rate. Halves are rounded each.
update order_charges set tax_percent_hundredths = rate.highest,
  tax_paise = rate.parts * ((2 * paise * rate.highest + (10000 + rate.highest) * rate.parts)
    / (2 * (10000 + rate.highest) * rate.parts))
from order_rates rate
where rate.order_id = order_charges.order_id and rate.inside = 1 and kind not in ('promo', 'tax');

-- One rate is every line's, if that makes the tax that was named; else a line may have had none.
update order_lines set tax_percent_hundredths = rate.highest,
  tax_paise = rate.parts
    * ((2 * (quantity * unit_paise - less_paise) * rate.highest + (10000 + rate.highest) * rate.parts)
      / (2 * (10000 + rate.highest) * rate.parts))
from order_rates rate
where rate.order_id = order_lines.order_id and rate.inside = 1 and rate.named = rate.parts;

update order_lines set tax_percent_hundredths = null, tax_paise = null
where order_id in (
  select order_id from order_rates rate
  where inside = 1 and tax <> (select coalesce(sum(tax_paise), 0) from order_lines where order_id = rate.order_id)
    + (select coalesce(sum(tax_paise), 0) from order_charges where order_id = rate.order_id)
);

-- Goods without any tax, and what is added where taxes come on top of the goods alone.
update order_lines set tax_percent_hundredths = 0, tax_paise = 0
where order_id not in (select order_id from order_rates);
update order_charges set tax_percent_hundredths = 0, tax_paise = 0
where kind not in ('promo', 'tax') and order_id not in (select order_id from order_rates where inside = 1);

drop table order_rates;
