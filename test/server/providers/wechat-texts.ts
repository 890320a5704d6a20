import type { Answer } from './remote'

export const textCheckPath = '/wxa/msg_sec_check'

export interface TextReader {
  /** What is suggested of a text from now on. */
  suggests(text: string, suggest: 'pass' | 'review' | 'risky'): void
  /** Errors with this code whatever is asked; 0: none. */
  failsWith(errcode: number): void
  /** What was asked, the newest last. */
  asked: Record<string, unknown>[]
  read(wish: Record<string, unknown>): Answer
}

/** The check of texts, in its second version. */
export function newTextReader(): TextReader {
  const suggestions = new Map<string, string>()
  const asked: Record<string, unknown>[] = []
  let failure = 0
  const refuse = (errcode: number, errmsg: string) => ({ body: { errcode, errmsg } })
  return {
    suggests: (text, suggest) => void suggestions.set(text, suggest),
    failsWith: (errcode) => void (failure = errcode),
    asked,
    read(wish) {
      asked.push(wish)
      const { version, scene, openid, content } = wish
      if (failure) return refuse(failure, 'failed as asked')
      if (version !== 2 || typeof openid !== 'string') return refuse(40003, 'invalid openid')
      if (![1, 2, 3, 4].includes(Number(scene))) return refuse(40129, 'invalid scene')
      const suggest = suggestions.get(String(content)) ?? 'pass'
      const result = { suggest, label: suggest === 'pass' ? 100 : 20006 }
      return { body: { errcode: 0, errmsg: 'ok', trace_id: 'trace', result, detail: [] } }
    },
  }
}
