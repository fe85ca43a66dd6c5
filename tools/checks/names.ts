// “told” and “asked” were words of this project alone: for shown, sent, reported, and for a request. In names they stand only where a person asks or tells.

const SPEECH = new Set(['told', 'tell', 'tells', 'telling', 'untold', 'ask', 'asks', 'asked', 'asking', 'unasked'])

/** The words of a name in lower case: `askedAt` and `asked-at` have `asked` and `at`. */
export const wordsOf = (name: string): readonly string[] => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map(word => word.toLowerCase())

/** What is left of a file without its comments and texts; what stands in `${…}` of a template stays. */
const codeOf = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|[^:'"`])\/\/[^\n]*/g, '$1')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replaceAll(/`[^`]*`/g, template => [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner).join(' '))
    // Patterns, and words between the tags of a page.
    .replaceAll(/(?<=[(,:=[]\s*)\/(?:[^/\n\\]|\\.)+\/[a-z]*(?=[\s).,\]])/g, '//')
    .replaceAll(/>[^<>{}=;()]*</g, '><')

/** The names in a file that have such a word, each once, in order of the alphabet. */
export const namesOfSpeech = (text: string): readonly string[] => {
  const names = new Set(codeOf(text).match(/[A-Za-z_$][\w$]*/g))
  return [...names].filter(name => wordsOf(name).some(word => SPEECH.has(word))).sort()
}

/** Names that are right, and where: there a person asks, or is asked. */
export const personsAsk: readonly (readonly [names: readonly string[], places: RegExp])[] = [
  // Staff ask a second person, a company, for a file; commands and dialogs ask who uses them.
  [
    [
      'ask',
      'asks',
      'asking',
      'setAsks',
      'setAsking',
      'askFor',
      'askedAt',
      'askVoid',
      'askVoidRound',
      'askCompany',
      'askExport',
      'askNumber',
      'askForApproval',
      'askCampaign',
      'AskedCampaign',
    ],
    /^console\/|\/ops\/|^server\/src\/(?:staff|app)\/|^server\/src\/kernel\/commands\/|-command\.ts$|\.test\.ts$|\.e2e\.ts$/,
  ],
  [['Asked', 'askForRole', 'asksSecondPerson'], /^server\/src\/(?:staff|kernel\/ops|content\/ops)\//],
  [['askedAt'], /^server\/src\/privacy\/|^game-company\//],
  [['askedBy'], /^server\/src\/(?:payments|rewards)\/|^e2e\//],
  // A member asks in the chat, and is asked for a second factor, for consent, or whether they are sure.
  [
    ['ask', 'onAsk'],
    /^contract\/src\/index|^(?:contract|server|web)\/src\/(?:features\/)?support\/(?:chat|subject)|^web\/src\/features\/account\/security\//,
  ],
  [['ask'], /^contract\/src\/merchant\/access\.ts$|^server\/src\/(?:kernel\/merchants|account\/two-factor|testing\/pages)\//],
  [['alwaysAsk', 'AlwaysAskForm', 'useAskFirst', 'AskConsent', 'askSecondFactor', 'askToSignIn', 'mayAskToInstall', 'mayAsk'], /./],
  [
    ['asking', 'setAsking', 'isAsking'],
    /^web\/src\/(?:blocks\/(?:captcha|account\/confirm)|features\/(?:profile|tracking|account\/change-password))\/|^game-company\//,
  ],
  // What the audit log has kept under this name.
  [['asks'], /^server\/src\/(?:kernel\/audit|account\/session)\//],
]
