/** What guessers try first, small letters; a number or sign at the end does not make one of these better. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123123 123321 123654 159753 159357 147258 147852 147258369 987654321 112233 121212 131313 101010 102030
  11223344 12341234 1234qwer 123qwe 123abc 123456a a123456 a12345 12345a 123456q q123456 123456789a abc123
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz2wsx3edc qaz123 qazwsx qazwsxedc qwe123 qwer1234 qweasd
  qweasdzxc qwerty qwertyu qwertyui qwertyuiop qwert asdfgh asdfghjkl asdf1234 asdasd zxcvbn zxcvbnm zxc123
  azerty azertyuiop password passw0rd p@ssword p@ssw0rd pa55word passwort passpass password1 pass123 pass1234
  letmein welcome welcome1 iloveyou ilove iloveu loveyou loveme love lovely sweetheart princess sunshine
  shadow master monkey dragon football baseball basketball soccer hockey superman batman spiderman starwars
  pokemon naruto ninja killer hunter ranger buster tigger jordan michael michelle jennifer jessica ashley
  charlie daniel thomas robert andrew joshua matthew anthony william george david jasmine nicole amanda
  hannah samantha maggie ginger pepper cookie summer winter flower butterfly rainbow chocolate cheese banana
  orange purple yellow silver golden freedom whatever nothing secret private trustno1 access admin
  administrator root toor login guest user test testing tester test123 test1234 demo default changeme
  changeit temp temporary computer internet google facebook samsung nokia iphone android apple microsoft
  windows linux mustang ferrari porsche mercedes yamaha harley corvette diamond phoenix mickey snoopy
  bailey cooper oliver jackson taylor merlin matrix maverick cowboy eagles lakers yankees dallas chelsea
  arsenal liverpool barcelona realmadrid ronaldo messi manchester mother father family friends forever
  friend together angel angels heaven jesus christ blessed godisgood
  india india123 bharat hindustan mumbai delhi kolkata chennai bangalore bengaluru hyderabad pune jaipur
  ganesh ganesha krishna krishna123 hanuman shiva mahadev omnamahshivaya omsairam sairam jaishreeram
  jaimatadi radhe radhika radhakrishna lakshmi saraswati durga allah bismillah waheguru
  sachin dhoni virat kohli cricket rahul rohit amit ravi raj rajesh suresh ramesh mahesh mukesh sanjay
  vijay ajay deepak sandeep pradeep anil sunil manish manoj arjun karan priya pooja neha anjali kavita
  sunita kiran jyoti nisha swati divya shanti mummy mummypapa papa mammi maapapa sweety sweetu
  jaan janu shona babu pari lovely123 iloveyou123 abcd abcd1234 abcdef abcdefg abcdefgh abcd123 abcde12345
  aaaaaa xxxxxx zzzzzz qqqqqq asdfasdf qwerqwer fuckyou fuckme bitch asshole hello hello123 hellohello
  goodluck lucky lucky7 success money dollar million rich startup office company business
  service support manager system server database oracle cisco security hacker hackme unknown nopassword
  mypassword thepassword password12 newpassword oldpassword haat haathaat shop shopping bazaar market`
    .split(/\s+/)
    .filter(Boolean),
);
