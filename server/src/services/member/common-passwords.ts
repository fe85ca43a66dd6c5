/** Words that passwords are made of the world over: with or without capitals, digits around them and letters swapped for look-alikes. */
const words = `
password passwort passw pass passwd contrasena contraseña senha senhas parola heslo haslo motdepasse wachtwoord sifre mima kataru katasandi
admin administrator root user guest test tester testing demo default login logon welcome hello holla bonjour changeme letmein letme secret
access master manager server system computer internet network wireless samsung nokia iphone android google facebook instagram whatsapp
youtube twitter yahoo hotmail gmail microsoft windows apple macintosh huawei xiaomi oppo vivo lenovo toshiba sony playstation xbox nintendo
minecraft roblox fortnite freefire pubg garena dota counter counterstrike warcraft starcraft diablo zelda pokemon pikachu naruto sasuke
sakura hinata goku dragon dragonball vegeta onepiece luffy zoro batman superman spiderman spider ironman hulk thor avengers joker matrix
starwars skywalker yoda vader anakin chewbacca harry potter harrypotter hermione gandalf frodo merlin phoenix unicorn wizard magic mystery
iloveyou loveyou love lovely lover loveme mylove mylife myself always forever friend friends family mother father mommy daddy mama papa
mamapapa brother sister baby babygirl babyboy angel angels angela princess prince queen king kings beauty beautiful pretty sweet sweety
sweetheart honey sugar cookie cookies candy chocolate cupcake peanut pumpkin cherry apple banana orange lemon melon mango strawberry
football soccer futbol baseball basketball hockey tennis golf golfer rugby cricket racing runner swimming fishing hunter hunting boxing
liverpool chelsea arsenal manchester united barcelona madrid realmadrid juventus milan inter bayern dortmund porto benfica flamengo
corinthians palmeiras santos saopaulo gremio internacional vasco fluminense botafogo cruzeiro atletico galatasaray fenerbahce besiktas
trabzonspor yankees dodgers lakers bulls celtics cowboys steelers packers eagles ronaldo messi neymar kaka beckham rooney zidane jordan
jordan michael kobe lebron tiger tigers lion lions eagle falcon hawk wolf wolves bear bears panther jaguar cougar shark dolphin dolphins
monkey donkey horse pony mustang stallion turtle snake cobra viper python spider scorpion rabbit bunny kitty kitten hellokitty cat cats
dog dogs doggy puppy buddy rocky lucky happy smile smiley sunny sunshine sunflower flower flowers rose roses lily daisy jasmine butterfly
summer winter spring autumn january february march april may june july august september october november december monday friday sunday
morning midnight night star stars starlight moon moonlight sun sky heaven rainbow snow snowball snoopy garfield mickey minnie donald
bugs tweety winnie scooby shrek simpson homer bart barbie cinderella tinkerbell disney ferrari porsche mercedes benz bmw audi toyota
honda yamaha suzuki kawasaki ducati harley davidson chevrolet camaro corvette ford nissan mazda subaru jeep lexus lamborghini
michael michelle jennifer jessica jasmine daniel daniela david davids andrew andrea andrei anthony antonio alexander alexandra alexandru
alejandro alejandra alex alexis ashley amanda nicole nicolas nicholas natasha natalia matthew maria marina mariana martin martina marcus
mark marco marie mario joseph jose josh joshua john johnny jonathan james jamie jackson jack jason justin justine julia juliana julian
kevin kelly karen karina katie kate katherine laura lauren linda lisa lucas lucia luis luisa robert roberto richard ricardo rafael raquel
ronald ryan rachel rebecca samantha samuel sandra sarah scott sebastian sergio sophia sophie stephanie steven steve stefan susan sylvia
teresa thomas tiffany timothy tony tyler vanessa valentina veronica victor victoria vincent william wilson xavier yolanda charles
charlie charlotte chris christian christina christine christopher claudia cristina cristian diana diego dennis donna dylan edgar eduardo
edward elizabeth emily emma eric erica eugene eva fabian felipe fernanda fernando florin francis francisco frank gabriel gabriela george
george gerald gloria grace gustavo hannah hector helen henry hunter isabel isabella ivan monica melissa megan miguel miranda molly morgan
muhammad mohammed mohamed ahmed ahmad ali hassan hussain hussein fatima ayesha usman bilal imran zainab pakistan islamabad karachi lahore
india indian delhi mumbai krishna ganesh ganesha shiva lakshmi sairam srinivas priya pooja rahul amit deepak sandeep bangladesh dhaka
allah allahuakbar bismillah inshallah mashallah jesus jesuschrist christ god godisgood blessed blessing faith hope amen deus jesuscristo
china beijing shanghai woaini aini wang zhang chen huang hongkong taiwan taipei japan tokyo korea seoul vietnam hanoi saigon thailand
bangkok malaysia indonesia jakarta bandung surabaya sayang cinta rahasia philippines manila pilipinas pinoy mahal mahalko mahalkita
brasil brazil rio saopaulo amor amores teamo teamomucho tequiero amigo amigos estrella estrela corazon coracao familia felicidade
mexico colombia argentina chile peru venezuela ecuador espana portugal italia france germany berlin london paris newyork america american
canada california florida texas chicago boston dallas denver phoenix arizona hawaii australia sydney russia moscow moskva turkey turkiye
istanbul ankara egypt cairo nigeria africa europe money cash dollar dollars rich million millionaire billion business casino poker slot
slots lottery lotto jackpot winner winners win lucky luckyday gambler gamble betting bet player players game gamer games gaming vip boss
diamond diamonds gold golden silver platinum crystal pearl ruby emerald sapphire black white blue red green yellow purple orange pink
blackberry blackcat whitetiger redsox bluebird greenday metallica nirvana slipknot linkinpark eminem tupac rihanna beyonce beatles elvis
music guitar piano drummer dancer dance singer rock rockstar rocknroll metal punk jazz hiphop freedom liberty justice peace power warrior
soldier army marine navy airforce police killer ninja samurai assassin sniper shadow ghost demon devil lucifer hell death dead zombie
vampire dracula blood thunder lightning storm hurricane fire ice iceman snowman trouble crazy loser fuckyou fuckoff fuck bitch asshole
shit sexy sexsex sex hottie playboy pussy dick bigdick money cheese chicken pepper bacon burger pizza coffee whiskey vodka tequila
budweiser corona heineken pepsi cocacola mcdonalds nike adidas puma gucci prada chanel school college university student students teacher
doctor nurse lawyer engineer police secret private personal qwer qwert qwerty qwertz azerty qweasd qweasdzxc asdf asdfg asdfgh asdfjkl
zxcv zxcvb zxcvbn zaqxsw qazwsx qazwsxedc wsxedc qaz wsx zaq xsw poiuy lkjhg mnbvc abc abcd abcde abcdef abcxyz xyz aaa asd asdasd qwe
qweqwe zxc zxczxc trustno trustnoone whatever nothing something anything everything nobody somebody anyone please ok okay yes no blabla
blahblah haha hahaha lol lolol lalala nanana dada test testtest foobar temp temporary public private oracle mysql postgres linux ubuntu
jordan slayer maverick cowboy ranger rangers raiders redskins broncos patriots giants arsenal bulldog bulldogs wildcat wildcats badger
beaver buster bailey bandit biscuit bonnie brandon brandy buffalo calvin cameron carlos carolina casper cassie champion chance chandler
chester chipper cooper creative danger darkness dexter digital disney domino dorothy eclipse einstein element enigma explorer extreme
fantasy fender flash florida fluffy franklin freddy galaxy gemini genesis gibson ginger goldfish goober gordon gretchen griffin guinness
hammer hardcore harvey heather hendrix hercules hollywood houston icecream indigo infinity jaguar jasper jeremy jerome jester junior
jupiter kawasaki kennedy killer knight knights kristina ladybug lakers leather legend leonardo letmein lifetime little logitech london
lorena lucky madison magnum marlboro marlin marshall martin maxwell melody mercury merlin midnight monica monster montana montana moose
mountain muffin murphy mustang napoleon nascar nathan newlife newport newton nirvana norman number olivia oliver orlando oscar pacific
packard pamela parker patricia patrick paul pauline peaches peanut penguin penelope peter peterpan phantom philip pirate pirates popcorn
precious preston princess pumpkin purple qwerty racecar rainbow raymond redhead reggie remember renegade reynolds rebel riley robin robot
rocket rocky rooster rosebud rosemary roxanne royals rusty sabrina sailor salvador sammy samson sandiego sandy sasha saturn savannah
scarface scarlett scooter scorpio seattle shadow shannon sharon sheila shelby sherry sierra simone skater skippy skyline smokey snickers
snoop snowflake soccer sophie sparky spartan special spencer spirit spitfire sprite squirt stanley starfish stella sterling stonecold
stranger stupid success sultan superstar supernova surfer surfing sweden swimmer tamara taylor teddy teddybear telephone tequila theman
theone thumper tigger tinker titanic tomcat toyota travis trinity trooper trucker tucker twilight unique valentine valerie vegas venus
vegas vladimir volcano volleyball walter warrior warriors welcome westside whisper willow winston wonder xanadu yellow zachary zaphod zeus
`

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))
