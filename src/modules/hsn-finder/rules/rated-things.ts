/** Paper, kitchen, machines, toys, tools, craft: as in `rated-food.ts`. */
export const ratedThings = `
4901 | 0 | Books, printed books, novel, textbook, kitab | किताब, पुस्तक
4902 | 0 | Newspapers, magazines, akhbar | अख़बार, पत्रिका
4903 | 0 | Children's picture books, drawing books, colouring books | बच्चों की किताबें, चित्र किताब
4905 | 0 | Maps, globes, atlas | नक़्शा, ग्लोब
4909 | 18 | Greeting cards, postcards, invitation cards, wedding cards | ग्रीटिंग कार्ड, निमंत्रण पत्र
4910 | 18 | Calendars | कैलेंडर
4911 | 18 | Posters, printed pictures, brochures, photographs | पोस्टर
4817 | 18 | Envelopes, letter cards, lifafa | लिफ़ाफ़ा
4818 | 18 | Toilet paper, tissue paper, paper napkins, facial tissues | टिशू पेपर
4819 | 5 | Boxes of cardboard, cartons, packing boxes, gift box, dibba | डिब्बा, गत्ते का डिब्बा
482010 | 18 | Diary, register, notepad, organiser, planner, account book | डायरी, रजिस्टर
482020 | 0 | Exercise books, notebooks, school copies, graph books, kopi | कॉपियाँ, नोटबुक
4821 | 18 | Labels, stickers of paper, tags | स्टिकर, लेबल
4802 | 18 | Paper, A4 paper, writing paper, printing paper | काग़ज़
4823 | 18 | Paper plates, paper cups, paper craft, decorations of paper | काग़ज़ की प्लेट, काग़ज़ का कप
40169200 | 0 | Eraser, rubber for pencils | रबर, इरेज़र
9608 | 18 | Pens, ball pens, fountain pens, markers, gel pens, kalam | पेन, क़लम
9609 | 0 | Pencils, crayons, chalk, pastels, colour pencils | पेंसिल, क्रेयॉन, चॉक
9017 | 5 | Geometry box, mathematical box, scale, ruler, drawing instruments | ज्योमेट्री बॉक्स, स्केल
3213 | 5 | Colour box, water colours, poster colours, artist paints, rang | रंग, वॉटर कलर
3407 | 5 | Modelling clay, play dough | क्ले, मिट्टी खेलने की
3215 | 18 | Ink, printing ink, syahi, printer cartridge ink | स्याही
3506 | 18 | Glue, adhesive, gum stick, fevicol, gond bottle | गोंद, चिपकाने वाला
8305 | 18 | Stapler pins, paper clips, files clips | क्लिप, स्टेपल पिन
8472 | 18 | Stapler, punching machine, office machines | स्टेपलर
3923 | 18 | Plastic bottles, plastic bags, plastic containers for packing, jars | प्लास्टिक बोतल, प्लास्टिक डिब्बे
3924 | 18 | Plastic kitchenware, bucket, mug, tiffin of plastic, storage box, water bottle of plastic, lunch box | बाल्टी, टिफ़िन, प्लास्टिक का सामान
3926 | 18 | Plastic articles, mobile cover, phone case, key chain of plastic, idol of plastic | मोबाइल कवर, प्लास्टिक की चीज़ें
3919 | 18 | Adhesive tape, cello tape, screen protector film | टेप
3917 | 18 | Pipes of plastic, garden hose, PVC pipe | पाइप
4011 | 18 | Tyres, car tyre, bike tyre | टायर
4015 | 18 | Rubber gloves, surgical gloves | रबर के दस्ताने
4414 | 5 | Photo frame, wooden frame, picture frame | फ़ोटो फ्रेम
4419 | 5 | Wooden kitchenware, wooden spoons, rolling pin, chakla belan, chopping board | चकला बेलन, लकड़ी के चम्मच
4420 | 5 | Wooden handicraft, wooden box, wooden statue, carving, marquetry | लकड़ी की मूर्ति, लकड़ी का हस्तशिल्प
4421 | 5 | Articles of wood, wooden hangers, wooden temple, mandir | लकड़ी का मंदिर, हैंगर
4412 | 18 | Plywood, ply board | प्लाईवुड
4601 | 5 | Mats, bamboo mat, chatai, plaits | चटाई
4602 | 5 | Baskets, cane basket, wicker, bamboo craft, tokri | टोकरी
6505 | 5 | Cap, hat, topi | टोपी
6702 | 18 | Artificial flowers, plastic flowers | नक़ली फूल
6703 | 18 | Wigs, hair extensions | विग
6802 | 5 | Stone statue, marble idol, stone carving, murti | पत्थर की मूर्ति, संगमरमर
6810 | 18 | Cement articles, concrete pots | सीमेंट का सामान
6904 | 5 | Bricks, int | ईंट
6907 | 18 | Tiles, ceramic tiles, floor tiles | टाइल्स
6911 | 5 | Porcelain crockery, bone china, cup, plate, dinner set, tea set | क्रॉकरी, कप, प्लेट
6912 | 5 | Ceramic tableware, stoneware, mug, bowl, pottery, blue pottery | चीनी मिट्टी के बर्तन, मग
69120040 | 0 | Clay pots, earthen pot, matka, diya, kulhad, terracotta | मिट्टी के बर्तन, मटका, दीया, कुल्हड़
6913 | 5 | Statuettes of ceramic, ornaments of ceramic, figurine | सजावटी मूर्ति
6914 | 5 | Terracotta planters, ceramic planters, garden pots, gamla | गमला
7009 | 18 | Mirror, looking glass, sheesha | शीशा, आईना
7010 | 18 | Glass jars, glass bottles for packing | काँच की बोतल, जार
7013 | 18 | Glassware, glass tumbler, wine glass, glass bowl, vase of glass | काँच के गिलास, काँच के बर्तन
7007 | 18 | Tempered glass, screen guard of glass | टेम्पर्ड ग्लास
7317 | 18 | Nails, tacks, keel | कील
7318 | 18 | Screws, bolts, nuts of iron, pech | पेच, नट बोल्ट
7321 | 18 | Gas stove, chulha, stove, barbecue | गैस चूल्हा
732111 | 5 | LPG stove | एलपीजी चूल्हा
7323 | 5 | Steel utensils, bartan, steel bottle, tawa, kadhai, pressure cooker of steel, thali, steel tiffin, cutlery holder | बर्तन, स्टील के बर्तन, तवा, कड़ाही, थाली
7326 | 18 | Articles of iron, hooks, wire rack, ladder of steel | लोहे का सामान
7418 | 5 | Copper utensils, copper bottle, brass utensils, puja thali of brass, tamba, lota | ताँबे के बर्तन, पीतल के बर्तन, लोटा
7419 | 18 | Articles of copper or brass, bells of brass, brass handles | पीतल का सामान
7615 | 5 | Aluminium utensils, pressure cooker of aluminium, non-stick pan, frying pan, idli maker | एल्युमिनियम के बर्तन, प्रेशर कुकर
8201 | 0 | Garden tools, spade, sickle, khurpi, kudal, farm hand tools | खुरपी, कुदाल, बाग़ के औज़ार
8205 | 18 | Hand tools, hammer, screwdriver, spanner, tool kit, pliers, auzar | औज़ार, हथौड़ा, पेचकस
8207 | 18 | Drill bits, tools for machines | ड्रिल बिट
8211 | 18 | Knives, kitchen knife, chaku, pocket knife | चाकू
8213 | 18 | Scissors, kainchi | कैंची
8215 | 5 | Spoons, forks, ladles, cutlery, chammach | चम्मच, काँटा
8301 | 18 | Locks, padlock, keys, tala | ताला
8302 | 18 | Door handles, hinges, fittings, curtain rods, hooks for wall | कुंडी, क़ब्ज़े, हैंडल
8306 | 5 | Brass idols, metal statue, bells, gongs, trophies, metal photo frame, ghanti, murti of metal | पीतल की मूर्ति, घंटी
8414 | 18 | Fan, ceiling fan, table fan, exhaust fan, pump for air, pankha | पंखा
8415 | 18 | Air conditioner, AC | एसी
8418 | 18 | Refrigerator, fridge, freezer | फ़्रिज
842121 | 5 | Water filter, water purifier, RO | वॉटर प्यूरीफ़ायर
8422 | 18 | Dishwasher, packing machine | बर्तन धोने की मशीन
8423 | 18 | Weighing scale, kitchen scale, tarazu | तराज़ू, वज़न मशीन
8424 | 18 | Sprayer, spray pump, fire extinguisher | स्प्रे पंप
8443 | 18 | Printer, printer cartridge, toner | प्रिंटर
8450 | 18 | Washing machine | कपड़े धोने की मशीन
8452 | 5 | Sewing machine, silai machine, needles for sewing machine | सिलाई मशीन
8467 | 18 | Drill machine, power tools, angle grinder | ड्रिल मशीन
8470 | 18 | Calculator | कैलकुलेटर
8471 | 18 | Laptop, computer, keyboard, mouse, tablet, hard disk | लैपटॉप, कंप्यूटर, कीबोर्ड
8473 | 18 | Computer parts, memory, RAM | कंप्यूटर के पुर्ज़े
8481 | 18 | Taps, shower, valves, nal | नल
8504 | 18 | Charger, mobile charger, adapter, UPS, inverter, transformer | चार्जर, इन्वर्टर
8506 | 18 | Battery cells, dry cell | सेल, बैटरी
8507 | 18 | Power bank, rechargeable battery, car battery, inverter battery | पावर बैंक, इन्वर्टर बैटरी
8509 | 18 | Mixer, grinder, juicer, blender, food processor, chopper electric | मिक्सर, जूसर, ग्राइंडर
8510 | 18 | Trimmer, shaver, hair clipper | ट्रिमर
8513 | 18 | Torch, flashlight, headlamp | टॉर्च
8516 | 18 | Iron, press, geyser, electric kettle, hair dryer, microwave, oven, toaster, induction, heater, room heater | प्रेस, गीज़र, केतली, हीटर
8517 | 18 | Mobile phone, smartphone, telephone, router, smart watch | मोबाइल फ़ोन, स्मार्टफ़ोन
8518 | 18 | Headphones, earphones, earbuds, speaker, microphone, bluetooth speaker | हेडफ़ोन, इयरफ़ोन, स्पीकर
8519 | 18 | Music player, sound recorder, turntable | म्यूज़िक प्लेयर
8523 | 18 | Pen drive, memory card, USB drive, SSD | पेन ड्राइव, मेमोरी कार्ड
8525 | 18 | Camera, CCTV, webcam, drone camera | कैमरा
8527 | 18 | Radio, car stereo | रेडियो
8528 | 18 | Television, TV, LED TV, monitor, projector, set top box | टीवी, मॉनिटर
8536 | 18 | Switch, socket, plug, extension board, holder | स्विच, सॉकेट
8539 | 18 | Bulb, LED bulb, tube light | बल्ब
8541 | 5 | Solar panel, solar cells | सोलर पैनल
8544 | 18 | Wire, cable, charging cable, data cable, taar | तार, केबल
8708 | 18 | Car parts, car accessories | कार के पुर्ज़े
8711 | 18 | Scooter, motorcycle (up to 350 cc) | स्कूटर, मोटरसाइकिल
871160 | 5 | Electric scooter, electric bike | इलेक्ट्रिक स्कूटर
8712 | 5 | Bicycle, cycle | साइकिल
8713 | 5 | Wheelchair | व्हीलचेयर
8714 | 5 | Bicycle parts, cycle bell, cycle seat | साइकिल के पुर्ज़े
8715 | 5 | Pram, stroller, baby carriage | प्रैम
9001 | 5 | Contact lenses, spectacle lenses | कॉन्टैक्ट लेंस
9004 | 18 | Safety goggles, swimming goggles | सुरक्षा चश्मा
9018 | 5 | Blood pressure monitor, medical instruments, nebuliser, stethoscope | बीपी मशीन
9019 | 5 | Oxygen concentrator, breathing apparatus | ऑक्सीजन कंसंट्रेटर
901910 | 18 | Massager, massage machine | मसाजर
9021 | 5 | Orthopaedic belt, knee cap, support belt | घुटने की पट्टी
90214010 | 0 | Hearing aid | सुनने की मशीन
9025 | 5 | Thermometer | थर्मामीटर
9027 | 5 | Glucometer, blood sugar monitor, test strips | शुगर जाँच मशीन
9105 | 18 | Clock, wall clock, alarm clock | दीवार घड़ी
9202 | 18 | Guitar, sitar, violin, ukulele | गिटार, सितार
9205 | 18 | Flute, harmonica, bansuri | बाँसुरी
9206 | 18 | Tabla, drum, dholak, percussion | तबला, ढोलक
9401 | 18 | Chair, sofa, office chair, stool, kursi | कुर्सी, सोफ़ा
94015300 | 5 | Cane chair, bamboo chair, rattan seat | बेंत की कुर्सी, बाँस की कुर्सी
9403 | 18 | Furniture, table, bed, wardrobe, shelf, almirah, mez | फ़र्नीचर, मेज़, पलंग, अलमारी
94038200 | 5 | Bamboo furniture | बाँस का फ़र्नीचर
9405 | 18 | Lamp, table lamp, fairy lights, chandelier, LED light, lantern | लैंप, लाइट, झूमर
94055000 | 5 | Kerosene lamp, lantern of oil, lamps without electricity | लालटेन
9503 | 5 | Toys, wooden toys, dolls, puzzles, soft toy, teddy bear, khilona, tricycle | खिलौने, गुड़िया, पहेली
9504 | 5 | Board games, chess, carrom, ludo, playing cards, taash | शतरंज, कैरम, लूडो, ताश
950450 | 18 | Video game console, gaming console | वीडियो गेम
9505 | 18 | Festive decorations, Christmas decorations, party decorations, balloons for parties | सजावट, पार्टी का सामान
9506 | 5 | Sports goods, cricket bat, ball, badminton racket, football, dumbbells, yoga mat, gym equipment | क्रिकेट बैट, खेल का सामान, फ़ुटबॉल
9507 | 5 | Fishing rod, fishing hooks | मछली पकड़ने का काँटा
9601 | 5 | Horn, bone or ivory-like craft, horn comb | सींग का सामान
9606 | 18 | Buttons, snap fasteners | बटन
9607 | 18 | Zip, zipper, slide fastener | ज़िप
9613 | 18 | Lighter, gas lighter | लाइटर
9617 | 18 | Vacuum flask, thermos, insulated bottle | थर्मस
9701 | 5 | Painting, hand-made painting, madhubani, warli, art | पेंटिंग, चित्र, मधुबनी
9703 | 5 | Sculpture, original statue, art work | मूर्तिकला
0511 | 5 | Conch, shankh, shells, natural sponge | शंख
12119099 | 0 | Puja items: tulsi mala, rudraksha, kalava, janeu, vibhuti, sacred thread | रुद्राक्ष, कलावा, जनेऊ, तुलसी माला
2914 | 5 | Camphor, kapoor, kapur | कपूर
2836 | 18 | Baking soda, washing soda, soda ash | बेकिंग सोडा
3208 | 18 | Paint, enamel paint, varnish, wood polish | पेंट, वार्निश
3209 | 18 | Wall paint, emulsion, water paint, distemper | दीवार का पेंट
2523 | 18 | Cement | सीमेंट
2515 | 5 | Marble blocks, travertine | संगमरमर का पत्थर
2516 | 5 | Granite blocks, sandstone | ग्रेनाइट
3204 | 18 | Dyes, fabric dye, food colour, pigment, gulal synthetic | डाई, रंग
3811 | 18 | Engine oil additives | इंजन ऑयल एडिटिव
2710 | 18 | Engine oil, lubricant, grease | इंजन ऑयल
3820 | 18 | Coolant, antifreeze | कूलेंट
5601 | 5 | Cotton wicks, cotton wool balls, batti for diya | रूई की बत्ती
5607 | 5 | Rope, twine, jute rope, rassi | रस्सी
5609 | 5 | Cords, macrame, rakhi threads | मैक्रमे, डोरी
6306 | 5<=2500<18 | Tent, tarpaulin, awning, camping goods, tirpal | तंबू, तिरपाल
6308 | 5<=2500<18 | Sewing set, embroidery kit, rug kit | कढ़ाई किट
8202 | 18 | Saw, hand saw, aari | आरी
`;
