import { api } from '@contract/api'
import type { Call } from '@contract/call'
import { type RefusalName, refusals } from '@contract/refusals'
import type { Refusal } from './refusal'

export interface Envelope {
  error: number
  message: string
  data: unknown
}

export const answered = (data: unknown): Envelope => ({ error: 0, message: '成功', data })

export const refused = (refusal: Refusal): Envelope => ({
  error: refusal.error,
  message: refusal.message,
  data: refusal.data,
})

export const refusedAs = (name: RefusalName): Envelope => ({ ...refusals[name], data: null })

const calls: Partial<Record<string, Call>> = api

/** Whoever asks this call reads the HTTP status instead of an envelope. */
export const repliesByStatus = (path: string | undefined): boolean =>
  path !== undefined && calls[path]?.reply === 'status'

/** Where the API lives; everything else is the app and its files. */
const prefixes = ['/tp5/', '/user/', '/activity/', '/weixin/']

export const isApi = (url: string) => prefixes.some((prefix) => url.startsWith(prefix))
