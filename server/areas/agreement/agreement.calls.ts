import type { agreementCalls } from '@contract/agreement'
import type { HandlersOf } from '@server/call/handler'
import { agreementInForce, agreementOf, versions } from './versions'

export const agreementHandlers: HandlersOf<typeof agreementCalls> = {
  '/tp5/api/Agreement/detail': async ({ key, version: asked }, { now }) => {
    const shown = asked === undefined ? agreementInForce(key, now) : agreementOf(key, asked)
    const { title, version, effectiveAt, sections } = shown
    return {
      title,
      version,
      effective_at: effectiveAt,
      in_force: shown === agreementInForce(key, now) ? 1 : 0,
      sections,
      versions: versions[key].map((one) => ({
        version: one.version,
        effective_at: one.effectiveAt,
      })),
    }
  },
}
