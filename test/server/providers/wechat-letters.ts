import type { Answer } from './remote'

export const letterPath = '/cgi-bin/message/subscribe/send'

export interface LetterBox {
  /** This person allows one more message of the template. */
  allow(openid: string, template: string): void
  /** What went out, the newest last. */
  sent: Record<string, unknown>[]
  post(wish: Record<string, unknown>): Answer
}

interface Field {
  value?: unknown
}

/** As many letters as WeChat takes of a field of each type. */
const longest: Record<string, number> = { thing: 20, phrase: 5 }

const isTooLong = ([key, { value }]: [string, Field]) =>
  [...String(value)].length > (longest[key.replace(/\d+$/, '')] ?? 32)

/** Subscribe messages: one for each time that the person has allowed one. */
export function newLetterBox(): LetterBox {
  const allowed: string[] = []
  const sent: Record<string, unknown>[] = []
  const refuse = (errcode: number, errmsg: string) => ({ body: { errcode, errmsg } })
  return {
    allow: (openid, template) => void allowed.push(`${openid} ${template}`),
    sent,
    post(wish) {
      const data = Object.entries(wish.data as Record<string, Field>)
      if (data.some(isTooLong)) return refuse(47003, 'argument invalid! data.value')
      const at = allowed.indexOf(`${String(wish.touser)} ${String(wish.template_id)}`)
      if (at < 0) return refuse(43101, 'user refuse to accept the msg')
      allowed.splice(at, 1)
      sent.push(wish)
      return { body: { errcode: 0, errmsg: 'ok' } }
    },
  }
}
