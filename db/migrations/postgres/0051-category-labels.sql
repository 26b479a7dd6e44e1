-- What a category is called on the pages, its picture, and whether lists show it.
alter table categories add column label_en text not null default '';
alter table categories add column label_hi text not null default '';
alter table categories add column picture text not null default '';
alter table categories add column hidden integer not null default 0 check (hidden in (0, 1));
alter table categories add column version bigint not null default 1;

-- The names that pages have shown so far.
with known (id, label_en, label_hi, picture) as (values
  ('electronics', 'Electronics', 'इलेक्ट्रॉनिक्स', 'category-electronics'),
  ('audio', 'Audio', 'ऑडियो', ''),
  ('phones', 'Phones & Tablets', 'फ़ोन और टैबलेट', ''),
  ('computers', 'Computers', 'कंप्यूटर', ''),
  ('cameras-wearables', 'Cameras & Wearables', 'कैमरे और घड़ियाँ', ''),
  ('clothing', 'Clothing', 'कपड़े', 'category-clothing'),
  ('mens-clothing', 'Men''s Clothing', 'पुरुषों के कपड़े', ''),
  ('womens-clothing', 'Women''s Clothing', 'महिलाओं के कपड़े', ''),
  ('jewelry', 'Jewelry', 'गहने', 'category-jewelry'),
  ('rings', 'Rings', 'अँगूठियाँ', ''),
  ('necklaces', 'Necklaces', 'हार', ''),
  ('earrings', 'Earrings', 'झुमके और बालियाँ', ''),
  ('bangles-anklets', 'Bangles & Anklets', 'चूड़ियाँ और पायल', ''),
  ('stationery', 'Stationery', 'स्टेशनरी', 'category-stationery'),
  ('writing', 'Pens & Pencils', 'पेन और पेंसिल', ''),
  ('notebooks', 'Notebooks & Diaries', 'कॉपी और डायरी', ''),
  ('desk', 'Desk & Office', 'डेस्क और दफ़्तर', ''),
  ('grocery', 'Grocery', 'किराना', 'category-grocery'),
  ('staples', 'Rice, Flour & Pulses', 'चावल, आटा और दालें', ''),
  ('spices', 'Spices & Pickles', 'मसाले और अचार', ''),
  ('tea-coffee', 'Tea & Coffee', 'चाय और कॉफ़ी', ''),
  ('fresh', 'Fruit & Bakery', 'फल और बेकरी', ''),
  ('home-living', 'Home & Living', 'घर और रहन-सहन', 'category-home-living'),
  ('lighting', 'Lighting', 'रोशनी', ''),
  ('decor', 'Decor', 'सजावट', ''),
  ('furniture', 'Furniture', 'फ़र्नीचर', ''),
  ('kitchen', 'Kitchen & Dining', 'रसोई और भोजन', ''),
  ('sports', 'Sports', 'खेल', 'category-sports'),
  ('cricket', 'Cricket', 'क्रिकेट', ''),
  ('racket-sports', 'Racket Sports', 'रैकेट के खेल', ''),
  ('fitness', 'Yoga & Fitness', 'योग और फ़िटनेस', ''),
  ('outdoor', 'Running & Outdoors', 'दौड़ और सैर', ''),
  ('beauty', 'Beauty', 'सौंदर्य', 'category-beauty'),
  ('skincare', 'Skin Care', 'त्वचा की देखभाल', ''),
  ('makeup', 'Make-up', 'मेकअप', ''),
  ('haircare', 'Hair Care', 'बालों की देखभाल', ''),
  ('fragrance', 'Fragrance', 'इत्र', ''),
  ('books', 'Books', 'किताबें', 'category-books'),
  ('fiction', 'Fiction', 'कहानियाँ', ''),
  ('non-fiction', 'Non-fiction', 'कथेतर', ''),
  ('children', 'Children', 'बच्चों के लिए', ''),
  ('cookbooks', 'Food & Travel', 'खाना और सफ़र', '')
)
update categories
set label_en = known.label_en, label_hi = known.label_hi, picture = known.picture
from known
where known.id = categories.id;
update categories set label_en = name where label_en = '';

-- Where a category was found before it was renamed or moved, as the end of its address.
create table category_moves (
  path text primary key,
  category text not null references categories (id) on delete cascade
);
