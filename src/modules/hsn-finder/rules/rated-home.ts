/** What is worn, used on the body and kept in a home: as in `rated-food.ts`; "5<=2500<18" is 5 up to ₹2,500 a piece, 18 above. */
export const ratedHome = `
3003 | 5 | Ayurvedic medicine, churna, herbal medicine in bulk | आयुर्वेदिक दवा, चूर्ण
3004 | 5 | Medicines, tablets, chyawanprash, homoeopathic medicine, pain balm, dawa | दवा, च्यवनप्राश, बाम
3005 | 5 | Bandages, cotton wool, plasters, first aid, gauze | पट्टी, रूई
3301 | 18 | Essential oils, lavender oil, tea tree oil, aroma oil | सुगंधित तेल, एसेंशियल ऑयल
3303 | 18 | Perfume, attar, ittar, scent, cologne | इत्र, परफ़्यूम
3304 | 18 | Cream, face cream, lotion, moisturiser, sunscreen, lipstick, foundation, make-up, cosmetics, serum | क्रीम, लोशन, लिपस्टिक, मेकअप
330430 | 18 | Nail polish, manicure, nail paint | नेल पॉलिश
330491 | 5 | Talcum powder, face powder, baby powder, talc | टैल्कम पाउडर
33049940 | 0 | Bindi, kumkum, sindoor, alta | बिंदी, कुमकुम, सिंदूर, आलता
330510 | 5 | Shampoo | शैम्पू
33059019 | 5 | Hair oil, amla oil, kesh tel | बालों का तेल, केश तेल
33059040 | 18 | Hair dye, hair colour, hair color | बालों का रंग
330610 | 5 | Toothpaste, tooth powder, manjan, datun powder | टूथपेस्ट, मंजन
330620 | 5 | Dental floss | डेंटल फ़्लॉस
330690 | 18 | Mouthwash, mouth freshener spray | माउथवॉश
330710 | 5 | Shaving cream, after shave, shaving lotion | शेविंग क्रीम
330720 | 18 | Deodorant, deo, body spray | डिओडरेंट
330741 | 5 | Incense sticks, agarbatti, dhoop, incense cones, loban, sambrani | अगरबत्ती, धूप
330749 | 18 | Room freshener, air freshener, car perfume | रूम फ़्रेशनर
340111 | 5 | Soap, bath soap, toilet soap, handmade soap, sabun | साबुन, नहाने का साबुन
340119 | 18 | Washing soap, laundry soap, detergent bar | कपड़े धोने का साबुन
340130 | 18 | Face wash, hand wash, body wash, liquid soap | फ़ेस वॉश, हैंड वॉश
3402 | 18 | Detergent, washing powder, dishwash, floor cleaner, toilet cleaner | डिटर्जेंट, सर्फ़, बर्तन धोने का साबुन
3405 | 18 | Polish, shoe polish, furniture polish | पॉलिश
3406 | 5 | Candles, scented candles, wax lights, mombatti, tealights | मोमबत्ती
3605 | 5 | Matches, matchbox, machis | माचिस
3808 | 18 | Insect repellent, mosquito repellent, insecticide, cockroach spray | मच्छर भगाने की दवा, कीटनाशक
821410 | 0 | Pencil sharpener, sharpener | शार्पनर
8212 | 18 | Razor, razor blades, shaving razor | रेज़र, ब्लेड
821420 | 18 | Nail cutter, manicure set | नेल कटर
9603 | 18 | Brush, paint brush, mop, hair brush, cleaning brush | ब्रश, पोछा
960310 | 0 | Broom, jhadu | झाड़ू
960321 | 5 | Toothbrush, bamboo toothbrush | टूथब्रश
9615 | 5 | Comb, hair clips, hair pins, hair band, kanghi | कंघी, हेयर क्लिप
961900 | 5 | Baby diapers, nappies, adult diapers | डायपर, लंगोट
96190010 | 0 | Sanitary pads, sanitary napkins | सैनिटरी पैड
96190020 | 0 | Tampons | टैम्पोन
40141010 | 0 | Condoms, contraceptives | कंडोम
6307 | 5<=2500<18 | Face mask, cloth mask, duster, dust cloth, pochha | मास्क, डस्टर
5007 | 5 | Silk fabric, silk saree, silk dupatta cloth, banarasi saree, kanjivaram | सिल्क, रेशमी साड़ी, बनारसी साड़ी
5106 | 5 | Wool yarn, knitting wool, oon | ऊन
5205 | 5 | Cotton yarn, cotton thread, sewing thread, soot | सूत, धागा
5208 | 5 | Cotton fabric, cotton saree, cotton cloth, unstitched suit, dress material, kapda, handloom saree, dhoti | सूती कपड़ा, सूती साड़ी, सूट का कपड़ा
5309 | 5 | Linen fabric, linen saree | लिनन
5407 | 5 | Polyester fabric, georgette saree, synthetic saree, chiffon saree | जॉर्जेट साड़ी, पॉलिएस्टर कपड़ा
5801 | 5 | Velvet, pile fabric, corduroy | मखमल
5804 | 5 | Lace, net fabric, tulle | लेस, जाली
5807 | 5 | Labels of cloth, badges, patches | लेबल, बैज
5810 | 5 | Embroidery, embroidered cloth, kadhai | कढ़ाई
5608 | 5 | Nets, mosquito net of cord, fishing net, rope net | जाल
5701 | 5 | Carpet, rug, hand-knotted carpet, kaleen | क़ालीन
5702 | 5 | Dhurrie, durrie, woven rug, mat of cloth, dari | दरी
5705 | 5 | Doormat, bath mat, floor covering, coir mat | पायदान
6101 | 5<=2500<18 | Knitted coat, jacket, knitted jacket, windcheater | जैकेट
6103 | 5<=2500<18 | Track pants, joggers, knitted suit for men, lower | ट्रैक पैंट, लोअर
6104 | 5<=2500<18 | Leggings, knitted dress, knitted kurti, knitted skirt | लेगिंग, निट कुर्ती
6105 | 5<=2500<18 | Polo shirt, knitted shirt for men | पोलो शर्ट
6107 | 5<=2500<18 | Underwear for men, briefs, vest, pyjama, banian | बनियान, अंडरवियर
6108 | 5<=2500<18 | Night dress, nightie, panties, knitted lingerie | नाइटी
6109 | 5<=2500<18 | T-shirt, tshirt, tee, singlet | टी-शर्ट
6110 | 5<=2500<18 | Sweater, pullover, cardigan, sweatshirt, hoodie | स्वेटर, हुडी
6111 | 5<=2500<18 | Baby clothes, baby wear knitted, romper | बच्चों के कपड़े, झबला
6115 | 5<=2500<18 | Socks, stockings, tights, moze | मोज़े
6116 | 5<=2500<18 | Gloves, knitted gloves, dastane | दस्ताने
6201 | 5<=2500<18 | Coat, overcoat, woven jacket for men, raincoat, nehru jacket | कोट, रेनकोट
6203 | 5<=2500<18 | Trousers, jeans, suit for men, shorts, blazer, pant | पैंट, जींस, सूट
6204 | 5<=2500<18 | Kurti, kurta set, dress, skirt, palazzo, lehenga, salwar suit, gown for women | कुर्ती, लहंगा, सलवार सूट, ड्रेस
6205 | 5<=2500<18 | Shirt, kurta for men, cotton shirt | शर्ट, कुर्ता
6206 | 5<=2500<18 | Blouse, top, shirt for women, saree blouse | ब्लाउज़, टॉप
6208 | 5<=2500<18 | Petticoat, nightwear woven, slip | पेटीकोट
6209 | 5<=2500<18 | Baby frock, baby wear woven | बच्चों की फ्रॉक
6211 | 5<=2500<18 | Sherwani, tracksuit, ethnic wear, kaftan, apron of cloth | शेरवानी, काफ़्तान
6212 | 5<=2500<18 | Bra, brassiere, shapewear | ब्रा
6214 | 5<=2500<18 | Shawl, stole, scarf, dupatta, pashmina, muffler | शॉल, स्टोल, दुपट्टा
6215 | 5<=2500<18 | Tie, bow tie | टाई
6301 | 5<=2500<18 | Blanket, quilt blanket, kambal | कंबल
6302 | 5<=2500<18 | Bedsheet, bed sheet, towel, pillow cover, table cloth, napkin, chadar | चादर, तौलिया, तकिया कवर
6303 | 5<=2500<18 | Curtains, blinds of cloth, parda | परदा
6304 | 5<=2500<18 | Bedspread, cushion cover, sofa cover, wall hanging of cloth | कुशन कवर, सोफ़ा कवर
6305 | 5<=2500<18 | Sack, jute bag sack, bora | बोरी
9404 | 18 | Mattress, gadda | गद्दा
940440 | 5<=2500<18 | Quilt, razai, comforter, duvet | रज़ाई
940490 | 5<=2500<18 | Pillow, cushion, takiya | तकिया, कुशन
6401 | 5<=2500<18 | Gumboots, rubber boots, waterproof shoes | गमबूट
6402 | 5<=2500<18 | Slippers, chappal, flip flops, sandals, rubber shoes, crocs | चप्पल, सैंडल
6403 | 5<=2500<18 | Leather shoes, formal shoes, kolhapuri, juti, mojari | चमड़े के जूते, कोल्हापुरी, जूती
6404 | 5<=2500<18 | Sports shoes, sneakers, canvas shoes, running shoes, joote | जूते, स्पोर्ट्स शूज़
6405 | 5<=2500<18 | Other shoes, felt slippers, cloth footwear | कपड़े के जूते
6506 | 18 | Helmet, safety helmet | हेलमेट
6601 | 5 | Umbrella, chhata, garden umbrella | छाता
4202 | 18 | Bag, handbag, purse, wallet, backpack, school bag, suitcase, laptop bag, batua | बैग, पर्स, बटुआ, सूटकेस
42022220 | 5 | Cotton bag, cloth bag, tote bag, jhola, handbag of cotton | थैला, झोला
42022230 | 5 | Jute bag, jute handbag | जूट बैग
4203 | 18 | Leather belt, leather jacket, leather gloves | चमड़े की बेल्ट
7018 | 0 | Glass bangles, chudi | चूड़ी, काँच की चूड़ी
7113 | 3 | Gold jewellery, silver jewellery, ring, necklace, earrings, anklet, payal, jewelry | गहने, सोने के गहने, चाँदी, पायल
7114 | 3 | Silver articles, silver idol, gold coin, silver coin, silver utensils | चाँदी का सामान, चाँदी का सिक्का
7117 | 3 | Imitation jewellery, artificial jewellery, fashion jewellery, oxidised jewellery, kundan, bangles of metal | नक़ली गहने, फ़ैशन ज्वेलरी
7103 | 3 | Gemstones, precious stones, ratna | रत्न, नग
9003 | 5 | Spectacle frames, eyeglass frames | चश्मे का फ्रेम
900410 | 18 | Sunglasses, goggles for sun | धूप का चश्मा
900490 | 5 | Spectacles, reading glasses, chashma | चश्मा
9101 | 18 | Gold watch, precious watch | सोने की घड़ी
9102 | 18 | Watch, wrist watch, smart band watch, ghadi | घड़ी, हाथ घड़ी
`;
