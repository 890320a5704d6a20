import { createHash } from 'node:crypto'
import type { WechatProvider } from './wechat'

const hour = 3600

export const createLocalWechat = (): WechatProvider => ({
  /** The same code is always the same person, so that a demo can come back to an account. */
  identify: (platform, code) => {
    const digest = createHash('sha256').update(`${platform}:${code}`).digest('base64url')
    return Promise.resolve(`local-${digest.slice(0, 22)}`)
  },
  // No account: a page sets nothing up, and there is no mini program to open.
  pageAppId: '',
  pageTicket: () => Promise.resolve({ value: 'local ticket', seconds: hour }),
  urlLink: () => Promise.resolve({ value: '', seconds: hour }),
})
