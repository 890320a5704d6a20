import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { choose, provider } from './provider'
import { type EnvReader, setting } from './setting'
import { httpUrl, text } from './values'

/** What an ad platform signs with, by the number of the key; it changes them now and then. */
export type VerifierKeys = ReadonlyMap<string, KeyObject>

const listed = z.object({
  keys: z.array(z.object({ keyId: z.coerce.string(), pem: z.string() })).min(1),
})

/** As platforms publish them: `{"keys":[{"keyId":1,"pem":"…"}]}`. */
export function readVerifierKeys(json: string): VerifierKeys {
  const { keys } = listed.parse(JSON.parse(json))
  return new Map(
    keys.map(({ keyId, pem }) => {
      const key = createPublicKey(pem)
      if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
        throw new Error(`key ${keyId} is none of the curve P-256`)
      return [keyId, key] as const
    }),
  )
}

const keys = text.transform((given, context) => {
  const { success, data: url } = httpUrl.safeParse(given)
  if (success) return { url }
  try {
    return { keys: readVerifierKeys(given) }
  } catch {
    const message = 'must be an http or https address, or {"keys":[{"keyId":1,"pem":"…"}]} of P-256'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
})

export const rewarded = provider('REWARDED_PROVIDER', {
  kind: 'platforms',
  says: '`local` gives points for a film of the house, `platforms` for those of ad platforms',
  fields: {
    weappUnit: setting(
      'REWARDED_WEAPP_AD_UNIT',
      z
        .string()
        .regex(/^adunit-[\w-]+$/, 'must be an ad unit like adunit-0123456789abcdef')
        .optional(),
      'Rewarded films in the mini program: ad unit of WeChat; without it there are none',
    ),
    webPage: setting(
      'REWARDED_WEB_URL',
      httpUrl.optional(),
      'Rewarded films on the web: page of a platform that signs what it tells; without it there are none',
    ),
    webUnit: setting(
      'REWARDED_WEB_AD_UNIT',
      text.optional(),
      'Its ad unit, as its callbacks say it',
    ),
    keys: setting(
      'REWARDED_KEYS',
      keys.optional(),
      'Public keys that it signs with: their address, or themselves as JSON',
    ),
  },
})

const ofWeb = ['webPage', 'webUnit', 'keys'] as const

export function readRewarded(reader: EnvReader) {
  const chosen = choose(reader, rewarded)
  if (chosen.provider === 'local') return chosen
  const { provider: kind, weappUnit = null, webPage, webUnit, keys } = chosen
  const named = ofWeb.map((field) => rewarded.fields[field].name)
  if (!weappUnit && !webPage)
    reader.problems.push(
      `${rewarded.fields.weappUnit.name} or ${rewarded.fields.webPage.name} is needed while ${rewarded.choice.name} is ${kind}`,
    )
  const web = webPage && webUnit && keys ? { page: webPage, unit: webUnit, keys } : null
  if (!web && (webPage || webUnit || keys)) reader.problems.push(`${named.join(', ')} go together`)
  return { provider: kind, weappUnit, web }
}

export type RewardedConfig = ReturnType<typeof readRewarded>

/** Origins of the pages that are shown. */
export const framedBy = (config: RewardedConfig): string[] =>
  config.provider === 'platforms' && config.web ? [new URL(config.web.page).origin] : []
