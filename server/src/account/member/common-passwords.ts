import listed from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** Words that members of our regions choose. The list comes mostly from English sites and has them far down or not at all. */
const regional = `
contrasena contraseña senha senhas sifre mima kataru katasandi rahasia login mama papa huawei xiaomi oppo vivo samsung whatsapp instagram
facebook roblox fortnite freefire pubg garena dota luffy onepiece hinata flamengo corinthians palmeiras saopaulo gremio internacional
vasco fluminense botafogo cruzeiro atletico galatasaray fenerbahce besiktas trabzonspor messi neymar kaka muhammad ahmed ahmad hussain
ayesha usman bilal imran zainab islamabad karachi lahore delhi mumbai ganesh shiva lakshmi sairam priya pooja rahul amit deepak sandeep
bangladesh dhaka allah bismillah inshallah mashallah jesuschrist amen deus jesuscristo beijing woaini aini zhang chen taiwan taipei tokyo
korea seoul hanoi saigon malaysia indonesia jakarta bandung surabaya sayang cinta philippines manila pilipinas pinoy mahal mahalko
mahalkita amor amores teamo teamomucho tequiero amigo amigos estrella estrela corazon coracao familia felicidade chile peru venezuela
turkiye ankara egypt cairo nigeria slot slots lottery lotto jackpot winners luckyday gamble betting bet vip gamer gaming
abcd abcde abcdef qwer qwertz zxcv zxcvb zxczxc hahaha lalala nanana
`

/** This many of the commonest words are among the first guesses even with digits or signs around them. */
const WORDS = 5_000

/** The 49,000 commonest passwords of public leaks (zxcvbn), the commonest first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(listed)

/** Words that people build passwords from, in lower case. */
export const commonWords: ReadonlySet<string> = new Set([...listed.slice(0, WORDS), ...regional.split(/\s+/).filter(Boolean)])
