import type { agreementCalls } from '@contract/agreement'
import type { HandlersOf } from '@server/call/handler'
import { agreementInForce } from './agreement'

export const agreementHandlers: HandlersOf<typeof agreementCalls> = {
  '/tp5/api/Agreement/detail': async (input, { now }) => {
    const { title, version, effectiveAt, sections } = agreementInForce(input.key, now)
    return { title, version, effective_at: effectiveAt, sections }
  },
}
