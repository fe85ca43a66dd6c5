/**
 * The tables that belong to the whole installation, by name, and why. In every other table the merchant comes first in all keys
 * (docs/scale.md).
 */
export const installationWide: Readonly<Record<string, string>> = {
  jobs: 'A process claims what is due of all merchants at once, in the order of their moments, and locks what it claims: a split table cannot do that. A row stays only until its work is done.',
  stopped_providers: 'A claim of jobs reads it together with them: a few rows.',
  cell_marks:
    'In a cell every process reads all of it twice a second, and so does each claim of jobs: a row for each merchant that was opened here, came or went.',
  server_keys: 'The keys that all workers seal and mark with: a few rows, read at the start.',
  rsa_keys: 'The key pairs that open encrypted calls. The client takes the public one before anybody asks for a merchant: a few rows.',
  envelope_digests:
    'An envelope is accepted once by the whole installation, whichever merchant it names: otherwise it could be used again at another. A statement names one digest, so the table can be split by that.',
  staff_people: 'Who works in the house may work for several merchants: a few rows.',
  staff_roles: 'Read together with the person, for all merchants at once: a few rows.',
  staff_networks: 'They go with the person: a few rows.',
  staff_invites: 'A link is found by its token, before anybody knows whom it is for: a few rows.',
  staff_passkeys: 'A browser shows a passkey before anybody knows whose it is: a few rows.',
  staff_tokens: 'A program shows its token before anybody knows whose it is: a few rows.',
  staff_sessions: 'A session is found by its token, and holds for all merchants of its person: a few rows.',
}
