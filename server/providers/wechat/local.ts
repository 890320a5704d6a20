import { createHash } from 'node:crypto'
import type { WechatProvider } from './wechat'
import { judgeByWords } from './word-list'

const hour = 3600

export const createLocalWechat = (): WechatProvider => ({
  /** The same code is always the same person, so that a demo can come back to an account. */
  identify: (platform, code) => {
    const digest = createHash('sha256').update(`${platform}:${code}`).digest('base64url')
    return Promise.resolve(`local-${digest.slice(0, 22)}`)
  },
  // No account: a page sets nothing up.
  pageAppId: '',
  pageTicket: () => Promise.resolve({ value: 'local ticket', seconds: hour }),
  /** H5 knows the pages of the mini program by the same paths, and stands for it. */
  urlLink: (path, query) =>
    Promise.resolve({ value: `/${path}${query && `?${query}`}`, seconds: hour }),
  checkText: ({ text }) => Promise.resolve(judgeByWords(text)),
})
