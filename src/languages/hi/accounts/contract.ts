import type { RefusalWords, SettingWords } from "#contract/module-contract.ts";
import type { accounts as accountsContract } from "#modules/accounts/contract.ts";

export const refusals = {
  customersUnknown: "पहली पंक्ति Shopify या WooCommerce की ग्राहकों की फ़ाइल की नहीं है। फ़ाइल वैसी ही भेजें जैसी मिली।",
  allFieldsRequired: "सभी ख़ाने भरना ज़रूरी है",
  nameUnusable: "कृपया अधिकतम 100 अक्षरों का नाम दें",
  addressBookFull: "और पते नहीं जोड़ सकते। पहले कोई पता हटाएँ।",
  passwordShort: "पासवर्ड कम से कम 6 अक्षरों का होना चाहिए",
  passwordShortForStaff: "दुकान में काम करने वालों का पासवर्ड कम से कम 12 अक्षरों का होना चाहिए",
  passwordLong: "पासवर्ड अधिकतम 128 अक्षरों का हो सकता है",
  passwordCommon: "यह पासवर्ड कोई भी आसानी से भाँप लेगा। कृपया दूसरा चुनें।",
  passwordNeeded: "कृपया अपना मौजूदा पासवर्ड भी डालें",
  passwordWrong: "मौजूदा पासवर्ड सही नहीं है",
  wrongCredentials: "ईमेल या पासवर्ड सही नहीं है",
  codeWrong: "यह कोड ग़लत है या इसका समय निकल गया है",
  codeElsewhere:
    "कृपया कोड उसी ब्राउज़र में डालें जिसमें आपने उसे माँगा था। बिना cookies वाला प्रोग्राम साथ में मिला requestId भेजे।",
  messageNotSent: "संदेश नहीं भेजा जा सका। कृपया थोड़ी देर में फिर कोशिश करें।",
  linkDead: "यह लिंक इस्तेमाल हो चुका है या इसका समय निकल गया है",
  signInAgain: "सुरक्षा के लिए कृपया पहले फिर से लॉग इन करें",
  reachUnusable: "कृपया ईमेल पता या मोबाइल नंबर दें",
  worksHereAlready: "यह व्यक्ति यहाँ पहले से काम करता है",
  lastOwner: "दुकान का कोई ओनर होना ज़रूरी है: पहले किसी और को ओनर बनाएँ",
  codeWayClosed: "वहाँ भेजे कोड से पहचान नहीं होगी, क्योंकि आपने उसी से लॉग इन किया है या आपके पास पासकी है",
  personChanged: "इस बीच किसी ने इसे बदल दिया है। देखकर फिर दबाएँ।",
  joinBySigningIn: "इस पते का खाता पहले से है। उससे लॉग इन करें, फिर लिंक दोबारा खोलें।",
  joinUnproven: "पहले अपने खाते का ईमेल पता पक्का करें, फिर लिंक दोबारा खोलें",
  codeWayUnknown: "हम वहाँ कोड नहीं भेज सकते",
  passkeyRefused: "यह पासकी स्वीकार नहीं हुई। कृपया फिर कोशिश करें।",
  passkeysFull: "इससे ज़्यादा पासकी नहीं रख सकते। पहले एक हटाएँ।",
  lastPasskey: "लॉग इन करने का आपके पास यही एक तरीक़ा है: पहले दूसरी पासकी, फ़ोन नंबर या ईमेल पता जोड़ें",
  googleNotSetUp: "इस दुकान में Google से लॉग इन उपलब्ध नहीं है",
  googleFailed: "Google से लॉग इन नहीं हो पाया। कृपया फिर कोशिश करें।",
} satisfies RefusalWords<typeof accountsContract>;

export const settingWords = {
  staff: {
    title: "सुरक्षा",
    lead: "आपसे और स्टाफ़ से कोड कब माँगा जाए, और एडिटर कितनी छूट दे सकें।",
    fields: {
      secondFactor: "कोड, या उँगली, चेहरा या PIN माँगें",
      sureRefundPaise: "इतने से बड़े रिफ़ंड पर फिर पूछें, रुपयों में",
      editorDiscount: "एडिटर एक बार में ज़्यादा से ज़्यादा इतनी छूट दे सकते हैं, प्रतिशत में",
    },
    choices: {
      "secondFactor.live": "जब दुकान असली भुगतान लेने लगे",
      "secondFactor.always": "हमेशा",
    },
  },
  guests: {
    title: "बिना खाते के ख़रीदना",
    lead: "मेहमान ख़रीद सकें या नहीं, और उनका कार्ट कितने दिन रहे।",
    fields: {
      allowed: "मेहमान बिना खाते के ख़रीद सकते हैं",
      days: "मेहमान का कार्ट इतने दिन रखें",
    },
    hints: {
      allowed: "ग्राहक ऑर्डर के साथ नाम और फ़ोन नंबर देते हैं, पासवर्ड नहीं चाहिए।",
      days: "मेहमान के आख़िरी बार आने से",
    },
    choices: {
      "allowed.profile": "GST चालू होने पर हाँ, पहले नहीं",
      "allowed.yes": "हाँ",
      "allowed.no": "नहीं",
    },
  },
} satisfies SettingWords<typeof accountsContract>;
