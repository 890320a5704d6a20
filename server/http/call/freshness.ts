import { Refusal } from '@server/call/refusal'
import type { Parameters } from './parameters'

const tolerance = 300

/** The refusal tells the server's time, so that a wrong phone clock locks nobody out. */
export function checkFreshness(parameters: Parameters, now: Date) {
  const sent = parameters.hm_timestamp ?? ''
  const serverTime = Math.floor(now.getTime() / 1000)
  const fresh = /^\d{1,12}$/.test(sent) && Math.abs(Number(sent) - serverTime) <= tolerance
  if (!fresh) throw new Refusal('stale', undefined, { server_time: serverTime })
}
