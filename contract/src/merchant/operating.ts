import Type from 'typebox'
import { Promotions } from '#rewards/available-promotions.ts'
import { CustomerServiceEntry, ScrambledPath } from '#site/domain-problem.ts'
import { DomainEntry } from '#site/domain-route.ts'
import { DownloadLink } from '#site/downloads/download-links.ts'
import { DownloadSettings, ForcedDownloadSettings } from '#site/downloads/download-settings.ts'
import { InstallSettings } from '#site/downloads/install.ts'
import { ServiceScriptPlace } from '#support/customer-service-script.ts'
import { optional, secretName, strict } from './merchant-fields.ts'

const TimeOfDay = (description: string, usual: string) =>
  Type.String({
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    message: 'must be a time of the day like 21:00',
    default: usual,
    description: `${description}, in the merchant’s time zone`,
  })

/** What the app is offered as: for the home screen, to download. */
export const installSettings = {
  install: optional(Type.Partial(InstallSettings, { ...strict, description: 'the prompt for the home screen (docs/install.md)' })),
  download: optional(
    Type.Object(
      {
        ...Type.Partial(DownloadSettings).properties,
        links: optional(Type.Array(DownloadLink, { description: 'the downloads that are offered; without this setting there are none' })),
        profile: optional(
          Type.Object(
            {
              signing: optional(
                Type.Object(
                  { certificate: secretName('the certificate'), key: secretName('its RSA key') },
                  { ...strict, description: 'certificate and key, both in PEM; intermediate certificates follow the certificate' },
                ),
              ),
            },
            { ...strict, description: 'offer iOS players the configuration profile that this server makes, as MOBILECONFIG (docs/install.md)' },
          ),
        ),
      },
      { ...strict, description: 'the download bar and the app it offers (docs/install.md)' },
    ),
  ),
  forcedDownload: optional(Type.Partial(ForcedDownloadSettings, { ...strict, description: 'the forced download (docs/install.md)' })),
}

/** What is shown or shut while the business runs. */
export const operatingSettings = {
  promotions: optional(Type.Partial(Promotions, { ...strict, description: 'a promotion that is not named is off' })),
  referral: optional(
    Type.Object(
      {
        points: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'points that a member gets for the first deposit of each friend' }),
      },
      { ...strict, description: 'what inviting friends brings, while the promotion REFERRAL is on; nothing if absent' },
    ),
  ),
  live: optional(
    Type.Object(
      {
        wins: optional(
          Type.Object(
            {
              least: Type.Number({
                exclusiveMinimum: 0,
                maximum: 1_000_000_000_000,
                description: 'the least win that is shown, in whole units of the currency',
              }),
            },
            { ...strict, description: 'what was won lately in games and lotteries, with masked names; absent: not shown' },
          ),
        ),
        playing: optional(
          Type.Object(
            {
              least: Type.Integer({
                // Of a number of one everybody could learn that a friend plays.
                minimum: 2,
                maximum: 1_000_000,
                description: 'how many members must play a game before their number is shown',
              }),
            },
            { ...strict, description: 'how many members play each game now; absent: not shown' },
          ),
        ),
      },
      { ...strict, description: 'what home and the lobby show of the life of the house (docs/lobby.md)' },
    ),
  ),
  domains: optional(
    Type.Array(DomainEntry, {
      default: [],
      description: 'the other addresses (lines) of the product, offered when one does not answer (docs/operating.md)',
    }),
  ),
  customerService: optional(
    Type.Array(
      Type.Object(
        {
          ...Type.Omit(CustomerServiceEntry, ['path']).properties,
          url: optional(
            Type.String({
              pattern: '^(https?://|tel:|mailto:)',
              message: 'must begin with https://, http://, tel: or mailto:',
              maxLength: 500,
              description: 'in plain text; the server scrambles it',
            }),
          ),
          path: optional(ScrambledPath),
        },
        strict,
      ),
      { description: 'customer-service entries; each has either url or path (docs/operating.md)' },
    ),
  ),
  customerServiceScript: optional(
    Type.Object(
      {
        src: Type.String({
          pattern: '^https://[^\\s"<>]+$',
          message: 'must be an address that begins with https://',
          maxLength: 500,
          description: 'the address of the provider’s script',
        }),
        place: optional({
          ...ServiceScriptPlace,
          description:
            'frame, or without it: in a document of its own, which cannot reach the session; page: in the page of customer service, where it can read everything that the player can',
        }),
        origins: optional(
          Type.Array(
            Type.String({
              pattern: '^(https|wss)://[A-Za-z0-9.*:-]+$',
              message: 'must be an origin like https://cdn.provider.com or wss://chat.provider.com',
            }),
            { description: 'for page: what the script reaches besides its own origin' },
          ),
        ),
      },
      { ...strict, description: 'a customer-service script on the page of customer service (docs/chat.md)' },
    ),
  ),
  publishing: optional(
    Type.Object(
      { secondPerson: Type.Boolean({ description: 'a second person decides about what somebody publishes by the console' }) },
      { ...strict, description: 'how staff publish content (docs/console.md)' },
    ),
  ),
  campaigns: optional(
    Type.Object(
      {
        perWeek: optional(
          Type.Integer({
            minimum: 1,
            maximum: 50,
            default: 3,
            description: 'how many campaigns a member gets in seven days, by all channels together',
          }),
        ),
        quietFrom: optional(TimeOfDay('from when no push, e-mail or SMS of a campaign is sent', '21:00')),
        quietUntil: optional(TimeOfDay('until when; equal to quietFrom: they are sent at any time', '09:00')),
      },
      { ...strict, description: 'what staff send to many members (docs/console.md)' },
    ),
  ),
  maintenance: optional(
    Type.Object(
      {
        on: Type.Boolean({ description: 'every page and call answers that there is maintenance' }),
        end: optional(Type.String({ description: 'the planned end, ISO 8601' })),
      },
      strict,
    ),
  ),
  regions: optional(
    Type.Object(
      {
        deniedCountries: optional(
          Type.Array(Type.String({ pattern: '^[A-Z]{2}$', message: 'must be a country in two capitals (ISO 3166-1), like PH' }), {
            description: 'countries whose visitors are refused, ISO 3166-1',
          }),
        ),
        deniedAddresses: optional(Type.Array(Type.String(), { description: 'addresses and blocks that are refused, like 198.51.100.0/24' })),
        allowedAddresses: optional(Type.Array(Type.String(), { description: 'addresses and blocks that are accepted from every country' })),
      },
      strict,
    ),
  ),
}

/** The settings that an owner changes by the console while the business runs; they are one kind of content there. */
export const operatingFields = [
  'maintenance',
  'regions',
  'domains',
  'customerService',
  'live',
] as const satisfies readonly (keyof typeof operatingSettings)[]
