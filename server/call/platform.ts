/** Where the app runs, as far as others have a say in what may be sold and shown there. */
export const platforms = ['iosMini', 'mini', 'web'] as const
export type Platform = (typeof platforms)[number]

interface Headers {
  referer?: string | undefined
  userAgent: string
}

/** WeChat writes the referer of a mini program, and lets no page of it write another. */
const miniProgram = 'https://servicewechat.com/'

/** Whose phones and computers are surely none of Apple's. */
const elsewhere = /Android|Harmony|Windows|Linux/i

/** No parameter of a call tells it. In doubt a mini program is one on iOS, where less is allowed. */
export function platformOf({ referer = '', userAgent }: Headers): Platform {
  if (!referer.startsWith(miniProgram)) return 'web'
  return elsewhere.test(userAgent) ? 'mini' : 'iosMini'
}
