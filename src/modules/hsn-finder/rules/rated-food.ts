/** What is eaten and drunk, and what grows: code | percent | English and Hindi names as people type them | Hindi. */
export const ratedFood = `
0401 | 0 | Milk, fresh milk, UHT milk, doodh | दूध
0402 | 5 | Milk powder, condensed milk, dairy whitener | दूध पाउडर, मिल्क पाउडर
0403 | 5 | Curd, yoghurt, yogurt, lassi, buttermilk, dahi, chaas (packed) | दही, लस्सी, छाछ
0405 | 5 | Ghee, butter, makhan | घी, मक्खन
0406 | 5 | Cheese, mozzarella, cheddar | चीज़
040610 | 0 | Paneer, cottage cheese, chena | पनीर, छेना
0407 | 0 | Eggs, anda | अंडे
0409 | 5 | Honey, shahad (packed) | शहद
0602 | 0 | Plants, live plants, saplings, trees, paudha | पौधे
0603 | 0 | Flowers, cut flowers, garlands, phool | फूल, माला
0701 | 0 | Potatoes, aloo | आलू
0702 | 0 | Tomatoes, tamatar | टमाटर
0703 | 0 | Onions, garlic, pyaz, lahsun | प्याज़, लहसुन
0709 | 0 | Vegetables, fresh vegetables, sabzi, brinjal, okra, spinach | सब्ज़ी, ताज़ी सब्ज़ी
0713 | 5 | Pulses, dal, lentils, chana, chickpeas, moong, toor, urad, masoor, rajma, beans (packed) | दाल, चना, राजमा, मूंग
080111 | 5 | Desiccated coconut, coconut powder, nariyal bura | नारियल बुरादा
080119 | 0 | Coconut, fresh coconut, nariyal | नारियल
080132 | 5 | Cashew nuts, cashews, kaju | काजू
0802 | 5 | Almonds, walnuts, pistachios, nuts, dry fruits, badam, akhrot, pista | बादाम, अखरोट, पिस्ता, मेवा
0803 | 0 | Bananas, kela | केला
080410 | 5 | Dates, khajur, chhuhara | खजूर, छुहारा
080450 | 0 | Mangoes, fresh mangoes, guava, aam, amrud | आम, अमरूद
0805 | 0 | Oranges, lemons, citrus, santra, nimbu | संतरा, नींबू
080610 | 0 | Grapes, angoor | अंगूर
080620 | 5 | Raisins, kishmish, munakka | किशमिश, मुनक्का
0808 | 0 | Apples, pears, seb, nashpati | सेब
0810 | 0 | Fresh fruit, pomegranate, kiwi, strawberries, anar, phal | ताज़े फल, अनार
0813 | 5 | Dried fruit, dried apricots, prunes, berries, dried figs, anjeer | सूखे फल, अंजीर
0901 | 5 | Coffee, coffee beans, filter coffee, ground coffee | कॉफ़ी
0902 | 5 | Tea, green tea, tea leaves, masala chai, chai patti | चाय, चाय पत्ती
0904 | 5 | Pepper, chilli, red chilli powder, black pepper, kali mirch, lal mirch | मिर्च, काली मिर्च
0906 | 5 | Cinnamon, dalchini | दालचीनी
0907 | 5 | Cloves, laung | लौंग
0908 | 5 | Cardamom, nutmeg, mace, elaichi, jaiphal | इलायची, जायफल
0909 | 5 | Cumin, coriander, fennel, jeera, dhania, saunf, ajwain | जीरा, धनिया, सौंफ
0910 | 5 | Turmeric, spices, masala, garam masala, ginger, saffron, haldi, kesar, spice mix | हल्दी, मसाले, गरम मसाला, केसर
1001 | 5 | Wheat, gehu (packed) | गेहूँ
1006 | 5 | Rice, basmati, chawal (packed) | चावल, बासमती
1008 | 5 | Millet, ragi, jowar, bajra, quinoa, buckwheat (packed) | बाजरा, रागी, ज्वार
1101 | 5 | Wheat flour, atta, maida (packed) | आटा, मैदा
1102 | 5 | Flour of rice, maize or millet, rice flour, ragi flour (packed) | चावल का आटा, मक्के का आटा
1103 | 5 | Semolina, suji, rava, dalia, broken wheat (packed) | सूजी, दलिया
1104 | 5 | Oats, rolled oats, barley (packed) | ओट्स, जई
1106 | 5 | Gram flour, besan, sattu (packed) | बेसन, सत्तू
1108 | 5 | Starch, cornflour, corn starch, arrowroot | कॉर्नफ़्लोर, स्टार्च
1202 | 5 | Peanuts, groundnuts, moongfali (raw) | मूँगफली
1204 | 5 | Flax seeds, linseed, alsi | अलसी
1207 | 5 | Sesame, mustard seeds, chia seeds, pumpkin seeds, til, rai | तिल, राई, सरसों
1209 | 0 | Seeds for sowing, vegetable seeds, flower seeds, beej | बीज
1211 | 5 | Herbs, dried herbs, ashwagandha, tulsi leaves, moringa powder, jadi booti | जड़ी बूटी, अश्वगंधा, तुलसी
1301 | 5 | Asafoetida, hing, gum, gond | हींग, गोंद
1507 | 5 | Soyabean oil, soya oil | सोयाबीन तेल
1508 | 5 | Groundnut oil, peanut oil | मूँगफली तेल
1509 | 5 | Olive oil | जैतून का तेल
1512 | 5 | Sunflower oil, cooking oil, cottonseed oil | सूरजमुखी तेल, खाने का तेल
1513 | 5 | Coconut oil, edible coconut oil, nariyal tel | नारियल तेल
1514 | 5 | Mustard oil, sarson tel | सरसों का तेल
1515 | 5 | Sesame oil, til oil, castor oil, almond oil | तिल का तेल, अरंडी का तेल
1516 | 5 | Vanaspati, vegetable fat, dalda | वनस्पति घी
1701 | 5 | Sugar, jaggery, gur, mishri, brown sugar | चीनी, गुड़, मिश्री
1704 | 5 | Candy, toffee, sweets of sugar, lollipops, chewing gum, mukhwas | टॉफ़ी, मीठी गोली
1805 | 5 | Cocoa powder | कोको पाउडर
1806 | 5 | Chocolate, chocolates, chocolate bar, chocolate spread | चॉकलेट
1901 | 5 | Baby food, infant food, cake mix, malt drink, health drink | शिशु आहार, केक मिक्स
1902 | 5 | Noodles, pasta, macaroni, vermicelli, sevai | नूडल्स, पास्ता, सेवई
1903 | 5 | Sago, sabudana, tapioca | साबूदाना
1904 | 5 | Cornflakes, muesli, granola, poha, puffed rice, murmura | पोहा, मुरमुरा, कॉर्नफ़्लेक्स
1905 | 5 | Biscuits, cookies, cakes, pastries, rusk, khari, nankhatai | बिस्कुट, केक, कुकीज़, रस्क
19059040 | 0 | Papad, appalam | पापड़
19059090 | 0 | Bread, pav, roti, chapati, khakhra, pizza bread | ब्रेड, रोटी, खाखरा
2001 | 5 | Pickles, mango pickle, lemon pickle, achar | अचार, आम का अचार, नींबू का अचार
2005 | 5 | Potato chips, wafers, banana chips, preserved vegetables | चिप्स, वेफ़र्स
2007 | 5 | Jam, marmalade, fruit spread, murabba, jelly | जैम, मुरब्बा
2008 | 5 | Roasted nuts, peanut butter, makhana, fox nuts, roasted peanuts, aam papad | मखाना, भुने मेवे, पीनट बटर
2009 | 5 | Fruit juice, juice, coconut water | फलों का रस, जूस
2101 | 5 | Instant coffee, coffee powder, tea extract, tea premix | इंस्टेंट कॉफ़ी
2102 | 5 | Yeast, baking powder | ख़मीर, बेकिंग पाउडर
2103 | 5 | Ketchup, sauce, chutney, mayonnaise, mustard sauce, soy sauce | केचप, सॉस, चटनी
2104 | 5 | Soup, soup powder, broth | सूप
2105 | 5 | Ice cream, kulfi | आइसक्रीम, कुल्फ़ी
2106 | 5 | Namkeen, bhujia, sweets, mithai, laddu, barfi, protein powder, food supplement, vitamins, snacks | नमकीन, भुजिया, मिठाई, लड्डू, प्रोटीन पाउडर
2201 | 5 | Drinking water, mineral water, packed water, soda water plain | पीने का पानी, मिनरल वॉटर
220210 | 40 | Soft drink, aerated drink, cola, carbonated drink, sweetened soda | कोल्ड ड्रिंक, कोला
22029920 | 5 | Fruit drink, fruit pulp drink, squash, sharbat | शरबत, फ्रूट ड्रिंक
22029930 | 5 | Flavoured milk, milk shake, badam milk | बादाम दूध, फ़्लेवर्ड मिल्क
2209 | 5 | Vinegar, sirka, apple cider vinegar | सिरका
230910 | 18 | Dog food, cat food, pet food | कुत्ते का खाना, पालतू का खाना
230990 | 0 | Cattle feed, poultry feed, fish feed, chara | पशु आहार, चारा
2501 | 0 | Salt, rock salt, sendha namak, black salt | नमक, सेंधा नमक
3101 | 5 | Organic manure, compost, vermicompost, cow dung, khaad (packed) | खाद, जैविक खाद
3105 | 5 | Fertiliser, fertilizer, NPK, plant food, urvarak | उर्वरक
`;
